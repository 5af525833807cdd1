import assert from "node:assert/strict";
import { ADA, card, type CardCase, readCards, summarize, testCards } from "./cards.ts";

const REACHABILITY: CardCase[] = [
  {
    name: "the first value is primary when none is preferred",
    file: card("3.0", ADA, "EMAIL:a@example.org", "EMAIL:b@example.org", "TEL:1", "TEL:2"),
    contact: {
      email: "a@example.org",
      otherEmails: ["b@example.org"],
      phone: "1",
      otherPhones: ["2"],
    },
  },
  {
    name: "TYPE=pref in a list",
    file: card("3.0", ADA, "TEL:1", "TEL;TYPE=work,PREF,voice:2", "TEL:3"),
    contact: { phone: "2", otherPhones: ["1", "3"] },
  },
  {
    name: "a bare PREF of vCard 2.1",
    file: card("2.1", ADA, "TEL;HOME;CELL:1", "TEL;HOME;PREF:2"),
    contact: { phone: "2", otherPhones: ["1"] },
  },
  {
    name: "PREF by its number",
    file: card(
      "4.0",
      ADA,
      ...["TEL;PREF=0:1", "TEL;PREF=150:2", "TEL:3", "TEL;PREF=50:4", "TEL;PREF=2:5"],
    ),
    contact: { phone: "5", otherPhones: ["4", "1", "2", "3"] },
  },
  {
    name: "the same address and number, written differently, once",
    file: card(
      "3.0",
      ADA,
      "EMAIL:A@example.org",
      "EMAIL:a@EXAMPLE.org",
      "TEL:+1 (2) 3-4",
      "TEL:+1234",
    ),
    contact: { email: "A@example.org", otherEmails: [], phone: "+1 (2) 3-4", otherPhones: [] },
  },
  {
    name: "tel: and mailto:",
    file: card(
      "4.0",
      ADA,
      "EMAIL:mailto:a%2Bb@example.org?subject=x",
      "TEL;VALUE=uri:tel:+1-555-1212;phone-context=example.org",
      "TEL;VALUE=uri:TEL:+1-555-1213;ext=42",
    ),
    contact: {
      email: "a+b@example.org",
      phone: "+1-555-1212",
      otherPhones: ["+1-555-1213 ext. 42"],
    },
  },
  {
    name: "control characters behind percent signs, and percent signs that encode nothing",
    file: card("4.0", ADA, "EMAIL:mailto:a%00b%0A@example.org", "EMAIL:mailto:100%@example.org"),
    contact: { email: "ab @example.org", otherEmails: ["100%@example.org"] },
  },
  {
    name: "a semicolon in a number that is no URI",
    file: card("3.0", ADA, "TEL:1;2"),
    contact: { phone: "1;2" },
  },
  {
    name: "the preferred web address, others reported",
    file: card("3.0", ADA, "URL:https://a.example/", "item1.URL;type=pref:https://b.example/"),
    contact: { website: "https://b.example/" },
    warnings: ["4 extra_value_ignored URL"],
  },
  {
    name: "a web address without a scheme",
    file: card("3.0", ADA, "URL:www.example.org/ada", "URL:http://www.example.org/ada"),
    contact: { website: "http://www.example.org/ada" },
  },
  {
    name: "a URL that is no web address is left out",
    file: card("3.0", ADA, "URL:javascript:alert(1)", "URL:see Bob", "URL:https://a.example/"),
    contact: { website: "https://a.example/" },
    warnings: ["4 not_a_web_address URL"],
  },
];

testCards("reads how to reach a contact", REACHABILITY);

Deno.test("parseVcards() keeps 20 further values and reports that there were more", () => {
  const numbers = Array.from({ length: 22 }, (_, index) => `${index + 100}`);

  const [result] = readCards(card("3.0", ADA, ...numbers.map((number) => `TEL:${number}`)));

  assert.equal(result?.contact?.phone, numbers[0]);
  assert.deepEqual(result?.contact?.otherPhones, numbers.slice(1, 21));
  assert.deepEqual(result?.warnings.map(summarize), ["25 extra_value_ignored TEL"]);
});

const ADDRESSES: CardCase[] = [
  {
    name: "with a region, the code after it",
    file: card("3.0", ADA, "ADR:Box 9;Apt 2;100 Waters Edge;Baytown;LA;30314;USA"),
    contact: { address: "100 Waters Edge\nApt 2\nBox 9\nBaytown, LA 30314\nUSA" },
  },
  {
    name: "without a region, the code before the place",
    file: card("3.0", ADA, "ADR:;;Hauptstr. 1;Bad Homburg;;61352;Germany"),
    contact: { address: "Hauptstr. 1\n61352 Bad Homburg\nGermany" },
  },
  {
    name: "line breaks and lists in a component",
    file: card("3.0", ADA, "ADR:;;Street 4\\nBuilding 6,Floor 8,;New York;;;"),
    contact: { address: "Street 4\nBuilding 6, Floor 8\nNew York" },
  },
  {
    name: "the preferred one, others reported",
    file: card("4.0", ADA, "ADR:;;One;;;;", "ADR;PREF=1:;;Two;;;;"),
    contact: { address: "Two" },
    warnings: ["4 extra_value_ignored ADR"],
  },
  {
    name: "the LABEL parameter when all components are empty",
    file: card("4.0", ADA, 'ADR;LABEL="1 Way\\nTown, State":;;;;;;'),
    contact: { address: "1 Way\nTown, State" },
  },
  {
    name: "the LABEL property when there is no ADR",
    file: card("2.1", ADA, "ADR;HOME:", "LABEL;HOME;ENCODING=QUOTED-PRINTABLE:1 Way=0D=0ATown"),
    contact: { address: "1 Way\nTown" },
  },
  {
    name: "no LABEL beside an ADR",
    file: card("3.0", ADA, "LABEL:Elsewhere", "ADR:;;1 Way;;;;"),
    contact: { address: "1 Way" },
  },
];

testCards("formats the postal address", ADDRESSES);
