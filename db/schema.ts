/** Every table by name: the type parameter of all queries. */
import type {
  AuditEventsTable,
  InstanceTable,
  RecoveryLinksTable,
  SessionsTable,
  UsersTable,
} from "./tables/accounts.ts";
import type { ApiTokensTable } from "./tables/api_tokens.ts";
import type { ContactImportsTable, ContactsTable } from "./tables/contacts.ts";
import type { FeedsTable } from "./tables/feeds.ts";
import type {
  ActivitiesTable,
  ActivityContactsTable,
  ExternalActivitiesTable,
  GiftsTable,
  LifeEventsTable,
  NotesTable,
  ReminderCompletionsTable,
  RemindersTable,
} from "./tables/records.ts";
import type {
  ArticlesTable,
  IntelligenceFeedTokensTable,
  WorkspaceMembersTable,
  WorkspacesTable,
} from "./tables/workspaces.ts";

export interface Schema {
  instance: InstanceTable;
  users: UsersTable;
  sessions: SessionsTable;
  recovery_links: RecoveryLinksTable;
  audit_events: AuditEventsTable;
  contacts: ContactsTable;
  contact_imports: ContactImportsTable;
  notes: NotesTable;
  activities: ActivitiesTable;
  activity_contacts: ActivityContactsTable;
  reminders: RemindersTable;
  reminder_completions: ReminderCompletionsTable;
  life_events: LifeEventsTable;
  external_activities: ExternalActivitiesTable;
  gifts: GiftsTable;
  feeds: FeedsTable;
  api_tokens: ApiTokensTable;
  workspaces: WorkspacesTable;
  workspace_members: WorkspaceMembersTable;
  articles: ArticlesTable;
  intelligence_feed_tokens: IntelligenceFeedTokensTable;
}
