/** Opens the form that makes a feed in a dialog, where its preview follows it. */
import { FeedPreview } from "./FeedPreview.tsx";
import { FormDialog } from "./FormDialog.tsx";

interface Props {
  /** The page that has the form. */
  href: string;
  label: string;
  title: string;
  previewFailedText: string;
}

export function CreateFeedDialog({ href, label, title, previewFailedText }: Props) {
  return (
    <FormDialog id="new-feed" {...{ href, label, title }}>
      <FeedPreview href={href} failedText={previewFailedText} />
    </FormDialog>
  );
}
