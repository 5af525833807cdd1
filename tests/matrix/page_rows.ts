/** Pages and forms: what each of them answers to each persona (DESIGN sections 4 and 9). */
import { addPersona } from "../personas.ts";
import { sampleInput } from "../record_samples.ts";
import { adminPage, type Asked, eachPage, ownPage, type Row } from "./answers.ts";
import { newEmail, PASSWORD, type World } from "./world.ts";

const NAMES = { given_name: "Grace" };
const DATE = "2026-02-01T10:30";

export const TIMELINE_ROWS: Row[] = [
  { route: "GET /", answers: eachPage(200) },
  { route: "GET /contacts", answers: eachPage(200) },
  { route: "POST /contacts", answers: eachPage(303), ask: () => ({ form: NAMES }) },
  { route: "GET /contacts/new", answers: eachPage(200) },
  { route: "GET /contacts/import", answers: eachPage(200) },
  // A form without a file: the page says what is missing.
  { route: "POST /contacts/import", answers: eachPage(422), ask: () => ({ form: {} }) },
  { route: "GET /contacts/import/:id", answers: ownPage(200), ask: contactImport },
  { route: "GET /contacts/:id", answers: ownPage(200), ask: contact },
  {
    route: "GET /contacts/:id/records/:path",
    answers: eachPage(303),
    ask: recordOfContact,
  },
  { route: "POST /contacts/:id/records/:path", answers: ownPage(303), ask: recordOfContact },
  { route: "GET /contacts/:id/edit", answers: ownPage(200), ask: contact },
  { route: "POST /contacts/:id/edit", answers: ownPage(303), ask: contact },
  { route: "POST /contacts/:id/archival", answers: ownPage(303), ask: contact },
  { route: "GET /contacts/:id/deletion", answers: ownPage(200), ask: contact },
  { route: "POST /contacts/:id/deletion", answers: ownPage(303), ask: contact },
  { route: "POST /contacts/:id/restoration", answers: ownPage(303), ask: deletedContact },
  {
    route: "GET /records/:path",
    answers: eachPage(303),
    ask: () => ({ params: { path: "notes" } }),
  },
  {
    route: "POST /records/:path",
    answers: { ...ownPage(303), "other user": 422, "admin": 422 },
    ask: noteForm,
  },
  { route: "GET /records/:path/:id", answers: ownPage(200), ask: note },
  { route: "POST /records/:path/:id", answers: ownPage(303), ask: note },
  { route: "POST /records/:path/:id/deletion", answers: ownPage(303), ask: note },
  { route: "GET /reminders/:id/completions", answers: ownPage(200), ask: reminder },
  { route: "POST /reminders/:id/completions", answers: ownPage(303), ask: reminder },
];

export const ADMIN_ROWS: Row[] = [
  { route: "GET /admin/users", answers: adminPage(200) },
  { route: "POST /admin/users", answers: adminPage(303), ask: userForm },
  ...["password-reset", "suspension", "reinstatement", "deletion"].flatMap((deed): Row[] => [
    { route: `GET /admin/users/:id/${deed}`, answers: adminPage(303), ask: user },
    { route: `POST /admin/users/:id/${deed}`, answers: adminPage(303), ask: user },
  ]),
];

async function contact(world: World): Promise<Asked> {
  const id = await world.add("contacts", NAMES);
  return { params: { id }, form: { ...NAMES, nickname: "G", archived: "true" } };
}

/** An import that is over. */
async function contactImport({ owner }: World): Promise<Asked> {
  const answer = await owner.fetch("/api/v1/contacts/import", {
    method: "POST",
    headers: { "content-type": "text/vcard" },
    body: "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Grace\r\nEND:VCARD\r\n",
  });
  const { id } = await answer.json();
  return { params: { id } };
}

async function recordOfContact(world: World): Promise<Asked> {
  const { params, form } = await contact(world);
  return { params: { ...params, path: "notes" }, form: { ...form, content: "Text", date: DATE } };
}

async function deletedContact(world: World): Promise<Asked> {
  const id = await world.add("contacts", NAMES);
  await world.owner.fetch(`/api/v1/contacts/${id}`, { method: "DELETE" });
  return { params: { id } };
}

function noteForm({ contactId }: World): Asked {
  const form = { contact_id: contactId, content: "Text", date: DATE };
  return { params: { path: "notes" }, form };
}

async function note(world: World): Promise<Asked> {
  const id = await world.add("notes", sampleInput("note", world.contactId));
  return { ...noteForm(world), params: { path: "notes", id } };
}

async function reminder(world: World): Promise<Asked> {
  const id = await world.add("reminders", sampleInput("reminder", world.contactId));
  return { params: { id }, form: { message: "Done", completed_at: DATE } };
}

function userForm(): Asked {
  return { form: { email: newEmail(), display_name: "Grace", password: PASSWORD, role: "member" } };
}

async function user({ app }: World): Promise<Asked> {
  const { user: { id } } = await addPersona(app);
  return { params: { id }, form: { new_password: PASSWORD } };
}
