import { ADA, card, type CardCase, testCards } from "./cards.ts";

/** Faults that people reported of other importers, by the address of the report. */
const REPORTED: CardCase[] = [
  {
    name: "iBigQ/radicale-birthday-calendar#5, X-APPLE-OMIT-YEAR=1604",
    file: card("3.0", ADA, "BDAY;X-APPLE-OMIT-YEAR=1604:1604-11-30"),
    contact: { birthday: "--11-30" },
  },
  {
    name: "nextcloud/server!24108, 1604 without the parameter",
    file: card("3.0", ADA, "BDAY:1604-11-30"),
    contact: { birthday: "--11-30" },
  },
  {
    name: "SimpleMobileTools/Simple-Contacts#312, a date in the basic format",
    file: card("4.0", ADA, "BDAY:19930102"),
    contact: { displayName: "Ada Lovelace", birthday: "1993-01-02" },
  },
  {
    name: "SimpleMobileTools/Simple-Contacts#1047, an unknown SOUND;X-IRMC-N",
    file: card("2.1", ADA, "SOUND;X-IRMC-N:;;;;", "TEL:1"),
    contact: { displayName: "Ada Lovelace", phone: "1" },
  },
  {
    name: "owncloud/contacts#488, a date in words",
    file: card("3.0", ADA, "BDAY:Jan 1, 1970", "TEL:1"),
    contact: { displayName: "Ada Lovelace", birthday: undefined, phone: "1" },
    warnings: ["4 unreadable_date BDAY"],
  },
  {
    name: "nextcloud/android#7120, quoted-printable names with soft line breaks",
    file: card(
      "2.1",
      "N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BC=",
      "ller;J=C3=",
      "=B6rg;;;",
    ),
    contact: { familyName: "Müller", givenName: "Jörg", displayName: "Jörg Müller" },
  },
  {
    name: "jeroendesloovere/vcard#206, a long note folded with a blank and with a tab",
    file: card("3.0", ADA, "NOTE:A long no", " te that is fold", "\ted twice"),
    contact: { about: "A long note that is folded twice" },
  },
  {
    name: "nextcloud/contacts#4189, an escaped comma in the data URI of a photo",
    file: card(
      "4.0",
      ADA,
      "PHOTO:data:image/jpeg;base64\\,/9j/4AAQSkZJRgABAQ",
      " AAAQABAAD/",
      "TEL:1",
    ),
    contact: { displayName: "Ada Lovelace", phone: "1" },
  },
];

testCards("is free of a fault that was reported", REPORTED);
