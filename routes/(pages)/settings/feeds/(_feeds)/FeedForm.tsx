/** The form that makes a feed: whose timeline, how much of it, and what that would look like. */
import { FeedPreview } from "../../../../../islands/FeedPreview.tsx";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import {
  DETAIL_LEVELS,
  FEED_KINDS,
  MAX_FEED_NAME_LENGTH,
} from "../../../../../lib/shared/feed_options.ts";
import { Choices } from "../../../../(_components)/Choices.tsx";
import { Select } from "../../../../(_components)/Select.tsx";
import { TextInput } from "../../../../(_components)/TextInput.tsx";
import type { FormErrors } from "../../../../(_forms)/form_state.ts";
import { FormEnd } from "../../../../(_forms)/FormEnd.tsx";
import { type FeedForm as FeedFormData, MAX_LISTED_PEOPLE } from "./feed_form.ts";
import { PreviewLevels } from "./PreviewLevels.tsx";

interface Props {
  form: FeedFormData;
  labels: FeedFormLabels;
  errors: FormErrors;
  translator: Translator;
}

export type FeedFormLabels = Record<"name" | "kind" | "entity_id" | "detail", string>;

/** Each control's label by its name, in the form's order. */
export function feedFormLabels(translator: Translator): FeedFormLabels {
  return {
    name: translator.text("feeds.form.name"),
    kind: translator.text("feeds.form.kind"),
    entity_id: translator.text("feeds.form.entity_id"),
    detail: translator.text("feeds.form.detail"),
  };
}

export function FeedForm({ form, labels, errors, translator }: Props) {
  return (
    <form class="feed-form sections" method="post" action="/settings/feeds" noValidate>
      <input type="hidden" name="id" value={form.id} />
      <TextInput
        name="name"
        label={labels.name}
        hint={translator.text("feeds.form.name_hint")}
        error={errors.byName.name}
        value={form.values.name}
        maxLength={MAX_FEED_NAME_LENGTH}
        autocomplete="off"
        required
        autofocus
      />
      <KindChoice {...{ form, labels, errors, translator }} />
      <DetailChoice {...{ form, labels, errors, translator }} />
      <section class="stack">
        <p>{translator.text("feeds.form.copies")}</p>
        <p>{translator.text("feeds.form.recommendation")}</p>
        <PreviewLevels preview={form.preview} translator={translator} />
      </section>
      <FormEnd
        submit={translator.text("feeds.form.submit")}
        cancelHref="/settings/feeds"
        {...{ translator }}
      >
        <FeedPreview
          href="/settings/feeds/new"
          updateLabel={translator.text("feeds.preview.show")}
          failedText={translator.text("feeds.preview.failed")}
        />
      </FormEnd>
    </form>
  );
}

function KindChoice({ form, labels, errors, translator }: Props) {
  return (
    <Choices
      name="kind"
      label={labels.kind}
      error={errors.byName.kind}
      value={form.values.kind ?? ""}
      choices={FEED_KINDS.toReversed().map((kind) => ({
        value: kind,
        label: translator.text(`feeds.kind.${kind}`),
        explanation: translator.text(`feeds.kind.${kind}.explanation`),
      }))}
    >
      <div class="for-contact">
        <Select
          name="entity_id"
          label={labels.entity_id}
          hint={form.hasMorePeople
            ? translator.text("feeds.form.more_people", { limit: MAX_LISTED_PEOPLE })
            : undefined}
          error={errors.byName.entity_id}
          value={form.values.entity_id}
          options={[
            { value: "", label: translator.text("feeds.form.entity_id_none") },
            ...form.people,
          ]}
        />
      </div>
    </Choices>
  );
}

function DetailChoice({ form, labels, errors, translator }: Props) {
  return (
    <Choices
      name="detail"
      label={labels.detail}
      error={errors.byName.detail}
      value={form.values.detail ?? ""}
      choices={DETAIL_LEVELS.map((level) => ({
        value: level,
        label: translator.text(`feeds.level.${level}`),
        explanation: translator.text(`feeds.level.${level}.explanation`),
      }))}
    >
      <p class="for-full notice notice-look">{translator.text("feeds.form.warning")}</p>
    </Choices>
  );
}
