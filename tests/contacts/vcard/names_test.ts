import { ADA, card, type CardCase, testCards } from "./cards.ts";

const NAMES: CardCase[] = [
  {
    name: "FN and the components of N",
    file: card("3.0", "N:Lovelace;Ada;Augusta King;Countess;F.R.S.", ADA),
    contact: {
      displayName: "Ada Lovelace",
      familyName: "Lovelace",
      givenName: "Ada",
      middleName: "Augusta King",
      honorificPrefix: "Countess",
      honorificSuffix: "F.R.S.",
    },
  },
  {
    name: "lists in N",
    file: card("4.0", ADA, "N:Stevenson;John;Philip,Paul;Dr.,Prof.;Jr.,M.D.,;;Jr."),
    contact: {
      middleName: "Philip Paul",
      honorificPrefix: "Dr. Prof.",
      honorificSuffix: "Jr., M.D.",
    },
  },
  {
    name: "a comma in N of vCard 2.1 is a comma",
    file: card("2.1", "N:Doe;John;Q.,Public"),
    contact: { displayName: "John Q.,Public Doe", middleName: "Q.,Public" },
  },
  {
    name: "the first N that says something, another reported",
    file: card("3.0", ADA, "N:;;;;", "N:Lovelace;Ada", "N:Byron;Ada"),
    contact: { familyName: "Lovelace" },
    warnings: ["6 extra_value_ignored N"],
  },
  {
    name: "another N with the same ALTID is its transliteration",
    file: card("4.0", "FN:孫中山", "N;ALTID=1:孫;中山", "N;ALTID=1;SCRIPT=Latn:syun1;zung1saan1"),
    contact: { familyName: "孫", givenName: "中山" },
  },
  {
    name: "several nicknames",
    file: card("3.0", ADA, "NICKNAME:Robbie", "NICKNAME:Jim,Jimmie"),
    contact: { nickname: "Robbie, Jim, Jimmie" },
  },
  {
    name: "the organization without its units",
    file: card("3.0", ADA, "ORG:ABC\\, Inc.;North;Marketing"),
    contact: { organization: "ABC, Inc." },
  },
  {
    name: "a comma of an organization",
    file: card("4.0", ADA, "ORG:A,B"),
    contact: { organization: "A,B" },
  },
  {
    name: "a unit when the organization is empty",
    file: card("3.0", ADA, "ORG:;Marketing"),
    contact: { organization: "Marketing" },
  },
  {
    name: "TITLE before ROLE",
    file: card("4.0", ADA, "ROLE:Leader", "TITLE:Scientist"),
    contact: { jobTitle: "Scientist" },
  },
  { name: "ROLE alone", file: card("4.0", ADA, "ROLE:Leader"), contact: { jobTitle: "Leader" } },
  {
    name: "a second title is reported",
    file: card("4.0", ADA, "TITLE:One", "TITLE;PREF=1:Two", "TITLE:Two"),
    contact: { jobTitle: "Two" },
    warnings: ["4 extra_value_ignored TITLE"],
  },
];

testCards("reads names", NAMES);

const DISPLAY_NAMES: CardCase[] = [
  {
    name: "N when FN is absent",
    file: card("2.1", "N:Gump;Forrest;;Mr.;III", "ORG:Shrimp"),
    contact: { displayName: "Mr. Forrest Gump III" },
  },
  {
    name: "N when FN is empty",
    file: card("3.0", "FN: ", "N:Gump;Forrest"),
    contact: { displayName: "Forrest Gump" },
  },
  {
    name: "the nickname before the organization",
    file: card("3.0", "ORG:Shrimp", "NICKNAME:Bubba", "EMAIL:b@example.org"),
    contact: { displayName: "Bubba" },
  },
  {
    name: "the organization before e-mail",
    file: card("3.0", "ORG:Shrimp", "EMAIL:b@example.org"),
    contact: { displayName: "Shrimp", organization: "Shrimp" },
  },
  {
    name: "e-mail before phone",
    file: card("3.0", "TEL:1", "EMAIL:b@example.org"),
    contact: { displayName: "b@example.org", email: "b@example.org" },
  },
  { name: "phone", file: card("3.0", "TEL:1"), contact: { displayName: "1", phone: "1" } },
  {
    name: "FN of an Apple company",
    file: card("3.0", "N:;;;;", "FN:Shrimp Co.", "ORG:Shrimp Co.;", "X-ABShowAs:COMPANY"),
    contact: { displayName: "Shrimp Co.", organization: "Shrimp Co.", familyName: undefined },
  },
  {
    name: "the organization of an Apple company without FN",
    file: card("3.0", "N:Gump;Forrest", "ORG:Shrimp Co.", "X-ABShowAs:COMPANY"),
    contact: { displayName: "Shrimp Co.", givenName: "Forrest" },
  },
  {
    name: "the preferred FN",
    file: card("4.0", "FN;PREF=2:Two", "FN;PREF=1:One"),
    contact: { displayName: "One" },
    warnings: ["3 extra_value_ignored FN"],
  },
];

testCards("derives the name to show", DISPLAY_NAMES);
