/** A feed that has just been made or rotated: the one showing of its address, and the ways into a reader. */
import { CopyButton } from "../../../../../islands/CopyButton.tsx";
import { renderOpml } from "../../../../../lib/feeds/opml.ts";
import { deviceReaderLink, hostedReaderLinks } from "../../../../../lib/feeds/reader_links.ts";
import type { Translator } from "../../../../../lib/i18n/translator.ts";
import { ButtonLink } from "../../../../(_components)/Button.tsx";
import { PageHead } from "../../../../(_components)/PageHead.tsx";
import { QrCode } from "../../../../(_components)/QrCode.tsx";
import { SecretOnce } from "../../../../(_components)/SecretOnce.tsx";
import { FeedsPageTitle } from "./FeedsPageTitle.tsx";
import type { FeedShownOnce } from "./show_once.ts";

const ADDRESS_ID = "feed-address";

interface Props {
  shown: FeedShownOnce;
  translator: Translator;
}

export function CreatedFeedPage({ shown: { feed, url }, translator }: Props) {
  const title = translator.text("feeds.created_title", { name: feed.name });
  return (
    <>
      <FeedsPageTitle part={title} translator={translator} />
      <PageHead
        title={title}
        parent={{ href: "/settings/feeds", label: translator.text("feeds.title") }}
      />
      <div class="sections">
        <SecretOnce
          id={ADDRESS_ID}
          label={translator.text("feeds.address")}
          secret={url}
          warning={translator.text("feeds.once")}
        >
          <CopyButton
            targetId={ADDRESS_ID}
            label={translator.text("feeds.copy")}
            doneText={translator.text("feeds.copied")}
            failedText={translator.text("feeds.copy_by_hand")}
          />
        </SecretOnce>
        <OwnReaders {...{ feed, url, translator }} />
        <HostedReaders {...{ url, translator }} />
        <p>
          <ButtonLink href="/settings/feeds">{translator.text("feeds.done")}</ButtonLink>
        </p>
      </div>
    </>
  );
}

function OwnReaders({ feed, url, translator }: FeedShownOnce & { translator: Translator }) {
  const title = feed.contact_name === null
    ? translator.text("feed.title.aggregate")
    : translator.text("feed.title.contact", { contact: feed.contact_name });
  const opml = `data:text/x-opml;charset=utf-8,${encodeURIComponent(renderOpml({ title, url }))}`;
  return (
    <section class="stack">
      <h2>{translator.text("feeds.readers.own")}</h2>
      <p>{translator.text("feeds.readers.own_hint")}</p>
      <ul class="link-list row">
        <li>
          <a href={deviceReaderLink(url)}>{translator.text("feeds.readers.own_link")}</a>
        </li>
        <li>
          <a href={opml} download="mycorrhizal-feed.opml">
            {translator.text("feeds.readers.opml")}
          </a>
        </li>
      </ul>
      <figure>
        <QrCode text={url} label={translator.text("feeds.qr")} />
        <figcaption class="small quiet">{translator.text("feeds.qr_hint")}</figcaption>
      </figure>
    </section>
  );
}

function HostedReaders({ url, translator }: { url: string; translator: Translator }) {
  return (
    <section class="stack">
      <h2>{translator.text("feeds.readers.hosted")}</h2>
      <p>{translator.text("feeds.readers.hosted_hint")}</p>
      <ul class="link-list row">
        {hostedReaderLinks(url).map(({ reader, host, href }) => (
          <li key={host}>
            <a href={href} rel="noreferrer noopener">
              {translator.text("feeds.readers.hosted_link", { reader, host })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
