/** Every text in German. */
import type { Catalogue } from "./catalogue.ts";

export const de = {
  // Dates
  "date.day_month": "{day}. {month}",
  "date.long": "{day}. {month} {year}",
  "date.month": "{month}",
  "date.month.1": "Januar",
  "date.month.2": "Februar",
  "date.month.3": "März",
  "date.month.4": "April",
  "date.month.5": "Mai",
  "date.month.6": "Juni",
  "date.month.7": "Juli",
  "date.month.8": "August",
  "date.month.9": "September",
  "date.month.10": "Oktober",
  "date.month.11": "November",
  "date.month.12": "Dezember",
  "date.month_year": "{month} {year}",
  "date.part.day": "Tag",
  "date.part.month": "Monat",
  "date.part.year": "Jahr",
  "date.time": "{hour}:{minute}",
  "date.unknown": "Datum unbekannt",
  "date.with_time": "{date}, {time}",
  "date.year": "{year}",

  // Broken rules
  "error.already_done": "Das ist schon geschehen.",
  "error.email_taken": "Diese E-Mail-Adresse gehört zu einem anderen Konto.",
  "error.external_activity_exists": "Diese externe Aktivität ist schon eingetragen.",
  "error.file_is_not_a_vcard":
    "Diese Datei enthält keine vCard. Kontakte lassen sich als .vcf-Datei exportieren.",
  "error.malformed_cursor":
    "Diese Seite der Liste ist nicht zu finden. Auf der ersten geht es weiter.",
  "error.not_found": "Hier ist nichts, oder es gehört jemand anderem.",
  "error.setup_completed": "Das erste Konto gibt es schon. Damit kann man sich anmelden.",
  "error.too_many_feeds":
    "Mehr aktive Feeds kann ein Konto nicht haben. Zuerst muss einer widerrufen werden.",
  "error.wrong_credentials": "Diese E-Mail-Adresse und dieses Passwort gehören nicht zusammen.",

  // Pages of requests that failed
  "failure.400.explanation":
    "Was gesendet wurde, war nicht zu lesen. Zurückgehen und noch einmal versuchen.",
  "failure.400.title": "Das war nicht zu verstehen",
  "failure.403.explanation":
    "Die Anfrage kam von einer anderen Website oder steht Ihnen nicht zu. Es wurde nichts geändert.",
  "failure.403.title": "Das wurde abgelehnt",
  "failure.404.explanation":
    "Vielleicht ist die Adresse vertippt, oder was hier war, gibt es nicht mehr.",
  "failure.404.title": "Hier ist nichts",
  "failure.405.explanation": "Die Adresse gibt es, aber nicht für diese Art von Anfrage.",
  "failure.405.title": "Das geht hier nicht",
  "failure.413.explanation": "Weniger auf einmal senden. Es wurde nichts geändert.",
  "failure.413.title": "Das ist zu groß",
  "failure.429.explanation": "Einen Moment warten, dann noch einmal versuchen.",
  "failure.429.title": "Zu viele Anfragen",
  "failure.500.explanation":
    "Der Fehler liegt auf dieser Seite und wurde protokolliert. Nichts, was vorher gespeichert war, ist verloren.",
  "failure.500.title": "Etwas ist schiefgegangen",
  "failure.503.explanation":
    "Die Datenbank antwortet nicht. In ein paar Sekunden noch einmal versuchen.",
  "failure.503.title": "Gerade nicht erreichbar",
  "failure.home": "Zur Zeitleiste",

  // Contacts
  "contacts.active": "Aktiv ({count})",
  "contacts.add": "Kontakt anlegen",
  "contacts.all_archived.explanation":
    "Wer im Archiv ist, ist noch da: unter den archivierten Kontakten nachsehen.",
  "contacts.all_archived.title": "Alle sind archiviert",
  "contacts.archive": "Archivieren",
  "contacts.archived": "Archiviert ({count})",
  "contacts.archived_badge": "Archiviert",
  "contacts.delete": "Löschen …",
  "contacts.deleted": "{name} ist gelöscht. Feeds nur zu diesem Kontakt sind beendet.",
  "contacts.deletion.effect":
    "Der Kontakt und alles, was zu ihm eingetragen ist, verschwinden aus der Zeitleiste und aus den Feeds. Kopien, die Leseprogramme schon gemacht haben, bleiben dort.",
  "contacts.deletion.feeds.one":
    "Dieser Feed endet endgültig, auch wenn das Löschen rückgängig gemacht wird:",
  "contacts.deletion.feeds.other":
    "Diese {count} Feeds enden endgültig, auch wenn das Löschen rückgängig gemacht wird:",
  "contacts.deletion.submit": "„{name}“ löschen",
  "contacts.deletion.undo": "Auf der nächsten Seite lässt es sich rückgängig machen.",
  "contacts.edit": "Kontakt bearbeiten",
  "contacts.field.about": "Über die Person",
  "contacts.field.address": "Adresse",
  "contacts.field.birthday": "Geburtstag",
  "contacts.field.display_name": "Angezeigter Name",
  "contacts.field.email": "E-Mail",
  "contacts.field.family_name": "Nachname",
  "contacts.field.full_name": "Voller Name",
  "contacts.field.given_name": "Vorname",
  "contacts.field.honorific_prefix": "Titel vor dem Namen",
  "contacts.field.honorific_suffix": "Titel nach dem Namen",
  "contacts.field.job_title": "Beruf",
  "contacts.field.middle_name": "Zweiter Vorname",
  "contacts.field.nickname": "Spitzname",
  "contacts.field.organization": "Firma",
  "contacts.field.other_emails": "Weitere E-Mail-Adressen",
  "contacts.field.other_phones": "Weitere Telefonnummern",
  "contacts.field.phone": "Telefon",
  "contacts.field.website": "Website",
  "contacts.first_page": "Erste Seite",
  "contacts.first_use.explanation":
    "Alles hier beginnt mit den Menschen, die man kennt: was man gemeinsam erlebt hat, woran man sich erinnern und was man schenken will. Sie lassen sich aus einem anderen Adressbuch importieren oder von Hand anlegen.",
  "contacts.first_use.title": "Noch keine Kontakte",
  "contacts.form.about": "Zur Person",
  "contacts.form.birthday_hint": "Tag und Monat, das Jahr nur wenn bekannt; oder das Jahr allein.",
  "contacts.form.display_name_hint": "Bleibt das Feld leer, werden die Namen oben angezeigt.",
  "contacts.form.lead": "Ein Name genügt. Alles andere hat Zeit.",
  "contacts.form.more_names": "Mehr zum Namen",
  "contacts.form.nameless": "Ein Kontakt braucht einen Namen.",
  "contacts.form.names": "Name",
  "contacts.form.one_a_line": "Eine pro Zeile.",
  "contacts.form.reach": "Erreichbarkeit",
  "contacts.gifts": "Geschenkideen",
  "contacts.gifts_without_date": "Geschenkideen und Geschenke ohne Datum",
  "contacts.import": "Kontakte importieren",
  "contacts.kinds": "Welche Kontakte",
  "contacts.new": "Neuer Kontakt",
  "contacts.next_page": "Nächste Seite",
  "contacts.no_match.explanation":
    "Gesucht wird in Namen, Firmen, E-Mail-Adressen und Telefonnummern.",
  "contacts.no_match.title": "Niemand gefunden zu „{q}“",
  "contacts.none_archived.explanation":
    "Ein archivierter Kontakt verschwindet aus der Zeitleiste aller Kontakte; seine eigene Seite und seine Feeds bleiben.",
  "contacts.none_archived.title": "Niemand ist archiviert",
  "contacts.notice.archived":
    "Archiviert. Die Zeitleiste aller Kontakte lässt diesen aus; seine eigene Seite und seine Feeds bleiben.",
  "contacts.notice.changed": "Der Kontakt ist gespeichert.",
  "contacts.notice.created": "Der Kontakt ist angelegt.",
  "contacts.notice.restored":
    "Der Kontakt ist wieder da, mit allem, was zu ihm eingetragen war. Seine Feeds sind beendet: Bei Bedarf neue anlegen.",
  "contacts.notice.unarchived": "Der Kontakt ist wieder auf der Zeitleiste aller Kontakte.",
  "contacts.pages": "Seiten der Kontakte",
  "contacts.search": "Suche",
  "contacts.search.submit": "Suchen",
  "contacts.show_all": "Alle zeigen",
  "contacts.subscribe": "Als Feed abonnieren",
  "contacts.unarchive": "Aus dem Archiv holen",
  "contacts.undo": "Rückgängig machen",

  // Feeds as they are published
  "feed.entry.external_headline": "{type}, {date}: {activity}, {source}",
  "feed.entry.headline": "{type}, {date}",
  "feed.entry.title": "{type}: {names}",
  "feed.title.aggregate": "Zeitleiste: alle Kontakte",
  "feed.title.contact": "Zeitleiste: {contact}",

  // Importing contacts
  "import.again":
    "Dieselbe Datei noch einmal zu importieren bringt die Kontakte auf den neuesten Stand; niemand wird doppelt angelegt.",
  "import.another": "Weitere Datei importieren",
  "import.created": "Neu",
  "import.deleted":
    "Ein gelöschter Kontakt, der in der Datei steht, kommt zurück, aber ohne seine Feeds.",
  "import.file": "Datei",
  "import.file_hint": "Eine .vcf-Datei mit höchstens {limit} MiB.",
  "import.lead":
    "Die Kontakte im anderen Adressbuch als vCard exportieren (Version 2.1, 3.0 oder 4.0) und die Datei hier auswählen.",
  "import.photos": "Fotos werden ausgelassen.",
  "import.problem.empty": "Diese Datei ist leer.",
  "import.problem.missing": "Eine Datei auswählen.",
  "import.problem.too_large":
    "Diese Datei hat mehr als {limit} MiB. Teilen oder ohne Fotos exportieren.",
  "import.progress": "{done} von {total} Karten",
  "import.skipped": "Ausgelassen",
  "import.state.failed": "Der Import ist abgebrochen",
  "import.state.failed.explanation":
    "Was bis dahin importiert war, bleibt. Dieselbe Datei noch einmal importieren: Dann geht es dort weiter.",
  "import.state.finished": "Der Import ist fertig",
  "import.state.finished.explanation": "Alle Karten der Datei wurden gelesen.",
  "import.state.running": "Der Import läuft",
  "import.state.running.explanation": "Diese Seite kann verlassen werden; der Import läuft weiter.",
  "import.state.stopped": "Der Import steht still",
  "import.state.stopped.explanation":
    "Seit einer Weile hat sich nichts getan. Was bis dahin importiert war, bleibt. Dieselbe Datei noch einmal importieren: Dann geht es dort weiter.",
  "import.submit": "Importieren",
  "import.title": "Kontakte importieren",
  "import.to_contacts": "Zu den Kontakten",
  "import.unchanged": "Unverändert",
  "import.updated": "Aktualisiert",
  "import.warnings.card": "Karte",
  "import.warnings.explanation": "Was hier nicht steht, wurde unverändert übernommen.",
  "import.warnings.line": "Zeile",
  "import.warnings.more.one": "Und eine weitere.",
  "import.warnings.more.other": "Und {count} weitere.",
  "import.warnings.one": "Eine Angabe war nicht so zu übernehmen",
  "import.warnings.other": "{count} Angaben waren nicht so zu übernehmen",
  "import.warnings.what": "Was",

  // What an import of contacts had to leave or mend
  "import.warning.duplicate_card":
    "Diese Karte ist von Karte {card} nicht zu unterscheiden: Beide sind ein Kontakt.",
  "import.warning.extra_value_ignored":
    "Für so viele Werte von {property} ist kein Platz: Einige wurden ausgelassen.",
  "import.warning.group_card":
    "Diese Karte beschreibt eine Gruppe, keinen Kontakt, und wurde ausgelassen.",
  "import.warning.guessed_charset":
    "{property} ist nicht UTF-8 und wurde als windows-1252 gelesen.",
  "import.warning.line_without_property_name":
    "Diese Zeile hat keinen Eigenschaftsnamen und wurde ausgelassen.",
  "import.warning.missing_end": "Diese Karte hat kein Ende und wurde gelesen, so weit sie reicht.",
  "import.warning.missing_name":
    "Diese Karte hat weder Namen noch Firma, E-Mail oder Telefonnummer und wurde ausgelassen.",
  "import.warning.not_a_web_address":
    "{property} ist keine http- oder https-Adresse und wurde ausgelassen.",
  "import.warning.text_too_long": "{property} wurde auf {limit} Zeichen gekürzt.",
  "import.warning.too_many_properties":
    "Nur die ersten {limit} Eigenschaften dieser Karte wurden gelesen.",
  "import.warning.unknown_charset": "Der Zeichensatz von {property} ist unbekannt.",
  "import.warning.unreadable_characters":
    "Einige Zeichen von {property} waren nicht lesbar und wurden ersetzt.",
  "import.warning.unreadable_date": "{property} ist kein Datum und wurde ausgelassen.",
  "import.warning.value_too_long": "{property} hat mehr als {limit} Zeichen und wurde ausgelassen.",

  // Managing feeds
  "feeds.address": "Adresse",
  "feeds.copied": "Kopiert",
  "feeds.copy": "Kopieren",
  "feeds.copy_by_hand": "Von Hand kopieren: Die Adresse ist markiert.",
  "feeds.count": "{count} von {limit} Feeds",
  "feeds.created": "Angelegt",
  "feeds.created_title": "„{name}“ ist bereit",
  "feeds.done": "Zurück zu den Feeds",
  "feeds.empty.explanation":
    "Ein Feed bringt die Zeitleiste aller Kontakte oder eines einzelnen in das Leseprogramm, mit dem man auch die Nachrichten verfolgt. Am besten bekommt jedes Programm seinen eigenen: So lässt sich einer beenden, ohne dass die anderen aufhören.",
  "feeds.empty.title": "Noch keine Feeds",
  "feeds.form.copies":
    "Ein Leseprogramm behält seine eigene Kopie von allem, was im Feed steht, und diese App kann sie nicht zurückholen. Ein Programm auf dem eigenen Gerät oder Server behält sie dort; ein gehosteter Dienst speichert sie bei jemand anderem.",
  "feeds.form.detail": "Wie viel er verrät",
  "feeds.form.entity_id": "Person",
  "feeds.form.entity_id_none": "Person auswählen",
  "feeds.form.kind": "Wem er folgt",
  "feeds.form.more_people":
    "Das sind die ersten {limit}. Für einen Feed zu jemand anderem auf dessen Seite beginnen.",
  "feeds.form.name": "Name",
  "feeds.form.name_hint":
    "Unterscheidet die Feeds, zum Beispiel „Tablet in der Küche“. Er steht in keinem Feed.",
  "feeds.form.recommendation":
    "Empfohlen: ein Leseprogramm, das auf dem eigenen Gerät oder Server läuft.",
  "feeds.form.submit": "Feed anlegen",
  "feeds.form.title": "Neuer Feed",
  "feeds.form.warning":
    "Was über andere Menschen geschrieben wurde, verlässt diese App und lässt sich nicht zurückholen. Diese Stufe gehört nur in eigene Leseprogramme.",
  "feeds.kind.aggregate": "Alle Kontakte",
  "feeds.kind.aggregate.explanation": "Die Zeitleiste aller Kontakte, die nicht archiviert sind.",
  "feeds.kind.contact": "Eine Person",
  "feeds.kind.contact.explanation": "Die Zeitleiste eines einzelnen Kontakts.",
  "feeds.last_read": "Zuletzt gelesen",
  "feeds.last_read.never": "nie",
  "feeds.last_read.within_the_hour": "in der letzten Stunde",
  "feeds.lead":
    "Die Zeitleiste im Leseprogramm verfolgen. Jeder Feed hat seine eigene geheime Adresse; wer sie kennt, kann den Feed lesen, bis er widerrufen wird.",
  "feeds.level.full": "Vollständig",
  "feeds.level.full.explanation":
    "Schlagzeilen, dazu der Text von Notizen, Aktivitäten, Lebensereignissen, Geschenken und erledigten Erinnerungen. Das Leseprogramm behält von allem eine Kopie.",
  "feeds.level.headlines": "Schlagzeilen",
  "feeds.level.headlines.explanation":
    "Was geschehen ist, mit wem und wann. Kein selbst geschriebener Text.",
  "feeds.list": "Aktive Feeds",
  "feeds.made_already":
    "Diesen Feed gibt es schon, und seine Adresse lässt sich nicht noch einmal zeigen. Ist sie verloren, hilft nur, den Feed zu widerrufen und einen neuen anzulegen.",
  "feeds.new": "Neuer Feed",
  "feeds.once":
    "Die Adresse wird nur dieses eine Mal gezeigt. Sie gehört jetzt in das Leseprogramm. Geht sie verloren, hilft nur, den Feed zu widerrufen und einen neuen anzulegen.",
  "feeds.preview.choose": "Nach der Wahl einer Person steht hier, was ihr Feed enthielte.",
  "feeds.preview.empty":
    "Hier ist noch nichts geschehen. Manche Leseprogramme lehnen einen Feed ohne Einträge ab: am besten zuerst etwas eintragen.",
  "feeds.preview.failed": "Die Vorschau lässt sich gerade nicht laden.",
  "feeds.preview.lead": "Die neuesten Einträge, genau wie ein Leseprogramm sie bekäme.",
  "feeds.preview.level": "Vorschau: {level}",
  "feeds.preview.show": "Vorschau aktualisieren",
  "feeds.qr": "Die Adresse als QR-Code",
  "feeds.qr_hint": "Für ein Leseprogramm auf dem Telefon: Kamera darauf richten.",
  "feeds.readers.hosted": "Gehostete Dienste",
  "feeds.readers.hosted_hint":
    "Jeder dieser Links gibt die Adresse an ein Unternehmen weiter, das dann speichert, was im Feed steht.",
  "feeds.readers.hosted_link": "{reader}, bei {host}",
  "feeds.readers.opml": "OPML-Datei zum Importieren",
  "feeds.readers.own": "Ein eigenes Leseprogramm",
  "feeds.readers.own_hint": "Hier bleibt der Feed in eigenen Händen.",
  "feeds.readers.own_link": "Im Leseprogramm auf diesem Gerät öffnen",
  "feeds.revocation.effect":
    "Die Adresse funktioniert sofort nicht mehr. Kopien, die Leseprogramme schon gemacht haben, bleiben dort.",
  "feeds.revocation.final":
    "Ein widerrufener Feed kommt nicht wieder; ein neuer hat eine neue Adresse.",
  "feeds.revocation.link": "Widerrufen",
  "feeds.revocation.submit": "„{name}“ widerrufen",
  "feeds.revoked": "Der Feed ist widerrufen. Seine Adresse funktioniert nicht mehr.",
  "feeds.title": "Feeds",

  // Forms
  "form.cancel": "Abbrechen",
  "form.optional": "(freiwillig)",
  "form.problems.one": "Eine Angabe braucht noch einen Blick",
  "form.problems.other": "{count} Angaben brauchen noch einen Blick",
  "form.save": "Speichern",

  // The frame of the pages
  "frame.contacts": "Kontakte",
  "frame.places": "Bereiche",
  "frame.settings": "Einstellungen",
  "frame.sign_out": "Abmelden",
  "frame.skip": "Zum Inhalt springen",
  "frame.timeline": "Zeitleiste",

  // What is wrong with a value
  "issue.conflicting": "Das passt nicht zu den anderen Angaben.",
  "issue.not_a_choice": "Nur die angebotenen Werte sind möglich.",
  "issue.not_a_date": "Dieses Datum gibt es nicht.",
  "issue.not_a_url":
    "Hier gehört eine vollständige Adresse hin, mit https:// oder http:// am Anfang.",
  "issue.not_a_uuid": "Das verweist auf nichts, was es gibt.",
  "issue.not_an_email": "Hier gehört eine E-Mail-Adresse hin, zum Beispiel ada@example.org.",
  "issue.not_plain":
    "Höchstens 50 Kleinbuchstaben, Ziffern, Punkte, Binde- und Unterstriche, am Anfang ein Buchstabe oder eine Ziffer.",
  "issue.out_of_range": "Das liegt außerhalb des Bereichs. Der nächste mögliche Wert ist {limit}.",
  "issue.required": "Diese Angabe fehlt.",
  "issue.too_few": "Mindestens {limit} auswählen.",
  "issue.too_long": "Höchstens {limit} Zeichen.",
  "issue.too_many": "Höchstens {limit} auswählen.",
  "issue.too_short": "Mindestens {limit} Zeichen.",
  "issue.unknown_property": "Diese Angabe ist hier nicht möglich.",
  "issue.unsupported_character":
    "Das enthält ein Zeichen, das nicht gespeichert werden kann (U+0000).",
  "issue.wrong_type": "Diese Art von Wert gehört nicht hierher.",

  // Lists and numbers
  "list.separator": ", ",
  "number.group_separator": ".",

  // Fields of the records as forms name them, and their choices
  "record.activity.contact_ids": "Mit",
  "record.activity.date": "Wann",
  "record.activity.description": "Beschreibung",
  "record.activity.location": "Ort",
  "record.activity.title": "Titel",
  "record.activity.type": "Art",
  "record.completion.completed_at": "Erledigt",
  "record.completion.message": "Text",
  "record.external_activity.external_id": "Kennung dort",
  "record.external_activity.occurred_at": "Wann",
  "record.external_activity.source_system": "Aus",
  "record.external_activity.type": "Art",
  "record.gift.date": "Wann",
  "record.gift.description": "Beschreibung",
  "record.gift.notes": "Notizen",
  "record.gift.occasion": "Anlass",
  "record.gift.status": "Stand",
  "record.gift.status.given": "Geschenkt",
  "record.gift.status.idea": "Idee",
  "record.gift.status.purchased": "Gekauft",
  "record.gift.status.received": "Bekommen",
  "record.gift.url": "Webadresse",
  "record.life_event.date": "Wann",
  "record.life_event.description": "Beschreibung",
  "record.life_event.type": "Was geschehen ist",
  "record.life_event.type.achievement": "Erfolg",
  "record.life_event.type.anniversary": "Jahrestag",
  "record.life_event.type.bereavement": "Trauerfall",
  "record.life_event.type.died": "Gestorben",
  "record.life_event.type.engaged": "Verlobt",
  "record.life_event.type.graduated": "Abschluss gemacht",
  "record.life_event.type.had_child": "Ein Kind bekommen",
  "record.life_event.type.illness": "Erkrankt",
  "record.life_event.type.job_change": "Stelle gewechselt",
  "record.life_event.type.married": "Geheiratet",
  "record.life_event.type.met": "Kennengelernt",
  "record.life_event.type.moved": "Umgezogen",
  "record.life_event.type.other": "Etwas anderes",
  "record.life_event.type.recovered": "Genesen",
  "record.life_event.type.retired": "In den Ruhestand gegangen",
  "record.life_event.type.separated": "Getrennt",
  "record.note.content": "Notiz",
  "record.note.date": "Wann",
  "record.reminder.due_at": "Fällig",
  "record.reminder.message": "Text",

  // Writing things down
  "records.choose": "Auswählen",
  "records.choose_person": "Person auswählen",
  "records.deleted": "Gelöscht. Kopien, die Leseprogramme schon gemacht haben, bleiben dort.",
  "records.deletion.activity": "Aktivität löschen",
  "records.deletion.completion": "Erledigte Erinnerung löschen",
  "records.deletion.effect":
    "Der Eintrag verschwindet aus der Zeitleiste und aus den Feeds und lässt sich nicht zurückholen. Kopien, die Leseprogramme schon gemacht haben, bleiben dort.",
  "records.deletion.external_activity": "Externe Aktivität löschen",
  "records.deletion.gift": "Geschenk löschen",
  "records.deletion.life_event": "Lebensereignis löschen",
  "records.deletion.note": "Notiz löschen",
  "records.deletion.reminder": "Erinnerung löschen",
  "records.more_people":
    "Das sind die ersten {limit}. Für jemand anderen auf dessen Seite beginnen.",
  "records.partial_date_hint": "So viel davon, wie bekannt ist.",
  "records.person": "Zu wem",
  "records.reminder": "Erinnerung",
  "records.saved": "Gespeichert.",
  "records.write.kinds": "Was eintragen",
  "records.write.title": "Etwas eintragen",

  // Reminders
  "reminders.completed": "Erledigt. Es steht jetzt auf der Zeitleiste.",
  "reminders.completion.hint":
    "Die Zeitleiste zeigt den Text unten oder, wenn er leer bleibt, den der Erinnerung.",
  "reminders.completion.title": "Erinnerung erledigen",
  "reminders.done": "Erledigt",
  "reminders.done_with_note": "Erledigt, mit Text",
  "reminders.due": "Fällig: {when}",
  "reminders.due_soon": "Fällig innerhalb einer Woche",
  "reminders.open": "Offene Erinnerungen",
  "reminders.overdue": "Überfällig",

  // The first account
  "setup.display_name": "Name",
  "setup.display_name_hint": "Nur hier zu sehen. Er steht in keinem Feed.",
  "setup.email": "E-Mail",
  "setup.email_hint": "Damit meldet man sich an.",
  "setup.language": "Sprache",
  "setup.language_hint": "Für die Seiten und die Feeds.",
  "setup.lead": "Hier hat noch niemand ein Konto. Dieses verwaltet die Installation.",
  "setup.password": "Passwort",
  "setup.password_hint":
    "Mindestens {limit} Zeichen. Ein paar Wörter hintereinander merken sich leicht.",
  "setup.submit": "Konto anlegen",
  "setup.title": "Das erste Konto anlegen",

  // Signing in
  "sign_in.email": "E-Mail",
  "sign_in.password": "Passwort",
  "sign_in.submit": "Anmelden",
  "sign_in.title": "Anmelden",
  "sign_in.wait_minutes.one": "Zu viele Versuche. In einer Minute geht es weiter.",
  "sign_in.wait_minutes.other": "Zu viele Versuche. In {count} Minuten geht es weiter.",

  // Spans of time
  "time.days_ago.one": "vor {count} Tag",
  "time.days_ago.other": "vor {count} Tagen",
  "time.hours_ago.one": "vor {count} Stunde",
  "time.hours_ago.other": "vor {count} Stunden",
  "time.in_days.one": "in {count} Tag",
  "time.in_days.other": "in {count} Tagen",
  "time.in_hours.one": "in {count} Stunde",
  "time.in_hours.other": "in {count} Stunden",
  "time.in_minutes.one": "in {count} Minute",
  "time.in_minutes.other": "in {count} Minuten",
  "time.minutes_ago.one": "vor {count} Minute",
  "time.minutes_ago.other": "vor {count} Minuten",
  "time.now": "gerade eben",

  // The timeline
  "timeline.bucket.all": "Immer",
  "timeline.bucket.last_30_days": "Letzte 30 Tage",
  "timeline.bucket.last_7_days": "Letzte 7 Tage",
  "timeline.bucket.last_90_days": "Letzte 90 Tage",
  "timeline.bucket.this_year": "Dieses Jahr",
  "timeline.edit": "Bearbeiten",
  "timeline.edit_full": "Bearbeiten: {type}, {names}",
  "timeline.empty.explanation":
    "Was hier eingetragen wird, steht auf dieser Zeitleiste, das Neueste zuerst, und in den Feeds.",
  "timeline.empty.title": "Noch nichts eingetragen",
  "timeline.entries": "Was geschehen ist",
  "timeline.filter": "Filtern",
  "timeline.filter.bucket": "Zeitraum",
  "timeline.filter.submit": "Anzeigen",
  "timeline.filter.types": "Nur diese Arten",
  "timeline.later_this_year": "Später in diesem Jahr",
  "timeline.newest": "Neueste Einträge",
  "timeline.no_match.explanation": "In diesem Zeitraum gibt es keine Einträge dieser Arten.",
  "timeline.no_match.title": "Nichts passt zum Filter",
  "timeline.older": "Ältere Einträge",
  "timeline.pages": "Seiten der Zeitleiste",
  "timeline.planned": "Geplant",
  "timeline.rest": "Rest anzeigen",
  "timeline.saved_now": "Gerade gespeichert",
  "timeline.show_all": "Alles zeigen",

  // Types of the timeline
  "timeline.type.activity": "Aktivität",
  "timeline.type.completion": "Erledigte Erinnerung",
  "timeline.type.external_activity": "Externe Aktivität",
  "timeline.type.gift": "Geschenk",
  "timeline.type.life_event": "Lebensereignis",
  "timeline.type.note": "Notiz",
} as const satisfies Catalogue;
