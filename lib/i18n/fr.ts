/**
 * Every text in French. The blanks inside « » and before ; and ? are narrow no-break spaces, those
 * before : no-break spaces; a test looks after them.
 */
import type { Catalogue } from "./catalogue.ts";

export const fr = {
  // The own account
  "account.agent": "{browser} sur {system}",
  "account.agent.unknown": "Navigateur inconnu",
  "account.deletion.effect":
    "Vos contacts, tout ce que vous avez écrit à leur sujet, vos flux et vos jetons d’API sont supprimés aussitôt. Toutes les sessions se ferment et les adresses de vos flux cessent de fonctionner. Vous quittez vos espaces de travail ; ce que vous y avez ajouté reste, et les adresses de leurs flux que vous avez créées restent valables.",
  "account.deletion.final":
    "Cette suppression est définitive : il n’y a ici aucune copie d’où tout restaurer. Les copies que les lecteurs de flux ont déjà faites y restent.",
  "account.deletion.link": "Supprimer le compte",
  "account.deletion.password": "Mot de passe",
  "account.deletion.submit": "Supprimer le compte « {email} »",
  "account.deletion.workspaces": "Espaces de travail qui resteraient sans responsable",
  "account.deletion.workspaces.explanation":
    "Donnez d’abord ce rôle à un autre membre de chacun, ou supprimez-le.",
  "account.display_name": "Votre nom",
  "account.display_name_hint":
    "Les membres de vos espaces de travail et l’administration le voient. Il n’apparaît dans aucun flux.",
  "account.email": "Adresse e-mail",
  "account.email_hint": "Les membres de vos espaces de travail et l’administration la voient.",
  "account.language": "Langue",
  "account.language_hint": "Celle des pages et de vos flux.",
  "account.lead": "Votre nom, votre langue, votre fuseau horaire, et les sessions ouvertes.",
  "account.password.current": "Mot de passe actuel",
  "account.password.effect":
    "Vos autres sessions se ferment. Vos flux et vos jetons d’API restent valables : si quelqu’un d’autre risque de les avoir, révoquez-les aussi.",
  "account.password.link": "Changer le mot de passe",
  "account.password.new": "Nouveau mot de passe",
  "account.password.submit": "Changer le mot de passe",
  "account.password.title": "Changer le mot de passe",
  "account.password_changed": "Le mot de passe est changé et vos autres sessions sont fermées.",
  "account.profile": "Profil",
  "account.saved": "Votre compte est enregistré.",
  "account.session.created": "Ouverte",
  "account.session.end": "Fermer",
  "account.session.end_named": "Fermer la session : {name}",
  "account.session.seen": "Dernière activité",
  "account.session.seen_within_the_hour": "il y a moins d’une heure",
  "account.session.this_one": "Celle-ci",
  "account.session_ended": "La session est fermée.",
  "account.sessions": "Sessions ouvertes",
  "account.sessions.end_others": "Fermer toutes les autres sessions",
  "account.sessions_ended": "Toutes vos autres sessions sont fermées.",
  "account.submit": "Enregistrer",
  "account.time_zone": "Fuseau horaire",
  "account.time_zone_hint":
    "Par exemple Europe/Paris. Il vaut pour les heures affichées ici et dans vos flux.",
  "account.title": "Compte",

  // The description of the API
  "api_docs.answers": "Réponses",
  "api_docs.body": "Corps",
  "api_docs.contents": "Sommaire",
  "api_docs.credential": "Accès",
  "api_docs.credential.none": "libre",
  "api_docs.credentials": "Moyens d’accès",
  "api_docs.document": "Document OpenAPI",
  "api_docs.headers": "En-têtes",
  "api_docs.in.header": "dans l’en-tête",
  "api_docs.in.path": "dans le chemin",
  "api_docs.in.query": "dans la chaîne de requête",
  "api_docs.lead":
    "Ce que ces pages font de vos données, vos propres programmes peuvent le faire aussi. Les noms et les explications sont en anglais, comme dans l’API elle-même.",
  "api_docs.link": "Ce que les programmes peuvent demander : l’API",
  "api_docs.parameters": "Paramètres",
  "api_docs.refusals": "Refus",
  "api_docs.required": "obligatoire",
  "api_docs.schemas": "Schémas",
  "api_docs.title": "API",

  // API tokens
  "api_tokens.copied": "Copié",
  "api_tokens.copy": "Copier",
  "api_tokens.copy_by_hand": "Copiez-le à la main : il est sélectionné.",
  "api_tokens.created": "Créé",
  "api_tokens.created_title": "« {name} » est prêt",
  "api_tokens.done": "Retour aux jetons d’API",
  "api_tokens.empty.explanation":
    "Un jeton d’API permet à l’un de vos programmes de lire ou de modifier ce que vous gardez ici. Créez-en un par programme, pour pouvoir en révoquer un sans toucher aux autres.",
  "api_tokens.empty.title": "Aucun jeton d’API pour l’instant",
  "api_tokens.expired": "Expiré",
  "api_tokens.expires": "Expire",
  "api_tokens.first_page": "Plus récents",
  "api_tokens.form.expires_in_days": "Durée de validité en jours",
  "api_tokens.form.expires_in_days_hint": "De 1 à {limit}. Sans indication, {days}.",
  "api_tokens.form.name": "Nom",
  "api_tokens.form.name_hint": "Distingue vos jetons d’API, par exemple « Script de sauvegarde ».",
  "api_tokens.form.scope": "Ce qu’il permet",
  "api_tokens.form.submit": "Créer le jeton d’API",
  "api_tokens.form.title": "Nouveau jeton d’API",
  "api_tokens.last_used": "Dernière utilisation",
  "api_tokens.last_used.never": "jamais",
  "api_tokens.last_used.within_the_hour": "il y a moins d’une heure",
  "api_tokens.lead":
    "Laissez vos propres programmes travailler avec ce que vous gardez ici. Quiconque possède un jeton d’API peut faire ce que permet sa portée, jusqu’à ce qu’il expire ou que vous le révoquiez.",
  "api_tokens.list": "Vos jetons d’API",
  "api_tokens.made_already":
    "Ce jeton d’API existe déjà et ne peut plus être affiché. S’il est perdu, renouvelez-le pour en obtenir un nouveau.",
  "api_tokens.new": "Nouveau jeton d’API",
  "api_tokens.next_page": "Plus anciens",
  "api_tokens.once":
    "Ce jeton d’API n’est affiché que cette fois-ci. Copiez-le dès maintenant dans votre programme. Si vous le perdez, renouvelez-le pour en obtenir un nouveau.",
  "api_tokens.pages": "Autres jetons d’API",
  "api_tokens.revocation.effect":
    "Tout ce qui utilise ce jeton d’API cesse aussitôt de fonctionner. Ce qui a été lu ou modifié avec lui reste en l’état.",
  "api_tokens.revocation.final": "Un jeton d’API révoqué ne peut pas être rétabli.",
  "api_tokens.revocation.link": "Révoquer",
  "api_tokens.revocation.submit": "Révoquer « {name} »",
  "api_tokens.revocation_of_all.effect":
    "Tout ce qui utilise l’un de vos jetons d’API cesse aussitôt de fonctionner. Vos flux et vos sessions continuent.",
  "api_tokens.revocation_of_all.final": "Des jetons d’API révoqués ne peuvent pas être rétablis.",
  "api_tokens.revocation_of_all.link": "Révoquer tous les jetons d’API",
  "api_tokens.revocation_of_all.submit": "Révoquer tous les jetons d’API",
  "api_tokens.revoked": "Le jeton d’API est révoqué. Il ne fonctionne plus.",
  "api_tokens.revoked_all": "Tous les jetons d’API sont révoqués. Ils ne fonctionnent plus.",
  "api_tokens.rotation.effect":
    "L’ancien jeton d’API cesse aussitôt de fonctionner. Ce qui l’utilise a besoin du nouveau.",
  "api_tokens.rotation.kept":
    "Le nouveau a le même nom et la même portée, et dure aussi longtemps à partir de maintenant.",
  "api_tokens.rotation.link": "Renouveler",
  "api_tokens.rotation.submit": "Renouveler « {name} »",
  "api_tokens.scope.full": "Complète",
  "api_tokens.scope.full.explanation":
    "Lit et modifie ce que vous gardez ici, vos flux et vos espaces de travail compris. Ne crée pas d’autres jetons d’API.",
  "api_tokens.scope.read": "Lecture",
  "api_tokens.scope.read.explanation":
    "Lit tout ce que vous gardez ici, vos espaces de travail compris. Ne modifie rien.",
  "api_tokens.secret": "Jeton d’API",
  "api_tokens.title": "Jetons d’API",
  "api_tokens.usage": "Un programme l’envoie avec chaque requête, dans cet en-tête :",

  // The audit log
  "audit.action.api_token.created": "Jeton d’API créé",
  "audit.action.api_token.revoked": "Jeton d’API révoqué",
  "audit.action.api_token.rotated": "Jeton d’API créé par renouvellement",
  "audit.action.contact.deleted": "Contact supprimé",
  "audit.action.contact.restored": "Contact rétabli",
  "audit.action.feed.created": "Flux créé",
  "audit.action.feed.revoked": "Flux révoqué",
  "audit.action.feed.rotated": "Flux créé par renouvellement",
  "audit.action.recovery_link.created": "Lien de récupération créé",
  "audit.action.recovery_link.ended": "Lien de récupération annulé",
  "audit.action.session.created": "Session ouverte",
  "audit.action.session.ended": "Session fermée",
  "audit.action.user.created": "Compte créé",
  "audit.action.user.deleted": "Compte supprimé",
  "audit.action.user.password_changed": "Mot de passe changé",
  "audit.action.user.password_reset": "Mot de passe redéfini, tous les accès coupés",
  "audit.action.user.reinstated": "Compte réactivé",
  "audit.action.user.suspended": "Compte suspendu",
  "audit.action.workspace.created": "Espace de travail créé",
  "audit.action.workspace.deleted": "Espace de travail supprimé",
  "audit.action.workspace_feed_token.issued": "Adresse des flux d’un espace de travail délivrée",
  "audit.action.workspace_feed_token.revoked": "Adresse des flux d’un espace de travail révoquée",
  "audit.action.workspace_member.added": "Membre ajouté à un espace de travail",
  "audit.action.workspace_member.changed": "Rôle dans un espace de travail changé",
  "audit.action.workspace_member.removed": "Membre retiré d’un espace de travail",
  "audit.actor.administrator": "l’administration",
  "audit.actor.api_token": "vous, avec un jeton d’API",
  "audit.actor.operator": "l’exploitant de cette installation",
  "audit.actor.session": "vous, dans un navigateur",
  "audit.actor.system": "l’application elle-même",
  "audit.first_page": "Plus récents",
  "audit.lead":
    "Ce qui est arrivé à votre compte et aux clés qui l’ouvrent, du plus récent au plus ancien.",
  "audit.list": "Événements",
  "audit.named": "{action} : {name}",
  "audit.next_page": "Plus anciens",
  "audit.pages": "Autres événements",
  "audit.title": "Journal d’audit",
  "audit.when": "Quand",
  "audit.who": "Par",

  // Dates
  "date.day_month": "{day} {month}",
  "date.first_day": "1er",
  "date.long": "{day} {month} {year}",
  "date.month": "{month}",
  "date.month.1": "janvier",
  "date.month.2": "février",
  "date.month.3": "mars",
  "date.month.4": "avril",
  "date.month.5": "mai",
  "date.month.6": "juin",
  "date.month.7": "juillet",
  "date.month.8": "août",
  "date.month.9": "septembre",
  "date.month.10": "octobre",
  "date.month.11": "novembre",
  "date.month.12": "décembre",
  "date.month_year": "{month} {year}",
  "date.part.day": "Jour",
  "date.part.month": "Mois",
  "date.part.year": "Année",
  "date.time": "{hour}:{minute}",
  "date.unknown": "Date inconnue",
  "date.with_time": "{date} à {time}",
  "date.year": "{year}",

  // Broken rules
  "error.already_a_member": "Cette personne est déjà membre. Changez son rôle dans la liste.",
  "error.already_done": "C’est déjà fait.",
  "error.already_revoked": "Cette adresse est déjà révoquée.",
  "error.dead_recovery_link": "Ce lien ne fonctionne plus.",
  "error.email_taken": "Cette adresse e-mail est celle d’un autre compte.",
  "error.external_activity_exists": "Cette activité externe est déjà enregistrée.",
  "error.file_is_not_a_feed":
    "Ce fichier n’est pas un flux RSS ou Atom. Ouvrez l’adresse du flux dans le navigateur et enregistrez ce qu’il affiche dans un fichier .xml.",
  "error.file_is_not_a_vcard":
    "Ce fichier ne contient aucune vCard. Exportez vos contacts dans un fichier .vcf.",
  "error.insufficient_role":
    "Votre rôle dans cet espace de travail ne le permet pas. Une personne responsable de l’espace peut le changer.",
  "error.last_admin":
    "D’autres personnes ont un compte ici et se retrouveraient sans administration. Supprimez d’abord leurs comptes, ou confiez l’administration à quelqu’un d’autre.",
  "error.last_workspace_admin":
    "Cet espace de travail resterait sans responsable. Donnez d’abord ce rôle à un autre membre, ou supprimez l’espace.",
  "error.malformed_cursor": "Cette page de la liste est introuvable. Repartez de la première.",
  "error.not_found": "Il n’y a rien ici, ou ce n’est pas à vous.",
  "error.own_account":
    "C’est impossible sur votre propre compte. Ce qu’il vous faut se trouve sur la page « Compte ».",
  "error.purge_failed":
    "L’adresse ne fonctionne plus sur ce serveur, mais le cache placé devant n’a pas confirmé que ses copies ont disparu. Elles peuvent être servies jusqu’à 15 minutes après la révocation. Essayez de nouveau.",
  "error.session_ended": "La session a pris fin. Connectez-vous de nouveau.",
  "error.setup_completed": "Le premier compte existe déjà. Connectez-vous avec celui-ci.",
  "error.sole_workspace_admin":
    "Un espace de travail resterait sans responsable. Un autre membre doit d’abord recevoir ce rôle, ou l’espace doit être supprimé.",
  "error.too_many_feeds":
    "Un compte ne peut pas avoir plus de flux actifs. Révoquez-en d’abord un.",
  "error.unknown_user":
    "Personne n’a ici cette adresse e-mail. L’administration de cette installation peut d’abord créer un compte.",
  "error.workspace_changed":
    "Entre-temps, des adresses des flux sont créées ou révoquées ; celles qui existaient ne sont plus valables. Supprimez de nouveau l’espace de travail ; si cela continue, retirez d’abord le membre qui les crée.",
  "error.wrong_credentials": "Cette adresse e-mail et ce mot de passe ne vont pas ensemble.",
  "error.wrong_password": "Ce n’est pas le mot de passe actuel de ce compte.",

  // Pages of requests that failed
  "failure.400.explanation":
    "Ce qui a été envoyé n’a pas pu être lu. Revenez en arrière et réessayez.",
  "failure.400.title": "La requête n’a pas été comprise",
  "failure.403.explanation":
    "La requête venait d’un autre site, ou vous n’y avez pas droit. Rien n’a été modifié.",
  "failure.403.title": "Requête refusée",
  "failure.404.explanation":
    "L’adresse est peut-être mal tapée, ou ce qui était ici n’existe plus.",
  "failure.404.title": "Il n’y a rien ici",
  "failure.405.explanation": "L’adresse existe, mais pas pour ce qui lui a été demandé.",
  "failure.405.title": "C’est impossible ici",
  "failure.413.explanation": "Envoyez-en moins à la fois. Rien n’a été modifié.",
  "failure.413.title": "C’est trop volumineux",
  "failure.429.explanation": "Attendez un instant, puis réessayez.",
  "failure.429.title": "Trop de requêtes",
  "failure.500.explanation":
    "Le problème vient de l’application, et il a été consigné. Rien de ce qui était enregistré n’est perdu.",
  "failure.500.title": "Une erreur s’est produite",
  "failure.503.explanation": "La base de données ne répond pas. Réessayez dans quelques secondes.",
  "failure.503.title": "Indisponible pour le moment",
  "failure.home": "Vers la chronologie",
  "failure.workspace": "Vers l’espace de travail",

  // Contacts
  "contacts.active": "Actifs ({count})",
  "contacts.add": "Ajouter un contact",
  "contacts.all_archived.explanation":
    "Les contacts archivés sont toujours là : vous les trouverez dans les archives.",
  "contacts.all_archived.title": "Tous les contacts sont archivés",
  "contacts.archive": "Archiver",
  "contacts.archived": "Archivés ({count})",
  "contacts.archived_badge": "Archivé",
  "contacts.delete": "Supprimer le contact",
  "contacts.deleted": "Le contact {name} est supprimé. Les flux de ce seul contact ont pris fin.",
  "contacts.deletion.effect":
    "Le contact et tout ce qui a été noté à son sujet quittent la chronologie et les flux. Les copies que les lecteurs de flux ont déjà faites y restent.",
  "contacts.deletion.feeds.one":
    "Ce flux prend fin définitivement, même si la suppression est annulée :",
  "contacts.deletion.feeds.other":
    "Ces {count} flux prennent fin définitivement, même si la suppression est annulée :",
  "contacts.deletion.submit": "Supprimer « {name} »",
  "contacts.deletion.undo": "La page suivante permet d’annuler la suppression.",
  "contacts.edit": "Modifier le contact",
  "contacts.field.about": "À propos",
  "contacts.field.address": "Adresse",
  "contacts.field.birthday": "Anniversaire",
  "contacts.field.display_name": "Nom affiché",
  "contacts.field.email": "Adresse e-mail",
  "contacts.field.family_name": "Nom de famille",
  "contacts.field.full_name": "Nom complet",
  "contacts.field.given_name": "Prénom",
  "contacts.field.honorific_prefix": "Titre avant le nom",
  "contacts.field.honorific_suffix": "Titre après le nom",
  "contacts.field.job_title": "Profession",
  "contacts.field.middle_name": "Deuxième prénom",
  "contacts.field.nickname": "Surnom",
  "contacts.field.organization": "Organisation",
  "contacts.field.other_emails": "Autres adresses e-mail",
  "contacts.field.other_phones": "Autres numéros de téléphone",
  "contacts.field.phone": "Téléphone",
  "contacts.field.website": "Site web",
  "contacts.first_page": "Première page",
  "contacts.first_use.explanation":
    "Tout commence ici par les personnes que vous connaissez : ce que vous avez vécu ensemble, ce que vous voulez retenir, ce que vous voulez leur offrir. Faites-les venir d’un autre carnet d’adresses, ou ajoutez la première à la main.",
  "contacts.first_use.title": "Aucun contact pour l’instant",
  "contacts.form.about": "À propos de la personne",
  "contacts.form.birthday_hint":
    "Le jour et le mois, avec l’année si vous la connaissez ; ou l’année seule.",
  "contacts.form.display_name_hint": "Si ce champ est vide, les noms ci-dessus sont affichés.",
  "contacts.form.lead": "Un nom suffit. Le reste peut attendre.",
  "contacts.form.more_names": "Préciser le nom",
  "contacts.form.nameless": "Un contact a besoin d’un nom.",
  "contacts.form.names": "Nom",
  "contacts.form.one_a_line": "Une valeur par ligne.",
  "contacts.form.reach": "Comment joindre la personne",
  "contacts.gifts": "Idées de cadeau",
  "contacts.gifts_without_date": "Idées de cadeau et cadeaux sans date",
  "contacts.import": "Importer des contacts",
  "contacts.kinds": "Quels contacts",
  "contacts.new": "Nouveau contact",
  "contacts.next_page": "Page suivante",
  "contacts.no_match.explanation":
    "La recherche porte sur les noms, les organisations, les adresses e-mail et les numéros de téléphone.",
  "contacts.no_match.title": "Personne pour « {q} »",
  "contacts.none_archived.explanation":
    "Un contact archivé quitte la chronologie générale ; sa propre page et ses flux continuent.",
  "contacts.none_archived.title": "Aucun contact archivé",
  "contacts.notice.archived":
    "Contact archivé. La chronologie générale ne le montre plus ; sa propre page et ses flux continuent.",
  "contacts.notice.changed": "Le contact est enregistré.",
  "contacts.notice.created": "Le contact est ajouté.",
  "contacts.notice.restored":
    "Le contact est de retour, avec tout ce qui avait été noté à son sujet. Ses flux ont pris fin : créez-en de nouveaux là où il vous en faut.",
  "contacts.notice.unarchived": "Le contact est de retour dans la chronologie générale.",
  "contacts.pages": "Pages de contacts",
  "contacts.search": "Recherche",
  "contacts.search.submit": "Rechercher",
  "contacts.show_all": "Tout afficher",
  "contacts.subscribe": "Suivre par un flux",
  "contacts.unarchive": "Sortir des archives",
  "contacts.undo": "Annuler la suppression",

  // Feeds as they are published
  "feed.channel.filtered.description":
    "Articles que l’espace de travail « {workspace} » a écartés.",
  "feed.channel.filtered.title": "{workspace} : écartés",
  "feed.channel.passed.description": "Articles que l’espace de travail « {workspace} » a retenus.",
  "feed.channel.passed.title": "{workspace} : retenus",
  "feed.entry.external_headline": "{type}, {date} : {activity}, {source}",
  "feed.entry.headline": "{type}, {date}",
  "feed.entry.title": "{type} : {names}",
  "feed.title.aggregate": "Chronologie : tous les contacts",
  "feed.title.contact": "Chronologie : {contact}",

  // Importing contacts
  "import.again":
    "Importer un fichier une nouvelle fois met les contacts à jour ; personne n’est créé en double.",
  "import.another": "Importer un autre fichier",
  "import.created": "Nouveaux",
  "import.deleted": "Un contact supprimé qui figure dans le fichier revient, sans ses flux.",
  "import.file": "Fichier",
  "import.file_hint": "Un fichier .vcf de {limit} Mio au plus.",
  "import.lead":
    "Exportez vos contacts de l’autre carnet d’adresses au format vCard (version 2.1, 3.0 ou 4.0) et choisissez le fichier ici.",
  "import.photos": "Les photos sont laissées de côté.",
  "import.problem.empty": "Ce fichier est vide.",
  "import.problem.missing": "Choisissez un fichier.",
  "import.problem.too_large":
    "Ce fichier dépasse {limit} Mio. Divisez-le, ou exportez sans les photos.",
  "import.progress": "{done} fiches sur {total}",
  "import.skipped": "Laissés de côté",
  "import.state.failed": "L’importation s’est interrompue",
  "import.state.failed.explanation":
    "Ce qui a déjà été importé est conservé. Importez de nouveau le même fichier : l’importation reprendra là.",
  "import.state.finished": "L’importation est terminée",
  "import.state.finished.explanation": "Toutes les fiches du fichier ont été lues.",
  "import.state.running": "L’importation est en cours",
  "import.state.running.explanation": "Vous pouvez quitter cette page ; l’importation continue.",
  "import.state.stopped": "L’importation s’est arrêtée",
  "import.state.stopped.explanation":
    "Elle ne donne plus signe de vie depuis un moment. Ce qui a déjà été importé est conservé. Importez de nouveau le même fichier : l’importation reprendra là.",
  "import.submit": "Importer",
  "import.title": "Importer des contacts",
  "import.to_contacts": "Vers les contacts",
  "import.unchanged": "Inchangés",
  "import.updated": "Mis à jour",
  "import.warnings.card": "Fiche",
  "import.warnings.explanation": "Ce qui ne figure pas ici a été importé tel quel.",
  "import.warnings.line": "Ligne",
  "import.warnings.more.one": "Et un autre.",
  "import.warnings.more.other": "Et {count} autres.",
  "import.warnings.one": "Un élément n’a pas pu être repris tel quel",
  "import.warnings.other": "{count} éléments n’ont pas pu être repris tels quels",
  "import.warnings.what": "Quoi",

  // What an import of contacts had to leave or mend
  "import.warning.duplicate_card":
    "Cette fiche ne se distingue pas de la fiche {card} : les deux forment un seul contact.",
  "import.warning.extra_value_ignored":
    "Il n’y avait pas de place pour autant de valeurs de {property} : certaines ont été écartées.",
  "import.warning.group_card": "Cette fiche décrit un groupe, pas un contact, et a été écartée.",
  "import.warning.guessed_charset":
    "{property} n’est pas en UTF-8 et a été lu comme du windows-1252.",
  "import.warning.line_without_property_name":
    "Cette ligne n’a pas de nom de propriété et a été écartée.",
  "import.warning.missing_end": "Cette fiche n’a pas de fin et a été lue jusqu’où elle va.",
  "import.warning.missing_name":
    "Cette fiche n’a ni nom, ni organisation, ni adresse e-mail, ni téléphone et a été écartée.",
  "import.warning.not_a_web_address":
    "{property} n’est pas une adresse http ou https et a été écarté.",
  "import.warning.text_too_long": "{property} a été réduit à {limit} caractères.",
  "import.warning.too_many_properties":
    "Seules les {limit} premières propriétés de cette fiche ont été lues.",
  "import.warning.unknown_charset": "Le jeu de caractères de {property} est inconnu.",
  "import.warning.unreadable_characters":
    "Certains caractères de {property} n’ont pas pu être lus et ont été remplacés.",
  "import.warning.unreadable_date": "{property} n’est pas une date et a été écarté.",
  "import.warning.value_too_long": "{property} compte plus de {limit} caractères et a été écarté.",

  // Managing feeds
  "feeds.address": "Adresse",
  "feeds.copied": "Copiée",
  "feeds.copy": "Copier",
  "feeds.copy_by_hand": "Copiez-la à la main : elle est sélectionnée.",
  "feeds.count": "{count} flux sur {limit}",
  "feeds.created": "Créé",
  "feeds.created_title": "« {name} » est prêt",
  "feeds.done": "Retour aux flux",
  "feeds.empty.explanation":
    "Un flux apporte votre chronologie, de tout le monde ou d’une personne, dans le lecteur où vous suivez l’actualité. Créez-en un par lecteur, pour pouvoir en révoquer un sans toucher aux autres.",
  "feeds.empty.title": "Aucun flux pour l’instant",
  "feeds.form.copies":
    "Un lecteur garde sa propre copie de tout ce que contient le flux, et cette application ne peut pas la reprendre. Un lecteur sur votre appareil ou votre serveur la garde chez vous ; un lecteur hébergé la conserve chez quelqu’un d’autre.",
  "feeds.form.detail": "Ce qu’il révèle",
  "feeds.form.entity_id": "Personne",
  "feeds.form.entity_id_none": "Choisir une personne",
  "feeds.form.kind": "Qui il suit",
  "feeds.form.more_people":
    "Ce sont les {limit} premières personnes. Pour le flux d’une autre, partez de sa page.",
  "feeds.form.name": "Nom",
  "feeds.form.name_hint":
    "Distingue vos flux, par exemple « Tablette de la cuisine ». Il n’apparaît dans aucun flux.",
  "feeds.form.recommendation":
    "Conseillé : un lecteur qui fonctionne sur votre appareil ou votre serveur.",
  "feeds.form.submit": "Créer le flux",
  "feeds.form.title": "Nouveau flux",
  "feeds.form.warning":
    "Ce que vous avez écrit sur d’autres personnes quitte cette application, sans aucun moyen de le reprendre. Réservez ce niveau à vos propres lecteurs.",
  "feeds.kind.aggregate": "Tout le monde",
  "feeds.kind.aggregate.explanation": "La chronologie de tous les contacts non archivés.",
  "feeds.kind.contact": "Une personne",
  "feeds.kind.contact.explanation": "La chronologie d’un seul contact.",
  "feeds.last_read": "Dernière lecture",
  "feeds.last_read.never": "jamais",
  "feeds.last_read.within_the_hour": "il y a moins d’une heure",
  "feeds.lead":
    "Suivez votre chronologie dans un lecteur de flux. Chaque flux a sa propre adresse secrète ; quiconque connaît l’adresse peut lire le flux jusqu’à ce que vous le révoquiez.",
  "feeds.level.full": "Complet",
  "feeds.level.full.explanation":
    "Les titres, et le texte de vos notes, activités, événements marquants, cadeaux et rappels effectués. Votre lecteur garde une copie du tout.",
  "feeds.level.headlines": "Titres",
  "feeds.level.headlines.explanation":
    "Ce qui s’est passé, avec qui et quand. Aucun texte écrit par vous.",
  "feeds.list": "Flux actifs",
  "feeds.made_already":
    "Ce flux existe déjà et son adresse ne peut plus être affichée. Si elle est perdue, renouvelez le flux pour en obtenir une nouvelle.",
  "feeds.new": "Nouveau flux",
  "feeds.once":
    "L’adresse n’est affichée que cette fois-ci. Copiez-la dès maintenant dans votre lecteur. Si vous la perdez, renouvelez le flux pour en obtenir une nouvelle.",
  "feeds.preview.choose": "Choisissez une personne pour voir ce que dirait son flux.",
  "feeds.preview.empty":
    "Il ne s’est encore rien passé ici. Certains lecteurs refusent un flux sans entrées : notez d’abord quelque chose.",
  "feeds.preview.failed": "L’aperçu ne peut pas être chargé pour le moment.",
  "feeds.preview.lead": "Les entrées les plus récentes, exactement comme un lecteur les recevrait.",
  "feeds.preview.level": "Aperçu : {level}",
  "feeds.preview.show": "Actualiser l’aperçu",
  "feeds.qr": "L’adresse sous forme de code QR",
  "feeds.qr_hint": "Pour un lecteur sur téléphone : visez ce code avec l’appareil photo.",
  "feeds.readers.hosted": "Lecteurs hébergés",
  "feeds.readers.hosted_hint":
    "Chacun de ces liens remet l’adresse à une entreprise, qui conserve ensuite ce que dit le flux.",
  "feeds.readers.hosted_link": "{reader}, chez {host}",
  "feeds.readers.opml": "Fichier OPML à importer dans un lecteur",
  "feeds.readers.own": "Un lecteur à vous",
  "feeds.readers.own_hint": "Avec ceux-ci, le flux reste chez vous.",
  "feeds.readers.own_link": "Ouvrir dans le lecteur de cet appareil",
  "feeds.revocation.effect":
    "L’adresse cesse aussitôt de fonctionner. Les copies que les lecteurs de flux ont déjà faites y restent.",
  "feeds.revocation.final":
    "Un flux révoqué ne peut pas être rétabli ; un nouveau a une nouvelle adresse.",
  "feeds.revocation.link": "Révoquer",
  "feeds.revocation.submit": "Révoquer « {name} »",
  "feeds.revocation_of_all.effect":
    "Aucune adresse de ces flux ne fonctionne plus ensuite. Les copies que les lecteurs de flux ont déjà faites y restent.",
  "feeds.revocation_of_all.final":
    "Des flux révoqués ne peuvent pas être rétablis ; les nouveaux ont de nouvelles adresses.",
  "feeds.revocation_of_all.submit.one": "Révoquer votre seul flux",
  "feeds.revocation_of_all.submit.other": "Révoquer les {count} flux",
  "feeds.revoked": "Le flux est révoqué. Son adresse ne fonctionne plus.",
  "feeds.revoked_all.one": "{count} flux est révoqué. Son adresse ne fonctionne plus.",
  "feeds.revoked_all.other": "{count} flux sont révoqués. Leurs adresses ne fonctionnent plus.",
  "feeds.rotation.effect":
    "L’ancienne adresse cesse aussitôt de fonctionner. Votre lecteur verra un nouveau flux : toutes les entrées arriveront une fois encore comme non lues.",
  "feeds.rotation.kept": "Le nouveau a le même nom et dit la même chose.",
  "feeds.rotation.link": "Renouveler",
  "feeds.rotation.submit": "Renouveler « {name} »",
  "feeds.title": "Flux",

  // Forms
  "form.cancel": "Annuler",
  "form.in_flight": "Envoi en cours…",
  "form.named": "{label} : {name}",
  "form.optional": "(facultatif)",
  "form.problem_of": "{label} : {problem}",
  "form.problems.one": "Un point est à revoir",
  "form.problems.other": "{count} points sont à revoir",
  "form.save": "Enregistrer",

  // The frame of the pages
  "frame.contacts": "Contacts",
  "frame.places": "Rubriques",
  "frame.settings": "Réglages",
  "frame.sign_out": "Se déconnecter",
  "frame.skip": "Aller au contenu",
  "frame.timeline": "Chronologie",
  "frame.workspaces": "Espaces de travail",

  // What is wrong with a value
  "issue.conflicting": "Cela ne s’accorde pas avec les autres valeurs.",
  "issue.needs_verdict":
    "Un motif accompagne une décision : choisissez « Retenu » ou « Écarté », ou laissez-le vide.",
  "issue.not_a_choice": "Choisissez l’une des valeurs proposées.",
  "issue.not_a_date": "Cette date n’existe pas.",
  "issue.not_a_url": "Indiquez une adresse complète, qui commence par https:// ou http://.",
  "issue.not_a_uuid": "Cela ne renvoie à rien qui existe.",
  "issue.not_an_email": "Indiquez une adresse e-mail, par exemple ada@example.org.",
  "issue.not_plain":
    "Au plus 50 lettres minuscules, chiffres, points, traits d’union et tirets bas, en commençant par une lettre ou un chiffre.",
  "issue.out_of_range": "C’est hors limites. La valeur possible la plus proche est {limit}.",
  "issue.required": "Ce champ est à remplir.",
  "issue.too_few": "Choisissez-en au moins {limit}.",
  "issue.too_long": "{limit} caractères au plus.",
  "issue.too_many": "Choisissez-en au plus {limit}.",
  "issue.too_short": "{limit} caractères au moins.",
  "issue.unknown_property": "Cela ne peut pas être indiqué ici.",
  "issue.unsupported_character": "Un caractère de ce texte ne peut pas être enregistré (U+0000).",
  "issue.wrong_type": "Ce genre de valeur n’a pas sa place ici.",

  // Lists and numbers
  "list.separator": ", ",
  "number.group_separator": " ",

  // Fields of the records as forms name them, and their choices
  "record.activity.contact_ids": "Avec",
  "record.activity.date": "Quand",
  "record.activity.description": "Description",
  "record.activity.location": "Lieu",
  "record.activity.title": "Titre",
  "record.activity.type": "Type",
  "record.completion.completed_at": "Effectué",
  "record.completion.message": "Message",
  "record.external_activity.external_id": "Identifiant d’origine",
  "record.external_activity.occurred_at": "Quand",
  "record.external_activity.source_system": "Provenance",
  "record.external_activity.type": "Type",
  "record.gift.date": "Quand",
  "record.gift.description": "Description",
  "record.gift.notes": "Notes",
  "record.gift.occasion": "Occasion",
  "record.gift.status": "État",
  "record.gift.status.given": "Offert",
  "record.gift.status.idea": "Idée",
  "record.gift.status.purchased": "Acheté",
  "record.gift.status.received": "Reçu",
  "record.gift.url": "Adresse web",
  "record.life_event.date": "Quand",
  "record.life_event.description": "Description",
  "record.life_event.type": "Ce qui s’est passé",
  "record.life_event.type.achievement": "Réussite",
  "record.life_event.type.anniversary": "Date anniversaire",
  "record.life_event.type.bereavement": "Deuil",
  "record.life_event.type.died": "Décès",
  "record.life_event.type.engaged": "Fiançailles",
  "record.life_event.type.graduated": "Obtention d’un diplôme",
  "record.life_event.type.had_child": "Naissance d’un enfant",
  "record.life_event.type.illness": "Maladie",
  "record.life_event.type.job_change": "Changement d’emploi",
  "record.life_event.type.married": "Mariage",
  "record.life_event.type.met": "Première rencontre",
  "record.life_event.type.moved": "Déménagement",
  "record.life_event.type.other": "Autre chose",
  "record.life_event.type.recovered": "Guérison",
  "record.life_event.type.retired": "Départ à la retraite",
  "record.life_event.type.separated": "Séparation",
  "record.note.content": "Note",
  "record.note.date": "Quand",
  "record.reminder.due_at": "Échéance",
  "record.reminder.message": "Message",

  // Writing things down
  "records.choose": "Choisir",
  "records.choose_person": "Choisir une personne",
  "records.deleted": "Supprimé. Les copies que les lecteurs de flux ont déjà faites y restent.",
  "records.deletion.activity": "Supprimer l’activité",
  "records.deletion.completion": "Supprimer le rappel effectué",
  "records.deletion.effect":
    "Cette entrée quitte la chronologie et les flux, et ne peut pas être rétablie. Les copies que les lecteurs de flux ont déjà faites y restent.",
  "records.deletion.external_activity": "Supprimer l’activité externe",
  "records.deletion.gift": "Supprimer le cadeau",
  "records.deletion.life_event": "Supprimer l’événement",
  "records.deletion.note": "Supprimer la note",
  "records.deletion.reminder": "Supprimer le rappel",
  "records.more_people":
    "Ce sont les {limit} premières personnes. Pour une autre, partez de sa page.",
  "records.partial_date_hint": "Ce que vous en savez.",
  "records.person": "Au sujet de",
  "records.reminder": "Rappel",
  "records.saved": "Enregistré.",
  "records.write.kinds": "Quoi noter",
  "records.write.title": "Noter quelque chose",

  // Reminders
  "reminders.completed": "C’est fait. Le rappel est maintenant dans la chronologie.",
  "reminders.completion.hint":
    "La chronologie montre votre message ou, sans message, le texte du rappel.",
  "reminders.completion.title": "Marquer le rappel comme effectué",
  "reminders.done": "Fait",
  "reminders.done_with_note": "Fait, avec un message",
  "reminders.due": "Échéance : {when}",
  "reminders.due_soon": "À faire d’ici une semaine",
  "reminders.open": "Rappels en attente",
  "reminders.overdue": "En retard",

  // The first account
  "setup.display_name": "Votre nom",
  "setup.display_name_hint":
    "Les membres de vos espaces de travail et l’administration le voient. Il n’apparaît dans aucun flux.",
  "setup.email": "Adresse e-mail",
  "setup.email_hint":
    "Elle sert à vous connecter. Les membres de vos espaces de travail et l’administration la voient.",
  "setup.language": "Langue",
  "setup.language_hint": "Celle des pages et des flux.",
  "setup.lead": "Personne n’a encore de compte ici. Celui-ci administrera l’installation.",
  "setup.password": "Mot de passe",
  "setup.password_hint":
    "{limit} caractères au moins. Quelques mots à la suite se retiennent facilement.",
  "setup.submit": "Créer le compte",
  "setup.title": "Créer le premier compte",

  // Recovery of an account
  "recovery.back": "Retour à la connexion",
  "recovery.dead.ask_again": "Demander un nouveau lien",
  "recovery.dead.explanation":
    "Il a déjà servi, un plus récent l’a remplacé, ou ses {minutes} minutes sont écoulées.",
  "recovery.dead.title": "Ce lien ne fonctionne plus",
  "recovery.mail.subject": "{product} : définir un nouveau mot de passe",
  "recovery.mail.text":
    "Quelqu’un, sans doute vous, a demandé à définir un nouveau mot de passe pour le compte associé à cette adresse e-mail.\n\nCe lien le permet. Il fonctionne une seule fois, pendant {minutes} minutes :\n\n{url}\n\nUn nouveau mot de passe coupe tous les autres accès au compte : sessions, jetons d’API et flux.\n\nSi la demande ne vient pas de vous, ne tenez pas compte de ce message. Rien n’a changé.",
  "recovery.request.email": "Adresse e-mail",
  "recovery.request.lead":
    "Un lien pour définir un nouveau mot de passe sera envoyé à l’adresse e-mail de votre compte. Il fonctionne une seule fois, pendant {minutes} minutes.",
  "recovery.request.sent":
    "S’il existe un compte avec cette adresse, un message contenant un lien est en route. Le lien fonctionne une seule fois, pendant {minutes} minutes.",
  "recovery.request.submit": "Envoyer le lien",
  "recovery.request.title": "Mot de passe oublié",
  "recovery.reset.effect":
    "Tous les autres accès au compte prennent fin avec lui : toutes les sessions, tous les jetons d’API, tous les flux. De nouveaux flux ont de nouvelles adresses. Les adresses que vous avez créées pour des flux d’espaces de travail restent valables : si quelqu’un d’autre risque de les avoir, révoquez-les dans l’espace.",
  "recovery.reset.new_password": "Nouveau mot de passe",
  "recovery.reset.submit": "Définir le mot de passe",
  "recovery.reset.title": "Définir un nouveau mot de passe",

  // Signing in
  "sign_in.account_deleted": "Votre compte et tout ce qu’il contenait sont supprimés.",
  "sign_in.email": "Adresse e-mail",
  "sign_in.password": "Mot de passe",
  "sign_in.password_set":
    "Le nouveau mot de passe est défini, et tous les autres accès au compte ont pris fin. Connectez-vous avec lui.",
  "sign_in.recovery": "Mot de passe oublié ?",
  "sign_in.submit": "Se connecter",
  "sign_in.title": "Se connecter",
  "sign_in.wait_minutes.one": "Trop de tentatives. Réessayez dans une minute.",
  "sign_in.wait_minutes.other": "Trop de tentatives. Réessayez dans {count} minutes.",

  // Spans of time
  "time.days_ago.one": "il y a {count} jour",
  "time.days_ago.other": "il y a {count} jours",
  "time.hours_ago.one": "il y a {count} heure",
  "time.hours_ago.other": "il y a {count} heures",
  "time.in_days.one": "dans {count} jour",
  "time.in_days.other": "dans {count} jours",
  "time.in_hours.one": "dans {count} heure",
  "time.in_hours.other": "dans {count} heures",
  "time.in_minutes.one": "dans {count} minute",
  "time.in_minutes.other": "dans {count} minutes",
  "time.minutes_ago.one": "il y a {count} minute",
  "time.minutes_ago.other": "il y a {count} minutes",
  "time.now": "à l’instant",

  // The timeline
  "timeline.bucket.all": "Depuis toujours",
  "timeline.bucket.last_30_days": "30 derniers jours",
  "timeline.bucket.last_7_days": "7 derniers jours",
  "timeline.bucket.last_90_days": "90 derniers jours",
  "timeline.bucket.this_year": "Cette année",
  "timeline.edit": "Modifier",
  "timeline.edit_full": "Modifier : {type}, {names}",
  "timeline.empty.explanation":
    "Ce que vous notez apparaît ici, du plus récent au plus ancien, et dans les flux que vous créez.",
  "timeline.empty.title": "Rien n’a encore été noté",
  "timeline.entries": "Ce qui s’est passé",
  "timeline.filter": "Filtrer",
  "timeline.filter.bucket": "Période",
  "timeline.filter.submit": "Afficher",
  "timeline.filter.types": "Seulement ces types",
  "timeline.later_this_year": "Plus tard cette année",
  "timeline.newest": "Entrées les plus récentes",
  "timeline.no_match.explanation": "Il n’y a pas d’entrées de ces types sur cette période.",
  "timeline.no_match.title": "Rien ne correspond au filtre",
  "timeline.older": "Entrées plus anciennes",
  "timeline.pages": "Pages de la chronologie",
  "timeline.planned": "Prévu",
  "timeline.rest": "Afficher la suite",
  "timeline.saved_now": "Enregistré à l’instant",
  "timeline.show_all": "Tout afficher",

  // Types of the timeline
  "timeline.type.activity": "Activité",
  "timeline.type.completion": "Rappel effectué",
  "timeline.type.external_activity": "Activité externe",
  "timeline.type.gift": "Cadeau",
  "timeline.type.life_event": "Événement marquant",
  "timeline.type.note": "Note",

  // Administration
  "users.admin": "Administration",
  "users.created": "Créé",
  "users.deleted": "Le compte est supprimé, avec tout ce qu’il contenait.",
  "users.deletion": "Supprimer",
  "users.deletion.effect":
    "Tout ce que contient ce compte est supprimé aussitôt : contacts, ce qui a été écrit à leur sujet, flux, jetons d’API. C’est irréversible. Les adresses que cette personne a créées pour des flux d’espaces de travail restent valables.",
  "users.deletion.submit": "Supprimer « {name} »",
  "users.first_page": "Première page",
  "users.lead":
    "Toutes les personnes qui ont un compte ici. Personne ne voit les contacts ni les flux des autres, pas même l’administration.",
  "users.list": "Comptes",
  "users.made": "Le compte est créé.",
  "users.member": "Standard",
  "users.new": "Nouveau compte",
  "users.new.display_name": "Nom",
  "users.new.email": "Adresse e-mail",
  "users.new.password": "Premier mot de passe",
  "users.new.password_hint":
    "{limit} caractères au moins. Remettez-le en main propre ; il peut être changé sur la page du compte.",
  "users.new.role": "Rôle",
  "users.new.role.admin.explanation":
    "Crée, suspend et supprime des comptes, et définit leurs mots de passe.",
  "users.new.role.member.explanation":
    "Gère ses contacts, crée des flux et participe à des espaces de travail.",
  "users.new.submit": "Créer le compte",
  "users.next_page": "Page suivante",
  "users.pages": "Autres comptes",
  "users.password_reset":
    "Le mot de passe est défini. Toutes les sessions, tous les jetons d’API et tous les flux du compte ont pris fin.",
  "users.reinstated": "Le compte est réactivé. Ce qui était valable fonctionne de nouveau.",
  "users.reinstatement": "Réactiver",
  "users.reinstatement.effect":
    "Ce qui était valable fonctionne de nouveau : sessions, jetons d’API et flux.",
  "users.reinstatement.submit": "Réactiver « {name} »",
  "users.reset": "Définir un mot de passe",
  "users.reset.effect":
    "Toutes les sessions, tous les jetons d’API et tous les flux de ce compte prennent fin aussitôt. Les adresses que cette personne a créées pour des flux d’espaces de travail restent valables.",
  "users.reset.new_password": "Nouveau mot de passe",
  "users.reset.new_password_hint": "{limit} caractères au moins. Remettez-le en main propre.",
  "users.reset.submit": "Définir le mot de passe de « {name} »",
  "users.suspended": "Suspendu",
  "users.suspended_now": "Le compte est suspendu.",
  "users.suspension": "Suspendre",
  "users.suspension.effect":
    "La connexion, les sessions, les jetons d’API et les flux cessent aussitôt de fonctionner. Rien n’est supprimé : la réactivation du compte rétablit ce qui est encore valable. Les adresses que cette personne a créées pour des flux d’espaces de travail restent valables.",
  "users.suspension.submit": "Suspendre « {name} »",
  "users.title": "Gérer les comptes",
  "users.you": "C’est votre propre compte. Ce que vous pouvez y changer se trouve sur sa page.",

  // A workspace
  "workspace.article.author": "Auteur",
  "workspace.article.new": "Ajouter un article",
  "workspace.article.published_at": "Publié",
  "workspace.article.reason": "Motif",
  "workspace.article.reason_hint":
    "Pourquoi il est retenu ou écarté, pour qui le demandera plus tard.",
  "workspace.article.submit": "Ajouter l’article",
  "workspace.article.summary": "Résumé",
  "workspace.article.title": "Titre",
  "workspace.article.url": "Adresse web",
  "workspace.article.url_hint": "Un article dont l’adresse est déjà là est mis à jour.",
  "workspace.article.verdict": "Décision",
  "workspace.articles.add": "Ajouter un article",
  "workspace.articles.anew": "Décider à nouveau",
  "workspace.articles.author": "De",
  "workspace.articles.decided_by": "Décidé par",
  "workspace.articles.decided_by.person": "une personne",
  "workspace.articles.decided_by.rule": "une règle",
  "workspace.articles.decided_now": "Décidé à l’instant",
  "workspace.articles.filter.all": "Tous ({count})",
  "workspace.articles.filter.filtered": "Écartés ({count})",
  "workspace.articles.filter.passed": "Retenus ({count})",
  "workspace.articles.filter.undecided": "À décider ({count})",
  "workspace.articles.filter_out": "Écarter",
  "workspace.articles.filter_out_named": "Écarter : {title}",
  "workspace.articles.filters": "Quels articles",
  "workspace.articles.first_use.explanation":
    "Les articles arrivent de trois façons : ajoutés à la main, importés d’un fichier RSS ou Atom, ou envoyés par un programme.",
  "workspace.articles.first_use.title": "Aucun article pour l’instant",
  "workspace.articles.first_use.viewer":
    "Personne n’a encore ajouté d’article. Ce que la rédaction ajoute apparaît ici.",
  "workspace.articles.import": "Importer un fichier",
  "workspace.articles.lead":
    "Ce qui est retenu et ce qui est écarté figurent chacun dans un flux. Ce qui reste à décider ne figure dans aucun.",
  "workspace.articles.no_match.explanation": "Il y a des articles, mais aucun avec cette décision.",
  "workspace.articles.no_match.title": "Aucun article de ce type",
  "workspace.articles.notice.filtered": "« {title} » est écarté.",
  "workspace.articles.notice.passed": "« {title} » est retenu.",
  "workspace.articles.notice.saved": "« {title} » est enregistré.",
  "workspace.articles.pages": "Autres articles",
  "workspace.articles.pass": "Retenir",
  "workspace.articles.pass_named": "Retenir : {title}",
  "workspace.articles.published": "Publié",
  "workspace.articles.reason_given": "Motif : {reason}",
  "workspace.articles.show_all": "Tout afficher",
  "workspace.articles.source": "Source",
  "workspace.articles.title": "Articles",
  "workspace.articles.with_reason": "Avec un motif",
  "workspace.deletion.effect":
    "D’abord, toutes les adresses des flux cessent de fonctionner, ici et dans un cache placé devant ce serveur. Ensuite, les articles, leurs décisions et la liste des membres sont supprimés, pour tous les membres.",
  "workspace.deletion.failed":
    "Rien n’est supprimé pour l’instant. Les adresses des flux ne fonctionnent plus sur ce serveur, mais le cache placé devant n’a pas confirmé que ses copies ont disparu ; elles peuvent être servies encore 15 minutes au plus. Essayez de nouveau.",
  "workspace.deletion.final":
    "Cette suppression est définitive. Les copies que les lecteurs de flux ont déjà faites y restent.",
  "workspace.deletion.link": "Supprimer l’espace de travail",
  "workspace.deletion.submit": "Supprimer « {name} »",
  "workspace.feeds.address.filtered": "Flux de ce qui est écarté",
  "workspace.feeds.address.passed": "Flux de ce qui est retenu",
  "workspace.feeds.approximate": "approximative",
  "workspace.feeds.approximate.edge":
    "« Dernière utilisation » est une indication approximative : un cache se trouve devant ce serveur, et ce qu’il sert n’est pas noté.",
  "workspace.feeds.approximate.hourly":
    "« Dernière utilisation » est une indication approximative : elle est notée une fois par heure au plus.",
  "workspace.feeds.both":
    "La clé est la même dans les deux : quiconque en possède une peut lire les deux flux.",
  "workspace.feeds.copy.filtered": "Copier : écartés",
  "workspace.feeds.copy.passed": "Copier : retenus",
  "workspace.feeds.created": "Créée",
  "workspace.feeds.done": "Retour aux adresses",
  "workspace.feeds.empty.explanation":
    "Personne ne peut encore lire les flux. Créez une adresse pour chaque lecteur, widget ou collègue.",
  "workspace.feeds.empty.title": "Aucune adresse pour l’instant",
  "workspace.feeds.empty.viewer":
    "Personne ne peut encore lire les flux. Les responsables et la rédaction peuvent créer des adresses.",
  "workspace.feeds.first_page": "Plus récentes",
  "workspace.feeds.form.label": "Libellé",
  "workspace.feeds.form.label_hint":
    "La personne ou l’appareil qui s’en sert, par exemple « Tablette de la cuisine ». Ce libellé n’apparaît dans aucun flux.",
  "workspace.feeds.form.submit": "Créer l’adresse",
  "workspace.feeds.fragment": "Reconnaissable à",
  "workspace.feeds.issued_title": "« {label} » est prête",
  "workspace.feeds.key":
    "Cette adresse est la clé : quiconque la possède peut lire les flux. Donnez à chaque lecteur la sienne, pour pouvoir en révoquer une sans toucher aux autres.",
  "workspace.feeds.keys":
    "Une adresse est une clé : quiconque la possède peut lire les deux flux. Donnez à chaque lecteur la sienne, pour pouvoir en révoquer une sans toucher aux autres.",
  "workspace.feeds.last_used": "Dernière utilisation",
  "workspace.feeds.last_used.never": "jamais",
  "workspace.feeds.lead":
    "Distribuez ce que décide cet espace : un flux de ce qui est retenu, un autre de ce qui est écarté. Chaque adresse ouvre les deux.",
  "workspace.feeds.lead.viewer":
    "Un flux de ce qui est retenu, un autre de ce qui est écarté. Les responsables et la rédaction créent les adresses.",
  "workspace.feeds.list": "Adresses des flux",
  "workspace.feeds.made_already":
    "Cette adresse existe déjà et ne peut plus être affichée. Si elle est perdue, révoquez-la et créez-en une nouvelle.",
  "workspace.feeds.new": "Nouvelle adresse",
  "workspace.feeds.next_page": "Plus anciennes",
  "workspace.feeds.once":
    "Ces adresses ne sont affichées que cette fois-ci. Copiez dès maintenant celle dont le lecteur a besoin. Si vous la perdez, révoquez-la et créez-en une nouvelle.",
  "workspace.feeds.pages": "Autres adresses",
  "workspace.feeds.revocation.final":
    "Une adresse révoquée ne peut pas être rétablie ; une nouvelle est une autre clé.",
  "workspace.feeds.revocation.fragment": "Reconnaissable à {fragment}.",
  "workspace.feeds.revoked": "L’adresse est révoquée. Elle ne fonctionne plus.",
  "workspace.feeds.title": "Flux",
  "workspace.feeds.try_again": "Réessayer",
  "workspace.feeds.try_again_named": "Réessayer : {label}",
  "workspace.feeds.unfinished": "Révocation inachevée",
  "workspace.feeds.unfinished.explanation":
    "Révoquée ici ; des copies en cache peuvent subsister jusqu’à 15 minutes après la révocation.",
  "workspace.feeds.unfinished.since": "Révoquée",
  "workspace.feeds.unfinished.title": "La révocation de « {label} » est inachevée",
  "workspace.feeds.unfinished.tried_again":
    "Nouvel essai à l’instant : le cache n’a pas confirmé cette fois non plus.",
  "workspace.import.again":
    "Importer un fichier de nouveau met les articles à jour ; aucun n’est créé en double, et les décisions restent.",
  "workspace.import.done": "L’importation est terminée",
  "workspace.import.file_hint": "Un fichier de {limit} Mio au plus.",
  "workspace.import.item": "Entrée",
  "workspace.import.lead":
    "Choisissez un fichier RSS ou Atom. Chacune de ses entrées devient un article qui attend une décision.",
  "workspace.import.title": "Importer des articles",
  "workspace.import.to_articles": "Aller aux articles",
  "workspace.import.too_large": "Ce fichier dépasse {limit} Mio.",
  "workspace.import.warning.author_cut":
    "Les noms des auteurs étaient trop longs et ont été coupés.",
  "workspace.import.warning.cut_off": "Le fichier est coupé ici.",
  "workspace.import.warning.doubtful_encoding":
    "L’encodage du fichier n’est pas celui qu’il annonce : certains caractères peuvent être faux.",
  "workspace.import.warning.link_too_long":
    "Son adresse est trop longue, et elle a été laissée de côté.",
  "workspace.import.warning.no_date":
    "Elle n’a pas de date lisible : le moment de l’importation en tient lieu.",
  "workspace.import.warning.no_link":
    "Elle n’a pas d’adresse http ou https et a été laissée de côté.",
  "workspace.import.warning.no_title":
    "Elle n’a pas de titre : le début de son texte, ou son adresse, en tient lieu.",
  "workspace.import.warning.summary_cut": "Le texte était trop long et a été coupé.",
  "workspace.import.warning.title_cut": "Le titre était trop long et a été coupé.",
  "workspace.import.warning.too_many_items":
    "Le fichier a plus d’entrées qu’une importation n’en accepte : à partir d’ici, elles n’ont pas été lues.",
  "workspace.import.whole_file": "Fichier",
  "workspace.members.add": "Ajouter un membre",
  "workspace.members.change": "Changer le rôle",
  "workspace.members.change_submit": "Changer le rôle de « {name} »",
  "workspace.members.email": "Adresse e-mail",
  "workspace.members.email_hint": "Celle d’un compte de cette installation.",
  "workspace.members.first_page": "Plus récents",
  "workspace.members.lead": "Qui travaille dans cet espace, et ce que chacun peut y faire.",
  "workspace.members.leave.addresses":
    "Les adresses que vous avez créées pour les flux restent valables, et vous ne pourrez plus les révoquer ensuite.",
  "workspace.members.leave.effect":
    "Vous ne pourrez plus ouvrir l’espace de travail. Ce que vous avez ajouté reste, et une personne responsable peut vous ajouter de nouveau.",
  "workspace.members.leave.link": "Quitter",
  "workspace.members.leave.submit": "Quitter « {workspace} »",
  "workspace.members.next_page": "Plus anciens",
  "workspace.members.notice.added": "{name} est maintenant membre.",
  "workspace.members.notice.changed": "{name} a maintenant le rôle « {role} ».",
  "workspace.members.notice.removed": "Le membre est retiré.",
  "workspace.members.pages": "Autres membres",
  "workspace.members.removal.addresses":
    "Les adresses des flux qu’elle a créées restent valables. Révoquez aussi celles qui doivent prendre fin.",
  "workspace.members.removal.effect":
    "Cette personne ne pourra plus ouvrir l’espace de travail. Ce qu’elle a ajouté reste.",
  "workspace.members.removal.link": "Retirer",
  "workspace.members.removal.submit": "Retirer « {name} »",
  "workspace.members.role": "Rôle",
  "workspace.members.since": "Ajouté",
  "workspace.members.submit": "Ajouter le membre",
  "workspace.members.title": "Membres",
  "workspace.members.you": "Vous",
  "workspace.notice.created": "L’espace de travail est prêt.",
  "workspace.notice.saved": "L’espace de travail est enregistré.",
  "workspace.places": "Parties de l’espace de travail",
  "workspace.verdict.filtered": "Écarté",
  "workspace.verdict.passed": "Retenu",
  "workspace.verdict.undecided": "À décider",

  // The list of workspaces
  "workspaces.created": "Créé",
  "workspaces.empty.explanation":
    "Un espace de travail sert à trier des articles : ce qui est retenu et ce qui est écarté, chacun avec son propre flux à distribuer. Créez-en un, puis ajoutez des articles et les personnes qui décident avec vous.",
  "workspaces.empty.title": "Aucun espace de travail pour l’instant",
  "workspaces.first_page": "Plus récents",
  "workspaces.form.language": "Langue",
  "workspaces.form.language_hint":
    "Celle dans laquelle les flux se présentent. Les articles restent tels quels.",
  "workspaces.form.name": "Nom",
  "workspaces.form.name_hint":
    "Ses membres le voient, et les titres de ses flux commencent par lui.",
  "workspaces.form.submit": "Créer l’espace de travail",
  "workspaces.lead":
    "Là où une équipe décide ensemble du sort des articles et distribue des flux de ce qu’elle a retenu.",
  "workspaces.list": "Vos espaces de travail",
  "workspaces.new": "Nouvel espace de travail",
  "workspaces.next_page": "Plus anciens",
  "workspaces.notice.deleted": "L’espace de travail est supprimé et ses flux ont pris fin.",
  "workspaces.notice.left": "Vous avez quitté l’espace de travail.",
  "workspaces.pages": "Autres espaces de travail",
  "workspaces.role.admin": "Responsable",
  "workspaces.role.admin.explanation":
    "Fait ce que fait la rédaction, et décide des membres et de l’espace lui-même.",
  "workspaces.role.editor": "Rédaction",
  "workspaces.role.editor.explanation":
    "Ajoute des articles, décide de leur sort et distribue des adresses des flux.",
  "workspaces.role.viewer": "Lecture",
  "workspaces.role.viewer.explanation": "Lit tout dans l’espace. Ne change rien.",
} as const satisfies Catalogue;
