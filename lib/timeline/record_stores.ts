/** The statements of every record, by its name. */
import type { RecordName } from "../shared/records/record.ts";
import type { CollectedRecord, CollectedStore, RecordStore } from "./record_store.ts";
import { activities } from "./queries/activities.ts";
import { completions } from "./queries/completions.ts";
import { externalActivities } from "./queries/external_activities.ts";
import { gifts } from "./queries/gifts.ts";
import { lifeEvents } from "./queries/life_events.ts";
import { notes } from "./queries/notes.ts";
import { reminders } from "./queries/reminders.ts";

export const COLLECTED_STORES: { [N in CollectedRecord]: CollectedStore<N> } = {
  note: notes,
  activity: activities,
  reminder: reminders,
  life_event: lifeEvents,
  external_activity: externalActivities,
  gift: gifts,
};

export const STORES: { [N in RecordName]: RecordStore<N> } = {
  ...COLLECTED_STORES,
  completion: completions,
};
