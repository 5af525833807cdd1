/** Every text in German. */
import type { Catalogue } from "./catalogue.ts";

export const de = {
  // The own account
  "account.agent": "{browser} auf {system}",
  "account.agent.unknown": "Unbekannter Browser",
  "account.deletion.effect":
    "Die Kontakte, alles, was über sie geschrieben wurde, die Feeds und die API-Tokens werden sofort gelöscht. Jede Sitzung endet, und die Adressen Ihrer Feeds funktionieren nicht mehr. Sie verlassen Ihre Arbeitsbereiche; was dort von Ihnen stammt, bleibt, und die Adressen, die Sie für deren Feeds angelegt haben, gelten weiter.",
  "account.deletion.final":
    "Das lässt sich nicht rückgängig machen, und hier gibt es keine Kopie, aus der es wiederkäme. Kopien, die Leseprogramme schon gemacht haben, bleiben dort.",
  "account.deletion.link": "Konto löschen",
  "account.deletion.password": "Passwort",
  "account.deletion.submit": "Das Konto „{email}“ löschen",
  "account.deletion.workspaces": "Arbeitsbereiche, die ohne Verwaltung blieben",
  "account.deletion.workspaces.explanation":
    "Geben Sie zuerst in jedem einem anderen Mitglied diese Rolle, oder löschen Sie ihn.",
  "account.display_name": "Name",
  "account.display_name_hint":
    "Die Mitglieder Ihrer Arbeitsbereiche und die Administration sehen ihn. Er steht in keinem Feed.",
  "account.email": "E-Mail",
  "account.email_hint": "Die Mitglieder Ihrer Arbeitsbereiche und die Administration sehen sie.",
  "account.language": "Sprache",
  "account.language_hint": "Für die Seiten und die Feeds.",
  "account.lead": "Name, Sprache und Zeitzone, und wo dieses Konto angemeldet ist.",
  "account.password.current": "Jetziges Passwort",
  "account.password.effect":
    "Die anderen Sitzungen enden. Feeds und API-Tokens gelten weiter: Hat vielleicht jemand anderes sie, gehören auch sie widerrufen.",
  "account.password.link": "Passwort ändern",
  "account.password.new": "Neues Passwort",
  "account.password.submit": "Passwort ändern",
  "account.password.title": "Passwort ändern",
  "account.password_changed": "Das Passwort ist geändert, und die anderen Sitzungen sind beendet.",
  "account.profile": "Angaben",
  "account.saved": "Die Angaben sind gespeichert.",
  "account.session.created": "Angemeldet",
  "account.session.end": "Beenden",
  "account.session.end_named": "Die Sitzung beenden: {name}",
  "account.session.seen": "Zuletzt gesehen",
  "account.session.seen_within_the_hour": "in der letzten Stunde",
  "account.session.this_one": "Diese hier",
  "account.session_ended": "Die Sitzung ist beendet.",
  "account.sessions": "Angemeldet auf",
  "account.sessions.end_others": "Alle anderen Sitzungen beenden",
  "account.sessions_ended": "Alle anderen Sitzungen sind beendet.",
  "account.submit": "Speichern",
  "account.time_zone": "Zeitzone",
  "account.time_zone_hint":
    "Zum Beispiel Europe/Berlin. Uhrzeiten gelten in ihr, hier und in den Feeds.",
  "account.title": "Konto",

  // The description of the API
  "api_docs.answers": "Antworten",
  "api_docs.body": "Inhalt der Anfrage",
  "api_docs.contents": "Übersicht",
  "api_docs.credential": "Zugang",
  "api_docs.credential.none": "keiner nötig",
  "api_docs.credentials": "Zugänge",
  "api_docs.document": "OpenAPI-Dokument",
  "api_docs.headers": "Kopfzeilen",
  "api_docs.in.header": "in der Kopfzeile",
  "api_docs.in.path": "im Pfad",
  "api_docs.in.query": "in der Abfrage",
  "api_docs.lead":
    "Was diese Seiten mit den Daten tun, können auch eigene Programme. Namen und Erklärungen sind auf Englisch, wie in der API selbst.",
  "api_docs.link": "Was Programme abfragen können: die API",
  "api_docs.parameters": "Parameter",
  "api_docs.refusals": "Ablehnungen",
  "api_docs.required": "erforderlich",
  "api_docs.schemas": "Schemata",
  "api_docs.title": "API",

  // API tokens
  "api_tokens.copied": "Kopiert",
  "api_tokens.copy": "Kopieren",
  "api_tokens.copy_by_hand": "Von Hand kopieren: Das API-Token ist markiert.",
  "api_tokens.created": "Angelegt",
  "api_tokens.created_title": "„{name}“ ist bereit",
  "api_tokens.done": "Zurück zu den API-Tokens",
  "api_tokens.empty.explanation":
    "Mit einem API-Token liest oder ändert ein eigenes Programm, was hier gespeichert ist. Am besten bekommt jedes Programm sein eigenes: So lässt sich eines beenden, ohne dass die anderen aufhören.",
  "api_tokens.empty.title": "Noch keine API-Tokens",
  "api_tokens.expired": "Abgelaufen",
  "api_tokens.expires": "Läuft ab",
  "api_tokens.first_page": "Neueste",
  "api_tokens.form.expires_in_days": "Gültigkeit in Tagen",
  "api_tokens.form.expires_in_days_hint": "Von 1 bis {limit}. Leer gelassen sind es {days}.",
  "api_tokens.form.name": "Name",
  "api_tokens.form.name_hint": "Unterscheidet die API-Tokens, zum Beispiel „Sicherungsskript“.",
  "api_tokens.form.scope": "Was es darf",
  "api_tokens.form.submit": "API-Token anlegen",
  "api_tokens.form.title": "Neues API-Token",
  "api_tokens.last_used": "Zuletzt benutzt",
  "api_tokens.last_used.never": "nie",
  "api_tokens.last_used.within_the_hour": "in der letzten Stunde",
  "api_tokens.lead":
    "Eigene Programme mit dem arbeiten lassen, was hier gespeichert ist. Wer ein API-Token hat, darf alles, was dessen Umfang erlaubt, bis es abläuft oder widerrufen wird.",
  "api_tokens.list": "Eigene API-Tokens",
  "api_tokens.made_already":
    "Dieses API-Token gibt es schon, und es lässt sich nicht noch einmal zeigen. Ist es verloren, hilft nur, es zu erneuern.",
  "api_tokens.new": "Neues API-Token",
  "api_tokens.next_page": "Ältere",
  "api_tokens.once":
    "Das API-Token wird nur dieses eine Mal gezeigt. Es gehört jetzt in das Programm. Geht es verloren, hilft nur, es zu erneuern.",
  "api_tokens.pages": "Weitere API-Tokens",
  "api_tokens.revocation.effect":
    "Was dieses API-Token benutzt, funktioniert sofort nicht mehr. Was damit gelesen oder geändert wurde, bleibt, wie es ist.",
  "api_tokens.revocation.final": "Ein widerrufenes API-Token kommt nicht wieder.",
  "api_tokens.revocation.link": "Widerrufen",
  "api_tokens.revocation.submit": "„{name}“ widerrufen",
  "api_tokens.revocation_of_all.effect":
    "Alles, was eines der eigenen API-Tokens benutzt, funktioniert sofort nicht mehr. Feeds und Sitzungen laufen weiter.",
  "api_tokens.revocation_of_all.final": "Widerrufene API-Tokens kommen nicht wieder.",
  "api_tokens.revocation_of_all.link": "Alle API-Tokens widerrufen",
  "api_tokens.revocation_of_all.submit": "Alle API-Tokens widerrufen",
  "api_tokens.revoked": "Das API-Token ist widerrufen. Es funktioniert nicht mehr.",
  "api_tokens.revoked_all": "Alle API-Tokens sind widerrufen. Sie funktionieren nicht mehr.",
  "api_tokens.rotation.effect":
    "Das alte API-Token funktioniert sofort nicht mehr. Was es benutzt, braucht das neue.",
  "api_tokens.rotation.kept":
    "Das neue hat denselben Namen und Umfang und gilt von jetzt an ebenso lange.",
  "api_tokens.rotation.link": "Erneuern",
  "api_tokens.rotation.submit": "„{name}“ erneuern",
  "api_tokens.scope.full": "Vollzugriff",
  "api_tokens.scope.full.explanation":
    "Liest und ändert, was hier gespeichert ist, auch die Feeds und die Arbeitsbereiche. Legt keine weiteren API-Tokens an.",
  "api_tokens.scope.read": "Nur lesen",
  "api_tokens.scope.read.explanation":
    "Liest alles, was hier gespeichert ist, auch die Arbeitsbereiche. Ändert nichts.",
  "api_tokens.secret": "API-Token",
  "api_tokens.title": "API-Tokens",
  "api_tokens.usage": "Ein Programm schickt es mit jeder Anfrage, in dieser Kopfzeile:",

  // The audit log
  "audit.action.api_token.created": "API-Token angelegt",
  "audit.action.api_token.revoked": "API-Token widerrufen",
  "audit.action.api_token.rotated": "API-Token durch Erneuern angelegt",
  "audit.action.contact.deleted": "Kontakt gelöscht",
  "audit.action.contact.restored": "Kontakt wiederhergestellt",
  "audit.action.feed.created": "Feed angelegt",
  "audit.action.feed.revoked": "Feed widerrufen",
  "audit.action.feed.rotated": "Feed durch Erneuern angelegt",
  "audit.action.recovery_link.created": "Link für ein neues Passwort erzeugt",
  "audit.action.recovery_link.ended": "Link für ein neues Passwort beendet",
  "audit.action.session.created": "Angemeldet",
  "audit.action.session.ended": "Sitzung beendet",
  "audit.action.user.created": "Konto angelegt",
  "audit.action.user.deleted": "Konto gelöscht",
  "audit.action.user.password_changed": "Passwort geändert",
  "audit.action.user.password_reset": "Passwort neu gesetzt, alle Zugänge beendet",
  "audit.action.user.reinstated": "Konto wieder freigegeben",
  "audit.action.user.suspended": "Konto gesperrt",
  "audit.action.workspace.created": "Arbeitsbereich angelegt",
  "audit.action.workspace.deleted": "Arbeitsbereich gelöscht",
  "audit.action.workspace_feed_token.issued": "Adresse der Feeds eines Arbeitsbereichs ausgegeben",
  "audit.action.workspace_feed_token.revoked": "Adresse der Feeds eines Arbeitsbereichs widerrufen",
  "audit.action.workspace_member.added": "Mitglied in einen Arbeitsbereich aufgenommen",
  "audit.action.workspace_member.changed": "Rolle in einem Arbeitsbereich geändert",
  "audit.action.workspace_member.removed": "Mitglied aus einem Arbeitsbereich genommen",
  "audit.actor.administrator": "die Administration",
  "audit.actor.api_token": "dieses Konto, mit einem API-Token",
  "audit.actor.operator": "den Betrieb dieser Installation",
  "audit.actor.session": "dieses Konto, im Browser",
  "audit.actor.system": "diese Anwendung selbst",
  "audit.first_page": "Neueste",
  "audit.lead": "Was mit dem Konto und den Schlüsseln dazu geschehen ist, das Neueste zuerst.",
  "audit.list": "Ereignisse",
  "audit.named": "{action}: {name}",
  "audit.next_page": "Ältere",
  "audit.pages": "Weitere Ereignisse",
  "audit.title": "Protokoll",
  "audit.when": "Wann",
  "audit.who": "Durch",

  // Dates
  "date.day_month": "{day}. {month}",
  "date.first_day": "1",
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
  "error.already_a_member": "Diese Person ist schon Mitglied. Ändern Sie die Rolle in der Liste.",
  "error.already_done": "Das ist schon geschehen.",
  "error.already_revoked": "Diese Adresse ist schon widerrufen.",
  "error.dead_recovery_link": "Dieser Link funktioniert nicht mehr.",
  "error.email_taken": "Diese E-Mail-Adresse gehört zu einem anderen Konto.",
  "error.external_activity_exists": "Diese externe Aktivität ist schon eingetragen.",
  "error.file_is_not_a_feed":
    "Diese Datei ist kein RSS- oder Atom-Feed. Öffnen Sie die Adresse des Feeds im Browser, und speichern Sie, was er zeigt, als .xml-Datei.",
  "error.file_is_not_a_vcard":
    "Diese Datei enthält keine vCard. Kontakte lassen sich als .vcf-Datei exportieren.",
  "error.insufficient_role":
    "Ihre Rolle in diesem Arbeitsbereich erlaubt das nicht. Eine Person, die ihn verwaltet, kann sie ändern.",
  "error.last_admin":
    "Andere haben hier ein Konto und stünden ohne Administration da. Zuerst deren Konten löschen oder jemand anderem die Administration geben.",
  "error.last_workspace_admin":
    "Dieser Arbeitsbereich bliebe ohne Verwaltung. Geben Sie zuerst einem anderen Mitglied diese Rolle, oder löschen Sie den Arbeitsbereich.",
  "error.malformed_cursor":
    "Diese Seite der Liste ist nicht zu finden. Auf der ersten geht es weiter.",
  "error.not_found": "Hier ist nichts, oder es gehört jemand anderem.",
  "error.own_account":
    "Das geht nicht beim eigenen Konto. Alles dafür steht auf der Seite „Konto“.",
  "error.purge_failed":
    "Die Adresse gilt an diesem Server nicht mehr, aber der Cache davor hat nicht bestätigt, dass seine Kopien fort sind. Sie können nach dem Widerruf noch bis zu 15 Minuten ausgeliefert werden. Versuchen Sie es noch einmal.",
  "error.session_ended": "Die Sitzung ist zu Ende. Eine neue Anmeldung hilft.",
  "error.setup_completed": "Das erste Konto gibt es schon. Damit kann man sich anmelden.",
  "error.sole_workspace_admin":
    "Ein Arbeitsbereich bliebe ohne Verwaltung. Zuerst muss ein anderes Mitglied diese Rolle bekommen, oder er muss gelöscht werden.",
  "error.too_many_feeds":
    "Mehr aktive Feeds kann ein Konto nicht haben. Zuerst muss einer widerrufen werden.",
  "error.unknown_user":
    "Niemand hier hat diese E-Mail-Adresse. Die Administration dieser Installation kann zuerst ein Konto anlegen.",
  "error.workspace_changed":
    "Inzwischen werden Adressen der Feeds angelegt oder widerrufen; die vorhandenen gelten nicht mehr. Löschen Sie den Arbeitsbereich noch einmal; geht das so weiter, entfernen Sie zuerst das Mitglied, das sie anlegt.",
  "error.wrong_credentials": "Diese E-Mail-Adresse und dieses Passwort gehören nicht zusammen.",
  "error.wrong_password": "Das ist nicht das jetzige Passwort dieses Kontos.",

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
  "failure.workspace": "Zum Arbeitsbereich",

  // Contacts
  "contacts.active": "Aktiv ({count})",
  "contacts.add": "Kontakt anlegen",
  "contacts.all_archived.explanation":
    "Wer im Archiv ist, ist noch da: unter den archivierten Kontakten nachsehen.",
  "contacts.all_archived.title": "Alle sind archiviert",
  "contacts.archive": "Archivieren",
  "contacts.archived": "Archiviert ({count})",
  "contacts.archived_badge": "Archiviert",
  "contacts.delete": "Kontakt löschen",
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
  "feed.channel.filtered.description":
    "Artikel, die der Arbeitsbereich „{workspace}“ ausgesondert hat.",
  "feed.channel.filtered.title": "{workspace}: ausgesondert",
  "feed.channel.passed.description":
    "Artikel, die der Arbeitsbereich „{workspace}“ durchgelassen hat.",
  "feed.channel.passed.title": "{workspace}: durchgelassen",
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
    "Diesen Feed gibt es schon, und seine Adresse lässt sich nicht noch einmal zeigen. Ist sie verloren, hilft nur, den Feed zu erneuern: Das gibt ihm eine neue.",
  "feeds.new": "Neuer Feed",
  "feeds.once":
    "Die Adresse wird nur dieses eine Mal gezeigt. Sie gehört jetzt in das Leseprogramm. Geht sie verloren, hilft nur, den Feed zu erneuern: Das gibt ihm eine neue.",
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
  "feeds.revocation_of_all.effect":
    "Keine Adresse dieser Feeds funktioniert danach noch. Kopien, die Leseprogramme schon gemacht haben, bleiben dort.",
  "feeds.revocation_of_all.final":
    "Widerrufene Feeds kommen nicht wieder; neue haben neue Adressen.",
  "feeds.revocation_of_all.submit.one": "Den einen Feed widerrufen",
  "feeds.revocation_of_all.submit.other": "Alle {count} Feeds widerrufen",
  "feeds.revoked": "Der Feed ist widerrufen. Seine Adresse funktioniert nicht mehr.",
  "feeds.revoked_all.one": "{count} Feed ist widerrufen. Seine Adresse funktioniert nicht mehr.",
  "feeds.revoked_all.other":
    "{count} Feeds sind widerrufen. Ihre Adressen funktionieren nicht mehr.",
  "feeds.rotation.effect":
    "Die alte Adresse funktioniert sofort nicht mehr. Das Leseprogramm sieht einen neuen Feed, sodass alle Einträge noch einmal als ungelesen ankommen.",
  "feeds.rotation.kept": "Der neue heißt ebenso und enthält dasselbe.",
  "feeds.rotation.link": "Erneuern",
  "feeds.rotation.submit": "„{name}“ erneuern",
  "feeds.title": "Feeds",

  // Forms
  "form.cancel": "Abbrechen",
  "form.in_flight": "Wird gesendet…",
  "form.named": "{label}: {name}",
  "form.optional": "(freiwillig)",
  "form.problem_of": "{label}: {problem}",
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
  "frame.workspaces": "Arbeitsbereiche",

  // What is wrong with a value
  "issue.conflicting": "Das passt nicht zu den anderen Angaben.",
  "issue.needs_verdict":
    "Ein Grund gehört zu einem Urteil: Wählen Sie „Durchgelassen“ oder „Ausgesondert“, oder lassen Sie ihn weg.",
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
  "setup.display_name_hint":
    "Die Mitglieder Ihrer Arbeitsbereiche und die Administration sehen ihn. Er steht in keinem Feed.",
  "setup.email": "E-Mail",
  "setup.email_hint":
    "Damit meldet man sich an. Die Mitglieder Ihrer Arbeitsbereiche und die Administration sehen sie.",
  "setup.language": "Sprache",
  "setup.language_hint": "Für die Seiten und die Feeds.",
  "setup.lead": "Hier hat noch niemand ein Konto. Dieses verwaltet die Installation.",
  "setup.password": "Passwort",
  "setup.password_hint":
    "Mindestens {limit} Zeichen. Ein paar Wörter hintereinander merken sich leicht.",
  "setup.submit": "Konto anlegen",
  "setup.title": "Das erste Konto anlegen",

  // Recovery of an account
  "recovery.back": "Zurück zur Anmeldung",
  "recovery.dead.ask_again": "Einen neuen Link anfordern",
  "recovery.dead.explanation":
    "Er ist benutzt worden, ein neuerer hat ihn ersetzt, oder seine {minutes} Minuten sind um.",
  "recovery.dead.title": "Dieser Link funktioniert nicht mehr",
  "recovery.mail.subject": "{product}: neues Passwort setzen",
  "recovery.mail.text":
    "Für das Konto mit dieser E-Mail-Adresse soll ein neues Passwort gesetzt werden.\n\nDas geht mit diesem Link, einmal und innerhalb von {minutes} Minuten:\n\n{url}\n\nMit dem neuen Passwort enden alle anderen Zugänge zum Konto: Sitzungen, API-Tokens und Feeds.\n\nWar die Anfrage ein Versehen oder kam sie von jemand anderem, ist nichts zu tun. Es hat sich nichts geändert.",
  "recovery.request.email": "E-Mail",
  "recovery.request.lead":
    "Ein Link für ein neues Passwort geht an die E-Mail-Adresse des Kontos. Er funktioniert einmal, innerhalb von {minutes} Minuten.",
  "recovery.request.sent":
    "Gibt es ein Konto mit dieser Adresse, ist eine Mail mit einem Link unterwegs. Er funktioniert einmal, innerhalb von {minutes} Minuten.",
  "recovery.request.submit": "Link senden",
  "recovery.request.title": "Passwort vergessen",
  "recovery.reset.effect":
    "Damit enden alle anderen Zugänge zum Konto: jede Sitzung, jedes API-Token, jeder Feed. Neue Feeds haben neue Adressen. Adressen, die Sie für Feeds von Arbeitsbereichen angelegt haben, gelten weiter: Hat vielleicht jemand anderes sie, widerrufen Sie sie im Arbeitsbereich.",
  "recovery.reset.new_password": "Neues Passwort",
  "recovery.reset.submit": "Passwort setzen",
  "recovery.reset.title": "Neues Passwort setzen",

  // Signing in
  "sign_in.account_deleted": "Das Konto und alles darin ist gelöscht.",
  "sign_in.email": "E-Mail",
  "sign_in.password": "Passwort",
  "sign_in.password_set":
    "Das neue Passwort gilt, und alle anderen Zugänge zum Konto sind beendet. Jetzt damit anmelden.",
  "sign_in.recovery": "Passwort vergessen?",
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

  // Administration
  "users.admin": "Administration",
  "users.created": "Seit",
  "users.deleted": "Das Konto ist gelöscht, mit allem darin.",
  "users.deletion": "Löschen",
  "users.deletion.effect":
    "Alles in diesem Konto wird sofort gelöscht: Kontakte, was über sie geschrieben wurde, Feeds, API-Tokens. Das lässt sich nicht rückgängig machen. Adressen, die diese Person für Feeds von Arbeitsbereichen angelegt hat, gelten weiter.",
  "users.deletion.submit": "„{name}“ löschen",
  "users.first_page": "Erste Seite",
  "users.lead":
    "Alle, die hier ein Konto haben. Niemand sieht die Kontakte und Feeds anderer, auch die Administration nicht.",
  "users.list": "Konten",
  "users.made": "Das Konto ist angelegt.",
  "users.member": "Standard",
  "users.new": "Neues Konto",
  "users.new.display_name": "Name",
  "users.new.email": "E-Mail",
  "users.new.password": "Erstes Passwort",
  "users.new.password_hint":
    "Mindestens {limit} Zeichen. Am besten persönlich weitergeben; auf der Kontoseite lässt es sich ändern.",
  "users.new.role": "Rolle",
  "users.new.role.admin.explanation":
    "Legt Konten an, sperrt und löscht sie und setzt ihre Passwörter.",
  "users.new.role.member.explanation":
    "Führt Kontakte, legt Feeds an und arbeitet in Arbeitsbereichen.",
  "users.new.submit": "Konto anlegen",
  "users.next_page": "Nächste Seite",
  "users.pages": "Weitere Konten",
  "users.password_reset":
    "Das Passwort ist gesetzt. Jede Sitzung, jedes API-Token und jeder Feed des Kontos ist beendet.",
  "users.reinstated": "Das Konto ist wieder freigegeben. Was vorher galt, gilt wieder.",
  "users.reinstatement": "Wieder freigeben",
  "users.reinstatement.effect":
    "Was vorher galt, gilt dann wieder: Sitzungen, API-Tokens und Feeds.",
  "users.reinstatement.submit": "„{name}“ wieder freigeben",
  "users.reset": "Passwort setzen",
  "users.reset.effect":
    "Jede Sitzung, jedes API-Token und jeder Feed dieses Kontos endet sofort. Adressen, die diese Person für Feeds von Arbeitsbereichen angelegt hat, gelten weiter.",
  "users.reset.new_password": "Neues Passwort",
  "users.reset.new_password_hint": "Mindestens {limit} Zeichen. Am besten persönlich weitergeben.",
  "users.reset.submit": "Passwort von „{name}“ setzen",
  "users.suspended": "Gesperrt",
  "users.suspended_now": "Das Konto ist gesperrt.",
  "users.suspension": "Sperren",
  "users.suspension.effect":
    "Anmeldung, Sitzungen, API-Tokens und Feeds funktionieren sofort nicht mehr. Gelöscht wird nichts: Wird das Konto wieder freigegeben, gilt, was dann noch gültig ist. Adressen, die diese Person für Feeds von Arbeitsbereichen angelegt hat, gelten weiter.",
  "users.suspension.submit": "„{name}“ sperren",
  "users.title": "Konten verwalten",
  "users.you": "Das ist das eigene Konto. Was sich daran ändern lässt, steht auf seiner Seite.",

  // A workspace
  "workspace.article.author": "Verfasst von",
  "workspace.article.new": "Artikel hinzufügen",
  "workspace.article.published_at": "Veröffentlicht",
  "workspace.article.reason": "Grund",
  "workspace.article.reason_hint":
    "Warum durchgelassen oder ausgesondert wird, für spätere Fragen.",
  "workspace.article.submit": "Den Artikel hinzufügen",
  "workspace.article.summary": "Zusammenfassung",
  "workspace.article.title": "Titel",
  "workspace.article.url": "Webadresse",
  "workspace.article.url_hint":
    "Ein Artikel, dessen Adresse es hier schon gibt, wird aktualisiert.",
  "workspace.article.verdict": "Urteil",
  "workspace.articles.add": "Artikel hinzufügen",
  "workspace.articles.anew": "Neu entscheiden",
  "workspace.articles.author": "Von",
  "workspace.articles.decided_by": "Entschieden durch",
  "workspace.articles.decided_by.person": "eine Person",
  "workspace.articles.decided_by.rule": "eine Regel",
  "workspace.articles.decided_now": "Gerade entschieden",
  "workspace.articles.filter.all": "Alle ({count})",
  "workspace.articles.filter.filtered": "Ausgesondert ({count})",
  "workspace.articles.filter.passed": "Durchgelassen ({count})",
  "workspace.articles.filter.undecided": "Offen ({count})",
  "workspace.articles.filter_out": "Aussondern",
  "workspace.articles.filter_out_named": "Aussondern: {title}",
  "workspace.articles.filters": "Welche Artikel",
  "workspace.articles.first_use.explanation":
    "Artikel kommen auf drei Wegen herein: von Hand hinzugefügt, aus einer RSS- oder Atom-Datei importiert oder von einem Programm geschickt.",
  "workspace.articles.first_use.title": "Noch keine Artikel",
  "workspace.articles.first_use.viewer":
    "Bisher hat niemand einen Artikel hinzugefügt. Was die Redaktion hinzufügt, steht hier.",
  "workspace.articles.import": "Datei importieren",
  "workspace.articles.lead":
    "Durchgelassenes und Ausgesondertes steht in je einem Feed. Was offen ist, steht in keinem.",
  "workspace.articles.no_match.explanation": "Es gibt Artikel, aber keinen mit diesem Urteil.",
  "workspace.articles.no_match.title": "Keine Artikel dieser Art",
  "workspace.articles.notice.filtered": "„{title}“ ist ausgesondert.",
  "workspace.articles.notice.passed": "„{title}“ ist durchgelassen.",
  "workspace.articles.notice.saved": "„{title}“ ist gespeichert.",
  "workspace.articles.pages": "Weitere Artikel",
  "workspace.articles.pass": "Durchlassen",
  "workspace.articles.pass_named": "Durchlassen: {title}",
  "workspace.articles.published": "Veröffentlicht",
  "workspace.articles.reason_given": "Grund: {reason}",
  "workspace.articles.show_all": "Alle anzeigen",
  "workspace.articles.source": "Quelle",
  "workspace.articles.title": "Artikel",
  "workspace.articles.with_reason": "Mit einem Grund",
  "workspace.deletion.effect":
    "Zuerst hören alle Adressen der Feeds auf zu funktionieren, hier und in einem Cache vor diesem Server. Dann werden die Artikel, ihre Urteile und die Mitgliederliste gelöscht, für alle Mitglieder.",
  "workspace.deletion.failed":
    "Bisher ist nichts gelöscht. Die Adressen der Feeds gelten an diesem Server nicht mehr, aber der Cache davor hat nicht bestätigt, dass seine Kopien fort sind; sie können noch bis zu 15 Minuten ausgeliefert werden. Versuchen Sie es noch einmal.",
  "workspace.deletion.final":
    "Das lässt sich nicht rückgängig machen. Kopien, die Leseprogramme schon gemacht haben, bleiben dort.",
  "workspace.deletion.link": "Arbeitsbereich löschen",
  "workspace.deletion.submit": "„{name}“ löschen",
  "workspace.feeds.address.filtered": "Feed des Ausgesonderten",
  "workspace.feeds.address.passed": "Feed des Durchgelassenen",
  "workspace.feeds.approximate": "ungefähr",
  "workspace.feeds.approximate.edge":
    "„Zuletzt benutzt“ ist ungefähr: Vor diesem Server steht ein Cache, und was er beantwortet, wird nicht vermerkt.",
  "workspace.feeds.approximate.hourly":
    "„Zuletzt benutzt“ ist ungefähr: Es wird höchstens einmal in der Stunde vermerkt.",
  "workspace.feeds.both":
    "Der Schlüssel ist in beiden derselbe: Wer eine hat, kann beide Feeds lesen.",
  "workspace.feeds.copy.filtered": "Kopieren: ausgesondert",
  "workspace.feeds.copy.passed": "Kopieren: durchgelassen",
  "workspace.feeds.created": "Angelegt",
  "workspace.feeds.done": "Zurück zu den Adressen",
  "workspace.feeds.empty.explanation":
    "Noch kann niemand die Feeds lesen. Jedes Leseprogramm, jede Einbindung, jede Person bekommt eine eigene Adresse.",
  "workspace.feeds.empty.title": "Noch keine Adressen",
  "workspace.feeds.empty.viewer":
    "Noch kann niemand die Feeds lesen. Verwaltung und Redaktion können Adressen anlegen.",
  "workspace.feeds.first_page": "Neueste",
  "workspace.feeds.form.label": "Bezeichnung",
  "workspace.feeds.form.label_hint":
    "Wer oder was damit liest, zum Beispiel „Küchentablet“. Sie erscheint in keinem Feed.",
  "workspace.feeds.form.submit": "Adresse anlegen",
  "workspace.feeds.fragment": "Erkennbar an",
  "workspace.feeds.issued_title": "„{label}“ ist bereit",
  "workspace.feeds.key":
    "Diese Adresse ist der Schlüssel: Wer sie hat, kann die Feeds lesen. Jedes Leseprogramm bekommt am besten seine eigene, damit sich eine ohne die anderen beenden lässt.",
  "workspace.feeds.keys":
    "Eine Adresse ist ein Schlüssel: Wer sie hat, kann beide Feeds lesen. Jedes Leseprogramm bekommt am besten seine eigene, damit sich eine ohne die anderen beenden lässt.",
  "workspace.feeds.last_used": "Zuletzt benutzt",
  "workspace.feeds.last_used.never": "nie",
  "workspace.feeds.lead":
    "Weitergeben, was dieser Arbeitsbereich entscheidet: ein Feed des Durchgelassenen, ein Feed des Ausgesonderten. Jede Adresse öffnet beide.",
  "workspace.feeds.lead.viewer":
    "Ein Feed des Durchgelassenen, ein Feed des Ausgesonderten. Verwaltung und Redaktion legen die Adressen an.",
  "workspace.feeds.list": "Adressen der Feeds",
  "workspace.feeds.made_already":
    "Diese Adresse gibt es schon, und sie lässt sich nicht noch einmal zeigen. Ist sie verloren, hilft nur, sie zu widerrufen und eine neue anzulegen.",
  "workspace.feeds.new": "Neue Adresse",
  "workspace.feeds.next_page": "Ältere",
  "workspace.feeds.once":
    "Diese Adressen werden nur dieses eine Mal gezeigt. Kopieren Sie jetzt die, die das Leseprogramm braucht. Geht sie verloren, hilft nur, sie zu widerrufen und eine neue anzulegen.",
  "workspace.feeds.pages": "Weitere Adressen",
  "workspace.feeds.revocation.final":
    "Eine widerrufene Adresse kommt nicht wieder; eine neue ist ein anderer Schlüssel.",
  "workspace.feeds.revocation.fragment": "Erkennbar an {fragment}.",
  "workspace.feeds.revoked": "Die Adresse ist widerrufen. Sie funktioniert nicht mehr.",
  "workspace.feeds.title": "Feeds",
  "workspace.feeds.try_again": "Noch einmal versuchen",
  "workspace.feeds.try_again_named": "Noch einmal versuchen: {label}",
  "workspace.feeds.unfinished": "Widerruf nicht abgeschlossen",
  "workspace.feeds.unfinished.explanation":
    "Hier widerrufen; Kopien in einem Cache können nach dem Widerruf noch bis zu 15 Minuten bestehen.",
  "workspace.feeds.unfinished.since": "Widerrufen",
  "workspace.feeds.unfinished.title": "Der Widerruf von „{label}“ ist nicht abgeschlossen",
  "workspace.feeds.unfinished.tried_again":
    "Eben noch einmal versucht: Auch diesmal hat der Cache nichts bestätigt.",
  "workspace.import.again":
    "Eine Datei noch einmal zu importieren aktualisiert die Artikel; keiner entsteht doppelt, und Urteile bleiben.",
  "workspace.import.done": "Der Import ist fertig",
  "workspace.import.file_hint": "Eine Datei mit höchstens {limit} MiB.",
  "workspace.import.item": "Eintrag",
  "workspace.import.lead":
    "Eine RSS- oder Atom-Datei auswählen. Jeder ihrer Einträge wird ein Artikel, der auf sein Urteil wartet.",
  "workspace.import.title": "Artikel importieren",
  "workspace.import.to_articles": "Zu den Artikeln",
  "workspace.import.too_large": "Diese Datei hat mehr als {limit} MiB.",
  "workspace.import.warning.author_cut":
    "Die Namen der Verfasser waren zu lang und wurden gekürzt.",
  "workspace.import.warning.cut_off": "Die Datei ist hier abgeschnitten.",
  "workspace.import.warning.doubtful_encoding":
    "Die Zeichenkodierung der Datei ist nicht die, die sie nennt: Einzelne Zeichen können falsch sein.",
  "workspace.import.warning.link_too_long": "Seine Adresse ist zu lang, und er wurde ausgelassen.",
  "workspace.import.warning.no_date":
    "Er hat kein lesbares Datum: Dafür steht der Zeitpunkt des Imports.",
  "workspace.import.warning.no_link":
    "Er hat keine http- oder https-Adresse und wurde ausgelassen.",
  "workspace.import.warning.no_title":
    "Er hat keinen Titel: Dafür steht der Anfang seines Textes oder seine Adresse.",
  "workspace.import.warning.summary_cut": "Der Text war zu lang und wurde gekürzt.",
  "workspace.import.warning.title_cut": "Der Titel war zu lang und wurde gekürzt.",
  "workspace.import.warning.too_many_items":
    "Die Datei hat mehr Einträge, als ein Import aufnimmt: Ab hier wurden sie nicht gelesen.",
  "workspace.import.whole_file": "Datei",
  "workspace.members.add": "Mitglied aufnehmen",
  "workspace.members.change": "Rolle ändern",
  "workspace.members.change_submit": "Rolle von „{name}“ ändern",
  "workspace.members.email": "E-Mail",
  "workspace.members.email_hint": "Sie muss zu einem Konto dieser Installation gehören.",
  "workspace.members.first_page": "Neueste",
  "workspace.members.lead": "Wer in diesem Arbeitsbereich arbeitet und was wer darf.",
  "workspace.members.leave.addresses":
    "Adressen, die Sie für die Feeds angelegt haben, gelten weiter; danach können Sie sie nicht mehr widerrufen.",
  "workspace.members.leave.effect":
    "Sie können den Arbeitsbereich nicht mehr öffnen. Was von Ihnen stammt, bleibt, und die Verwaltung kann Sie wieder aufnehmen.",
  "workspace.members.leave.link": "Verlassen",
  "workspace.members.leave.submit": "„{workspace}“ verlassen",
  "workspace.members.next_page": "Ältere",
  "workspace.members.notice.added": "{name} ist jetzt Mitglied.",
  "workspace.members.notice.changed": "{name} hat jetzt die Rolle „{role}“.",
  "workspace.members.notice.removed": "Das Mitglied ist entfernt.",
  "workspace.members.pages": "Weitere Mitglieder",
  "workspace.members.removal.addresses":
    "Adressen der Feeds, die sie angelegt hat, gelten weiter. Was ebenfalls enden soll, ist eigens zu widerrufen.",
  "workspace.members.removal.effect":
    "Diese Person kann den Arbeitsbereich nicht mehr öffnen. Was von ihr stammt, bleibt.",
  "workspace.members.removal.link": "Entfernen",
  "workspace.members.removal.submit": "„{name}“ entfernen",
  "workspace.members.role": "Rolle",
  "workspace.members.since": "Aufgenommen",
  "workspace.members.submit": "Das Mitglied aufnehmen",
  "workspace.members.title": "Mitglieder",
  "workspace.members.you": "Eigenes Konto",
  "workspace.notice.created": "Der Arbeitsbereich ist bereit.",
  "workspace.notice.saved": "Der Arbeitsbereich ist gespeichert.",
  "workspace.places": "Teile des Arbeitsbereichs",
  "workspace.verdict.filtered": "Ausgesondert",
  "workspace.verdict.passed": "Durchgelassen",
  "workspace.verdict.undecided": "Offen",

  // The list of workspaces
  "workspaces.created": "Angelegt",
  "workspaces.empty.explanation":
    "In einem Arbeitsbereich werden Artikel gesichtet: was durchgelassen und was ausgesondert wird, beides mit einem eigenen Feed zum Weitergeben. Nach dem Anlegen kommen die Artikel hinein und die Menschen, die mitentscheiden.",
  "workspaces.empty.title": "Noch keine Arbeitsbereiche",
  "workspaces.first_page": "Neueste",
  "workspaces.form.language": "Sprache",
  "workspaces.form.language_hint":
    "In dieser Sprache beschreiben sich die Feeds. Artikel bleiben, wie sie sind.",
  "workspaces.form.name": "Name",
  "workspaces.form.name_hint":
    "Die Mitglieder sehen ihn, und die Titel der Feeds beginnen mit ihm.",
  "workspaces.form.submit": "Arbeitsbereich anlegen",
  "workspaces.lead":
    "Wo ein Team gemeinsam über Artikel entscheidet und Feeds dessen ausgibt, was es durchgelassen hat.",
  "workspaces.list": "Eigene Arbeitsbereiche",
  "workspaces.new": "Neuer Arbeitsbereich",
  "workspaces.next_page": "Ältere",
  "workspaces.notice.deleted": "Der Arbeitsbereich ist gelöscht, und seine Feeds sind zu Ende.",
  "workspaces.notice.left": "Sie haben den Arbeitsbereich verlassen.",
  "workspaces.pages": "Weitere Arbeitsbereiche",
  "workspaces.role.admin": "Verwaltung",
  "workspaces.role.admin.explanation":
    "Tut, was die Redaktion tut, und entscheidet über Mitglieder und den Arbeitsbereich selbst.",
  "workspaces.role.editor": "Redaktion",
  "workspaces.role.editor.explanation":
    "Fügt Artikel hinzu, entscheidet über sie und gibt Adressen der Feeds aus.",
  "workspaces.role.viewer": "Lesezugriff",
  "workspaces.role.viewer.explanation": "Liest alles im Arbeitsbereich. Ändert nichts.",
} as const satisfies Catalogue;
