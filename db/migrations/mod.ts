/** The migrations in their order. The list is append-only: what has run anywhere never changes. */
import type { Migration } from "kysely/migration";
import * as accounts from "./0001_accounts.ts";
import * as contacts from "./0002_contacts.ts";
import * as records from "./0003_records.ts";
import * as feeds from "./0004_feeds.ts";
import * as apiTokens from "./0005_api_tokens.ts";
import * as recoveryLinks from "./0006_recovery_links.ts";
import * as workspaces from "./0007_workspaces.ts";
import * as intelligenceFeedTokens from "./0008_intelligence_feed_tokens.ts";
import * as listedFeedTokens from "./0009_listed_feed_tokens.ts";

export const MIGRATIONS: Record<string, Migration> = {
  "0001_accounts": accounts,
  "0002_contacts": contacts,
  "0003_records": records,
  "0004_feeds": feeds,
  "0005_api_tokens": apiTokens,
  "0006_recovery_links": recoveryLinks,
  "0007_workspaces": workspaces,
  "0008_intelligence_feed_tokens": intelligenceFeedTokens,
  "0009_listed_feed_tokens": listedFeedTokens,
};
