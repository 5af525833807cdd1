import { rssFeed } from "./(_rss)/rss_feed.ts";

export const handler = rssFeed("filtered");
