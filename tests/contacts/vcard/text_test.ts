import { ADA, card, type CardCase, testCards } from "./cards.ts";

const ESCAPES: CardCase[] = [
  {
    name: "line breaks, commas, semicolons and backslashes",
    file: card("3.0", ADA, "NOTE:a\\nb\\Nc\\, d\\; e\\\\n"),
    contact: { about: "a\nb\nc, d; e\\n" },
  },
  {
    name: "in a component",
    file: card("4.0", "N:A\\;B\\,C;D\\\\;E"),
    contact: { familyName: "A;B,C", givenName: "D\\", middleName: "E" },
  },
  {
    name: "needless ones",
    file: card("3.0", ADA, "URL:http\\://example.org", 'NOTE:\\"as is\\"'),
    contact: { website: "http://example.org", about: '"as is"' },
  },
  {
    name: "others are kept",
    file: card("3.0", ADA, "NOTE:C:\\Users\\"),
    contact: { about: "C:\\Users\\" },
  },
  {
    name: "missing ones before commas and semicolons of a plain text",
    file: card("3.0", ADA, "NOTE:a, b; c"),
    contact: { about: "a, b; c" },
  },
];

testCards("resolves escapes", ESCAPES);

const PARAMETERS: CardCase[] = [
  {
    name: "quoted values that hold separators",
    file: card("4.0", ADA, "TEL:1", 'TEL;X-A="a;b:c,d";TYPE=pref:2'),
    contact: { phone: "2", otherPhones: ["1"] },
  },
  {
    name: "a quoted list of types",
    file: card("4.0", ADA, "TEL:1", 'TEL;TYPE="home,pref":2'),
    contact: { phone: "2" },
  },
  {
    name: "a quote that nothing closes",
    file: card("3.0", ADA, 'TEL;X-A="a:1'),
    contact: { phone: "1" },
  },
  {
    name: "lower case and groups",
    file: card("3.0", ADA, "tel:1", "item1.tel;type=pref:2"),
    contact: { phone: "2", otherPhones: ["1"] },
  },
  {
    name: "the escapes of RFC 6868 in a LABEL",
    file: card("4.0", ADA, "ADR;LABEL=\"1 ^^ Way^n^'Home^' ^x\":;;;;;;"),
    contact: { address: '1 ^ Way\n"Home" ^x' },
  },
];

testCards("reads parameters", PARAMETERS);

const CLEANED: CardCase[] = [
  {
    name: "blanks around it",
    file: card("3.0", "FN: \u00a0Ada  Lovelace\t", "NICKNAME:     Big Joey"),
    contact: { displayName: "Ada  Lovelace", nickname: "Big Joey" },
  },
  {
    name: "control characters, U+0000 among them",
    file: card("3.0", "FN:A\u0000d\u0007a\u007f\u0085", "NOTE:a\u0000\\n\tb\u001b"),
    contact: { displayName: "Ada", about: "a\n\tb" },
  },
  {
    name: "line breaks and tabs of a text that has one line",
    file: card("3.0", "FN:Ada\\n\tLovelace", "TITLE:a\u2028b"),
    contact: { displayName: "Ada Lovelace", jobTitle: "a b" },
  },
  {
    name: "characters in decomposed form",
    file: card("3.0", "FN:Mu\u0308ller", "NOTE:e\u0301"),
    contact: { displayName: "M\u00fcller", about: "\u00e9" },
  },
  {
    name: "empty values are absent",
    file: card(
      "3.0",
      ADA,
      "NOTE: ",
      "TEL:",
      "EMAIL:",
      "N:;;;;",
      "ORG:;",
      "ADR:;;;;;;",
      "BDAY:",
      "URL:",
    ),
    contact: {
      about: undefined,
      phone: undefined,
      email: undefined,
      familyName: undefined,
      organization: undefined,
      address: undefined,
      birthday: undefined,
      website: undefined,
    },
  },
  {
    name: "several notes become one",
    file: card("3.0", ADA, "NOTE:one", "NOTE:two\\nthree"),
    contact: { about: "one\n\ntwo\nthree" },
  },
];

testCards("cleans text", CLEANED);
