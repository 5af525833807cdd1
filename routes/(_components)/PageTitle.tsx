/** The document's title: where one is, the nearest place first. */
import { Head } from "fresh/runtime";
import { PRODUCT_NAME } from "../../lib/shared/product.ts";

/** `parts` from the page outwards: `["Feeds", "Settings"]`. */
export function PageTitle({ parts }: { parts: readonly string[] }) {
  return (
    <Head>
      <title>{[...parts, PRODUCT_NAME].join(" · ")}</title>
    </Head>
  );
}
