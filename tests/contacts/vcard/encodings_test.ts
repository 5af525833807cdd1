import { ADA, card, type CardCase, rawBytes, testCards } from "./cards.ts";

const QP = "ENCODING=QUOTED-PRINTABLE";

const QUOTED_PRINTABLE: CardCase[] = [
  {
    name: "a soft break inside a character",
    file: card("2.1", `FN;CHARSET=UTF-8;${QP}:M=C3=`, "=BCller"),
    contact: { displayName: "Müller" },
  },
  {
    name: "blanks after a soft break are part of the text",
    file: card("2.1", ADA, `NOTE;${QP}:one=`, "  two=", "\tthree"),
    contact: { about: "one  two\tthree" },
  },
  {
    name: "blanks after the equals sign that ends a line are not",
    file: card("2.1", ADA, `NOTE;${QP}:one= \t`, "two"),
    contact: { about: "onetwo" },
  },
  {
    name: "a line after a soft break may look like a property",
    file: card("2.1", ADA, `NOTE;${QP}:write to =`, "TEL:1", "TEL:2"),
    contact: { about: "write to TEL:1", phone: "2", otherPhones: [] },
  },
  {
    name: "a soft break before an empty line ends the value",
    file: card("2.1", ADA, `NOTE;${QP}:one=`, "", "TEL:2"),
    contact: { about: "one", phone: "2" },
  },
  {
    name: "a stray equals sign before the end of the card",
    file: card("2.1", ADA, `NOTE;${QP}:one=`),
    contact: { about: "one" },
  },
  {
    name: "line breaks",
    file: card("2.1", ADA, `NOTE;${QP}:one=0D=0Atwo=0Athree=0Dfour=0D`),
    contact: { about: "one\ntwo\nthree\nfour" },
  },
  {
    name: "the parameter without its name",
    file: card("2.1", "FN;CHARSET=UTF-8;quoted-printable:M=c3=bcller"),
    contact: { displayName: "Müller" },
  },
  {
    name: "in vCard 3.0",
    file: card("3.0", `FN;${QP}:M=C3=BC=`, "ller"),
    contact: { displayName: "Müller" },
  },
  {
    name: "an equals sign that begins no escape",
    file: card("2.1", ADA, `NOTE;${QP}:1=1 =G0 =4`),
    contact: { about: "1=1 =G0 =4" },
  },
  {
    name: "an encoded semicolon does not end a component",
    file: card("2.1", `N;${QP}:M=3BM;Ma\\;x`),
    contact: { familyName: "M;M", givenName: "Ma;x", displayName: "Ma;x M;M" },
  },
  {
    name: "an encoded backslash escapes nothing",
    file: card("2.1", `N;${QP}:A=5C;B=5C\\;C;D=5C=2C`),
    contact: { familyName: "A\\", givenName: "B\\;C", middleName: "D\\," },
  },
  {
    name: "a backslash before n is no line break",
    file: card("2.1", ADA, `NOTE;${QP}:C:\\new`),
    contact: { about: "C:\\new" },
  },
  {
    name: "is off without the parameter",
    file: card("2.1", ADA, "NOTE:1=31=", "TEL:1"),
    contact: { about: "1=31=", phone: "1" },
  },
];

testCards("decodes quoted-printable", QUOTED_PRINTABLE);

const BASE64: CardCase[] = [
  {
    name: "a photo that a blank line ends",
    file: card("2.1", ADA, "PHOTO;JPEG;ENCODING=BASE64:", "  /9j/4AAQ", "  SkZJRg==", "", "TEL:1"),
    contact: { displayName: "Ada Lovelace", phone: "1" },
  },
  {
    name: "a photo whose lines are not indented",
    file: card("2.1", ADA, "PHOTO;BASE64:/9j/4AAQ", "SkZJRgABAQAAAQ", "AD+/w==", "", "TEL:1"),
    contact: { displayName: "Ada Lovelace", phone: "1" },
  },
  {
    name: "a photo of vCard 3.0 that nothing ends",
    file: card("3.0", ADA, "PHOTO;ENCODING=b;TYPE=PNG:iVBORw0K", " GgoAAAAN", "TEL:1"),
    contact: { displayName: "Ada Lovelace", phone: "1" },
  },
  {
    name: "text",
    file: card("2.1", "FN;CHARSET=ISO-8859-1;ENCODING=BASE64:TfxsbGVy", "TITLE;ENCODING=b:QWRh"),
    contact: { displayName: "Müller", jobTitle: "Ada" },
  },
];

testCards("reads blocks of base64", BASE64);

const CHARSETS: CardCase[] = [
  {
    name: "ISO-8859-1",
    file: card("2.1", `FN;CHARSET=ISO-8859-1;${QP}:M=FCller`),
    contact: { displayName: "Müller" },
  },
  {
    name: "windows-1252",
    file: rawBytes(card("2.1", "FN;CHARSET=windows-1252:10 \u0080")),
    contact: { displayName: "10 €" },
  },
  {
    name: "Shift_JIS, where the second byte of a character looks like a backslash",
    file: rawBytes(card("2.1", "N;CHARSET=SHIFT_JIS:\u0083\u005c;\u0095\u005c")),
    contact: { familyName: "ソ", givenName: "表" },
  },
  {
    name: "Shift_JIS whose plain backslash is half of a character of quoted-printable",
    file: card("2.1", `N;CHARSET=SHIFT_JIS;${QP}:=83\\;=95\\`),
    contact: { familyName: "ソ", givenName: "表" },
  },
  {
    name: "GBK",
    file: card("2.1", `FN;CHARSET=GBK;${QP}:=CD=F5`),
    contact: { displayName: "王" },
  },
  {
    name: "an unknown one is read as UTF-8",
    file: card("2.1", "FN;CHARSET=x-mystery:Müller"),
    contact: { displayName: "Müller" },
    warnings: ["3 unknown_charset FN"],
  },
  {
    name: "bytes that are not of the declared one are replaced",
    file: rawBytes(card("2.1", "FN;CHARSET=SHIFT_JIS:A\u00ff")),
    contact: { displayName: "A\ufffd" },
    warnings: ["3 unreadable_characters FN"],
  },
];

testCards("decodes the declared charset", CHARSETS);

const UNDECLARED: CardCase[] = [
  {
    name: "a value in windows-1252 beside one in UTF-8",
    file: rawBytes(card("3.0", "FN:M\u00fcller \u0096 B", "NOTE:M\u00c3\u00bcller")),
    contact: { displayName: "Müller – B", about: "Müller" },
    warnings: ["3 guessed_charset FN"],
  },
  {
    name: "a value declared as UTF-8 that is windows-1252",
    file: card("2.1", `FN;CHARSET=UTF-8;${QP}:M=FCller`),
    contact: { displayName: "Müller" },
    warnings: ["3 guessed_charset FN"],
  },
  {
    name: "damaged UTF-8 keeps its other characters",
    file: rawBytes(card("3.0", "FN:M\u00c3\u00bcller \u00c3")),
    contact: { displayName: "Müller \ufffd" },
    warnings: ["3 unreadable_characters FN"],
  },
];

testCards("judges each value that is not UTF-8", UNDECLARED);
