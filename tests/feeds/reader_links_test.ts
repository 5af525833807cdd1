/** The links that hand a feed's address to a reader. */
import assert from "node:assert/strict";
import { deviceReaderLink, hostedReaderLinks } from "../../lib/feeds/reader_links.ts";

const URL_OF_FEED = "https://feeds.example.org/api/v1/feeds/atom?token=mycorrhizal_feed_a-b_c";
const ENCODED =
  "https%3A%2F%2Ffeeds.example.org%2Fapi%2Fv1%2Ffeeds%2Fatom%3Ftoken%3Dmycorrhizal_feed_a-b_c";

Deno.test("hostedReaderLinks() gives each reader the whole address, encoded", () => {
  assert.deepEqual(
    hostedReaderLinks(URL_OF_FEED).map(({ reader, host, href }) => [reader, host, href]),
    [
      ["Feedly", "feedly.com", `https://feedly.com/i/subscription/feed%2F${ENCODED}`],
      ["Inoreader", "inoreader.com", `https://www.inoreader.com/?add_feed=${ENCODED}`],
      ["NewsBlur", "newsblur.com", `https://www.newsblur.com/?url=${ENCODED}`],
      [
        "The Old Reader",
        "theoldreader.com",
        `https://theoldreader.com/feeds/subscribe?url=${ENCODED}`,
      ],
      ["Feedbin", "feedbin.com", `https://feedbin.com/?subscribe=${ENCODED}`],
    ],
  );
});

Deno.test("deviceReaderLink() keeps the scheme behind feed:", () => {
  assert.equal(deviceReaderLink(URL_OF_FEED), `feed:${URL_OF_FEED}`);
});
