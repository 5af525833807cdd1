/** One account in the list, and what an admin can do to it. */
import type { ListedUser } from "../../../../../lib/accounts/list_users.ts";
import type { User } from "../../../../../lib/accounts/users.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { Badge } from "../../../../(_components)/Badge.tsx";
import type { FormErrors } from "../../../../(_forms)/form_state.ts";
import { RelativeMoment } from "../../../settings/(_settings)/RelativeMoment.tsx";
import { UserForms } from "./UserForms.tsx";

interface Props {
  user: ListedUser;
  /** What is wrong with what was just asked for this user. */
  errors: FormErrors | null;
  /** Who reads the list. */
  admin: User;
  now: Date;
  translator: Translator;
}

export function UserRow({ user, errors, admin, now, translator }: Props) {
  return (
    <li>
      <div class="row">
        <h2>{user.displayName}</h2>
        <Badge label={translator.text(`users.${user.role}`)} />
        {user.disabledAt !== null && (
          <Badge label={translator.text("users.suspended")} tone="look" />
        )}
      </div>
      <p>{user.email}</p>
      <dl class="facts">
        <div>
          <dt>{translator.text("users.created")}</dt>
          <dd>
            <RelativeMoment instant={user.createdAt} user={admin} {...{ now, translator }} />
          </dd>
        </div>
      </dl>
      {user.id === admin.id
        ? <p class="quiet small">{translator.text("users.you")}</p>
        : <UserForms {...{ user, errors, translator }} />}
    </li>
  );
}
