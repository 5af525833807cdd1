export { parseFeed as parseWithFeedParser } from "npm:@rowanmanning/feed-parser@2.1.5";
export { parseFeed as parseWithFeedsmith } from "npm:feedsmith@3.0.1";
