/** Every text in Spanish. */
import type { Catalogue } from "./catalogue.ts";

export const es = {
  // The own account
  "account.agent": "{browser} en {system}",
  "account.agent.unknown": "Navegador desconocido",
  "account.deletion.effect":
    "Los contactos, todo lo escrito sobre ellos, los feeds y los tokens de API se eliminan de inmediato. Se cierran todas las sesiones y las direcciones de los feeds propios dejan de funcionar. Usted sale de sus espacios de trabajo; lo que añadió en ellos se queda, y las direcciones que creó para los feeds de esos espacios siguen funcionando.",
  "account.deletion.final":
    "Esto no se puede deshacer, y aquí no hay ninguna copia de la que recuperarlo. Las copias que los lectores de feeds ya hayan hecho se quedan en ellos.",
  "account.deletion.link": "Eliminar la cuenta",
  "account.deletion.password": "Contraseña",
  "account.deletion.submit": "Eliminar la cuenta «{email}»",
  "account.deletion.workspaces": "Espacios de trabajo que quedarían sin responsable",
  "account.deletion.workspaces.explanation":
    "Dé antes ese rol a otro miembro de cada uno, o elimínelo.",
  "account.display_name": "Nombre",
  "account.display_name_hint":
    "Lo ven los miembros de sus espacios de trabajo y la administración. No aparece en ningún feed.",
  "account.email": "Correo electrónico",
  "account.email_hint": "Lo ven los miembros de sus espacios de trabajo y la administración.",
  "account.language": "Idioma",
  "account.language_hint": "Para las páginas y los feeds.",
  "account.lead": "Nombre, idioma y zona horaria, y dónde hay sesiones abiertas.",
  "account.password.current": "Contraseña actual",
  "account.password.effect":
    "Las demás sesiones se cierran. Los feeds y los tokens de API siguen siendo válidos: si es posible que alguien más los tenga, conviene revocarlos también.",
  "account.password.link": "Cambiar la contraseña",
  "account.password.new": "Nueva contraseña",
  "account.password.submit": "Cambiar la contraseña",
  "account.password.title": "Cambiar la contraseña",
  "account.password_changed": "La contraseña ha cambiado y las demás sesiones se han cerrado.",
  "account.profile": "Perfil",
  "account.saved": "Los datos de la cuenta están guardados.",
  "account.session.created": "Iniciada",
  "account.session.end": "Cerrar",
  "account.session.end_named": "Cerrar la sesión: {name}",
  "account.session.seen": "Última actividad",
  "account.session.seen_within_the_hour": "hace menos de una hora",
  "account.session.this_one": "Esta",
  "account.session_ended": "La sesión está cerrada.",
  "account.sessions": "Sesiones abiertas",
  "account.sessions.end_others": "Cerrar todas las demás sesiones",
  "account.sessions_ended": "Todas las demás sesiones están cerradas.",
  "account.submit": "Guardar",
  "account.time_zone": "Zona horaria",
  "account.time_zone_hint":
    "Por ejemplo, Europe/Madrid. Las horas se muestran según ella, aquí y en los feeds.",
  "account.title": "Cuenta",

  // The description of the API
  "api_docs.answers": "Respuestas",
  "api_docs.body": "Cuerpo",
  "api_docs.contents": "Índice",
  "api_docs.credential": "Credencial",
  "api_docs.credential.none": "ninguna",
  "api_docs.credentials": "Credenciales",
  "api_docs.document": "Documento OpenAPI",
  "api_docs.headers": "Encabezados",
  "api_docs.in.header": "en el encabezado",
  "api_docs.in.path": "en la ruta",
  "api_docs.in.query": "en la consulta",
  "api_docs.lead":
    "Lo que estas páginas hacen con los datos también pueden hacerlo programas propios. Los nombres y las explicaciones están en inglés, como en la propia API.",
  "api_docs.link": "Lo que pueden pedir los programas: la API",
  "api_docs.parameters": "Parámetros",
  "api_docs.refusals": "Rechazos",
  "api_docs.required": "obligatorio",
  "api_docs.schemas": "Esquemas",
  "api_docs.title": "API",

  // API tokens
  "api_tokens.copied": "Copiado",
  "api_tokens.copy": "Copiar",
  "api_tokens.copy_by_hand": "Copiar a mano: está seleccionado.",
  "api_tokens.created": "Creado",
  "api_tokens.created_title": "«{name}» está listo",
  "api_tokens.done": "Volver a los tokens de API",
  "api_tokens.empty.explanation":
    "Un token de API permite que un programa propio lea o modifique lo que se guarda aquí. Conviene crear uno para cada programa: así se puede revocar uno sin tocar los demás.",
  "api_tokens.empty.title": "Todavía no hay tokens de API",
  "api_tokens.expired": "Caducado",
  "api_tokens.expires": "Caduca",
  "api_tokens.first_page": "Más recientes",
  "api_tokens.form.expires_in_days": "Días de validez",
  "api_tokens.form.expires_in_days_hint": "De 1 a {limit}. Si se deja vacío, son {days}.",
  "api_tokens.form.name": "Nombre",
  "api_tokens.form.name_hint":
    "Para distinguir los tokens de API, por ejemplo «Copia de seguridad».",
  "api_tokens.form.scope": "Qué puede hacer",
  "api_tokens.form.submit": "Crear el token de API",
  "api_tokens.form.title": "Nuevo token de API",
  "api_tokens.last_used": "Último uso",
  "api_tokens.last_used.never": "nunca",
  "api_tokens.last_used.within_the_hour": "hace menos de una hora",
  "api_tokens.lead":
    "Para que programas propios trabajen con lo que se guarda aquí. Quien tiene un token de API puede hacer lo que permite su alcance, hasta que caduque o se revoque.",
  "api_tokens.list": "Tokens de API",
  "api_tokens.made_already":
    "Este token de API ya está creado y no se puede mostrar otra vez. Si se ha perdido, hay que renovarlo para obtener uno nuevo.",
  "api_tokens.new": "Nuevo token de API",
  "api_tokens.next_page": "Anteriores",
  "api_tokens.once":
    "El token de API solo se muestra esta vez. Hay que copiarlo ahora en el programa. Si se pierde, habrá que renovarlo para obtener uno nuevo.",
  "api_tokens.pages": "Más tokens de API",
  "api_tokens.revocation.effect":
    "Lo que usa este token de API deja de funcionar de inmediato. Lo que haya leído o modificado se queda como está.",
  "api_tokens.revocation.final": "Un token de API revocado no se puede recuperar.",
  "api_tokens.revocation.link": "Revocar",
  "api_tokens.revocation.submit": "Revocar «{name}»",
  "api_tokens.revocation_of_all.effect":
    "Todo lo que usa alguno de los tokens de API de esta cuenta deja de funcionar de inmediato. Los feeds y las sesiones siguen igual.",
  "api_tokens.revocation_of_all.final": "Los tokens de API revocados no se pueden recuperar.",
  "api_tokens.revocation_of_all.link": "Revocar todos los tokens de API",
  "api_tokens.revocation_of_all.submit": "Revocar todos los tokens de API",
  "api_tokens.revoked": "El token de API está revocado. Ya no funciona.",
  "api_tokens.revoked_all": "Todos los tokens de API están revocados. Ya no funcionan.",
  "api_tokens.rotation.effect":
    "El token de API anterior deja de funcionar de inmediato. Lo que lo usa necesita el nuevo.",
  "api_tokens.rotation.kept":
    "El nuevo tiene el mismo nombre y alcance, y dura lo mismo a partir de ahora.",
  "api_tokens.rotation.link": "Renovar",
  "api_tokens.rotation.submit": "Renovar «{name}»",
  "api_tokens.scope.full": "Completo",
  "api_tokens.scope.full.explanation":
    "Lee y modifica lo que se guarda aquí, también los feeds y los espacios de trabajo. No crea otros tokens de API.",
  "api_tokens.scope.read": "Lectura",
  "api_tokens.scope.read.explanation":
    "Lee todo lo que se guarda aquí, también los espacios de trabajo. No modifica nada.",
  "api_tokens.secret": "Token de API",
  "api_tokens.title": "Tokens de API",
  "api_tokens.usage": "Un programa lo envía con cada petición, en este encabezado:",

  // The audit log
  "audit.action.api_token.created": "Token de API creado",
  "audit.action.api_token.revoked": "Token de API revocado",
  "audit.action.api_token.rotated": "Token de API creado por renovación",
  "audit.action.contact.deleted": "Contacto eliminado",
  "audit.action.contact.restored": "Contacto restaurado",
  "audit.action.feed.created": "Feed creado",
  "audit.action.feed.revoked": "Feed revocado",
  "audit.action.feed.rotated": "Feed creado por renovación",
  "audit.action.recovery_link.created": "Enlace de recuperación creado",
  "audit.action.recovery_link.ended": "Enlace de recuperación anulado",
  "audit.action.session.created": "Sesión iniciada",
  "audit.action.session.ended": "Sesión cerrada",
  "audit.action.user.created": "Cuenta creada",
  "audit.action.user.deleted": "Cuenta eliminada",
  "audit.action.user.password_changed": "Contraseña cambiada",
  "audit.action.user.password_reset": "Contraseña restablecida, todos los accesos terminados",
  "audit.action.user.reinstated": "Cuenta reactivada",
  "audit.action.user.suspended": "Cuenta suspendida",
  "audit.action.workspace.created": "Espacio de trabajo creado",
  "audit.action.workspace.deleted": "Espacio de trabajo eliminado",
  "audit.action.workspace_feed_token.issued":
    "Dirección de los feeds de un espacio de trabajo entregada",
  "audit.action.workspace_feed_token.revoked":
    "Dirección de los feeds de un espacio de trabajo revocada",
  "audit.action.workspace_member.added": "Miembro añadido a un espacio de trabajo",
  "audit.action.workspace_member.changed": "Rol en un espacio de trabajo cambiado",
  "audit.action.workspace_member.removed": "Miembro retirado de un espacio de trabajo",
  "audit.actor.administrator": "la administración",
  "audit.actor.api_token": "esta cuenta, con un token de API",
  "audit.actor.operator": "quien gestiona esta instalación",
  "audit.actor.session": "esta cuenta, en un navegador",
  "audit.actor.system": "la propia aplicación",
  "audit.first_page": "Más recientes",
  "audit.lead":
    "Lo que ha pasado con la cuenta y con las llaves que la abren, lo más reciente primero.",
  "audit.list": "Eventos",
  "audit.named": "{action}: {name}",
  "audit.next_page": "Anteriores",
  "audit.pages": "Más eventos",
  "audit.title": "Registro de eventos",
  "audit.when": "Cuándo",
  "audit.who": "Por",

  // Dates
  "date.day_month": "{day} de {month}",
  "date.first_day": "1",
  "date.long": "{day} de {month} de {year}",
  "date.month": "{month}",
  "date.month.1": "enero",
  "date.month.2": "febrero",
  "date.month.3": "marzo",
  "date.month.4": "abril",
  "date.month.5": "mayo",
  "date.month.6": "junio",
  "date.month.7": "julio",
  "date.month.8": "agosto",
  "date.month.9": "septiembre",
  "date.month.10": "octubre",
  "date.month.11": "noviembre",
  "date.month.12": "diciembre",
  "date.month_year": "{month} de {year}",
  "date.part.day": "Día",
  "date.part.month": "Mes",
  "date.part.year": "Año",
  "date.time": "{hour}:{minute}",
  "date.unknown": "Fecha desconocida",
  "date.with_time": "{date}, {time}",
  "date.year": "{year}",

  // Broken rules
  "error.already_a_member": "Esta persona ya es miembro. Cambie su rol en la lista.",
  "error.already_done": "Esto ya está hecho.",
  "error.already_revoked": "Esta dirección ya está revocada.",
  "error.dead_recovery_link": "Este enlace ya no funciona.",
  "error.email_taken": "Esta dirección de correo es de otra cuenta.",
  "error.external_activity_exists": "Esta actividad externa ya está registrada.",
  "error.file_is_not_a_feed":
    "Este archivo no es un feed RSS o Atom. Abra la dirección del feed en el navegador y guarde lo que muestra como archivo .xml.",
  "error.file_is_not_a_vcard":
    "Este archivo no contiene ninguna vCard. Los contactos se pueden exportar como archivo .vcf.",
  "error.insufficient_role":
    "Su rol en este espacio de trabajo no lo permite. Una persona responsable del espacio puede cambiarlo.",
  "error.last_admin":
    "Otras personas tienen cuenta aquí y se quedarían sin administración. Primero hay que eliminar sus cuentas o dar la administración a otra persona.",
  "error.last_workspace_admin":
    "Este espacio de trabajo quedaría sin responsable. Dé antes ese rol a otro miembro, o elimine el espacio.",
  "error.malformed_cursor":
    "No se encuentra esta página de la lista. Se puede volver a empezar por la primera.",
  "error.not_found": "Aquí no hay nada, o es de otra persona.",
  "error.own_account":
    "Esto no se puede hacer con la cuenta propia. Lo necesario está en la página «Cuenta».",
  "error.purge_failed":
    "La dirección ya no funciona en este servidor, pero la caché que está delante no ha confirmado que sus copias hayan desaparecido. Pueden servirse hasta 15 minutos después de la revocación. Inténtelo de nuevo.",
  "error.session_ended": "La sesión ha terminado. Hay que iniciarla de nuevo.",
  "error.setup_completed": "La primera cuenta ya existe. Con ella se puede iniciar sesión.",
  "error.sole_workspace_admin":
    "Un espacio de trabajo quedaría sin responsable. Antes otro miembro debe recibir ese rol, o hay que eliminar el espacio.",
  "error.too_many_feeds":
    "Una cuenta no puede tener más feeds activos. Primero hay que revocar uno.",
  "error.unknown_user":
    "Nadie tiene aquí esta dirección de correo. La administración de esta instalación puede crear antes una cuenta.",
  "error.workspace_changed":
    "Entretanto se están creando o revocando direcciones de los feeds; las que había ya no sirven. Elimine el espacio de trabajo otra vez; si continúa, retire primero al miembro que las crea.",
  "error.wrong_credentials": "Ese correo y esa contraseña no se corresponden.",
  "error.wrong_password": "Esa no es la contraseña actual de esta cuenta.",

  // Pages of requests that failed
  "failure.400.explanation":
    "Lo enviado no se ha podido leer. Se puede volver atrás y probar de nuevo.",
  "failure.400.title": "La petición no se ha entendido",
  "failure.403.explanation":
    "La petición venía de otro sitio o no está permitida a esta cuenta. No se ha cambiado nada.",
  "failure.403.title": "Petición rechazada",
  "failure.404.explanation":
    "Puede que la dirección esté mal escrita o que lo que había aquí ya no exista.",
  "failure.404.title": "Aquí no hay nada",
  "failure.405.explanation": "La dirección existe, pero no para lo que se le ha pedido.",
  "failure.405.title": "Eso no se puede hacer aquí",
  "failure.413.explanation": "Hay que enviar menos de una vez. No se ha cambiado nada.",
  "failure.413.title": "Es demasiado grande",
  "failure.429.explanation": "Esperar un momento y probar de nuevo.",
  "failure.429.title": "Demasiadas peticiones",
  "failure.500.explanation":
    "El fallo es de la aplicación y ha quedado registrado. No se ha perdido nada de lo que ya estaba guardado.",
  "failure.500.title": "Algo ha fallado",
  "failure.503.explanation":
    "La base de datos no responde. Probar de nuevo dentro de unos segundos.",
  "failure.503.title": "No disponible en este momento",
  "failure.home": "Ir a la cronología",
  "failure.workspace": "Ir al espacio de trabajo",

  // Contacts
  "contacts.active": "Activos ({count})",
  "contacts.add": "Añadir un contacto",
  "contacts.all_archived.explanation":
    "Quienes están en el archivo siguen ahí: se encuentran entre los contactos archivados.",
  "contacts.all_archived.title": "Todos los contactos están archivados",
  "contacts.archive": "Archivar",
  "contacts.archived": "Archivados ({count})",
  "contacts.archived_badge": "Archivado",
  "contacts.delete": "Eliminar el contacto",
  "contacts.deleted":
    "El contacto {name} está eliminado. Los feeds dedicados solo a este contacto han terminado.",
  "contacts.deletion.effect":
    "El contacto y todo lo anotado sobre él desaparecen de la cronología y de los feeds. Las copias que los lectores de feeds ya hayan hecho se quedan en ellos.",
  "contacts.deletion.feeds.one":
    "Este feed termina para siempre, aunque se deshaga la eliminación:",
  "contacts.deletion.feeds.other":
    "Estos {count} feeds terminan para siempre, aunque se deshaga la eliminación:",
  "contacts.deletion.submit": "Eliminar «{name}»",
  "contacts.deletion.undo": "En la página siguiente se puede deshacer.",
  "contacts.edit": "Editar el contacto",
  "contacts.field.about": "Acerca de la persona",
  "contacts.field.address": "Dirección",
  "contacts.field.birthday": "Cumpleaños",
  "contacts.field.display_name": "Nombre que se muestra",
  "contacts.field.email": "Correo electrónico",
  "contacts.field.family_name": "Apellidos",
  "contacts.field.full_name": "Nombre completo",
  "contacts.field.given_name": "Nombre de pila",
  "contacts.field.honorific_prefix": "Tratamiento antes del nombre",
  "contacts.field.honorific_suffix": "Título después del nombre",
  "contacts.field.job_title": "Profesión",
  "contacts.field.middle_name": "Segundo nombre",
  "contacts.field.nickname": "Apodo",
  "contacts.field.organization": "Organización",
  "contacts.field.other_emails": "Otros correos electrónicos",
  "contacts.field.other_phones": "Otros teléfonos",
  "contacts.field.phone": "Teléfono",
  "contacts.field.website": "Sitio web",
  "contacts.first_page": "Primera página",
  "contacts.first_use.explanation":
    "Aquí todo empieza por las personas conocidas: lo vivido en común, lo que se quiere recordar, lo que se les quiere regalar. Se pueden traer de otra libreta de direcciones o añadir una a una.",
  "contacts.first_use.title": "Todavía no hay contactos",
  "contacts.form.about": "Sobre la persona",
  "contacts.form.birthday_hint": "Día y mes, con el año si se conoce; o solo el año.",
  "contacts.form.display_name_hint": "Si se deja vacío, se muestran los nombres de arriba.",
  "contacts.form.lead": "Basta un nombre. Lo demás puede esperar.",
  "contacts.form.more_names": "Más sobre el nombre",
  "contacts.form.nameless": "Un contacto necesita un nombre.",
  "contacts.form.names": "Nombre",
  "contacts.form.one_a_line": "Uno en cada línea.",
  "contacts.form.reach": "Cómo contactar",
  "contacts.gifts": "Ideas de regalo",
  "contacts.gifts_without_date": "Ideas de regalo y regalos sin fecha",
  "contacts.import": "Importar contactos",
  "contacts.kinds": "Qué contactos",
  "contacts.new": "Nuevo contacto",
  "contacts.next_page": "Página siguiente",
  "contacts.no_match.explanation":
    "La búsqueda abarca nombres, organizaciones, correos electrónicos y teléfonos.",
  "contacts.no_match.title": "Nadie coincide con «{q}»",
  "contacts.none_archived.explanation":
    "Un contacto archivado deja de aparecer en la cronología general; su propia página y sus feeds continúan.",
  "contacts.none_archived.title": "No hay nadie en el archivo",
  "contacts.notice.archived":
    "Archivado. La cronología general ya no incluye este contacto; su propia página y sus feeds continúan.",
  "contacts.notice.changed": "El contacto está guardado.",
  "contacts.notice.created": "El contacto está añadido.",
  "contacts.notice.restored":
    "El contacto ha vuelto, con todo lo anotado sobre él. Sus feeds han terminado: se pueden crear otros donde hagan falta.",
  "contacts.notice.unarchived": "El contacto vuelve a estar en la cronología general.",
  "contacts.pages": "Páginas de contactos",
  "contacts.search": "Búsqueda",
  "contacts.search.submit": "Buscar",
  "contacts.show_all": "Mostrar todos",
  "contacts.subscribe": "Seguir en un feed",
  "contacts.unarchive": "Sacar del archivo",
  "contacts.undo": "Deshacer",

  // Feeds as they are published
  "feed.channel.filtered.description":
    "Artículos que el espacio de trabajo «{workspace}» ha descartado.",
  "feed.channel.filtered.title": "{workspace}: descartados",
  "feed.channel.passed.description":
    "Artículos que el espacio de trabajo «{workspace}» ha aceptado.",
  "feed.channel.passed.title": "{workspace}: aceptados",
  "feed.entry.external_headline": "{type}, {date}: {activity}, {source}",
  "feed.entry.headline": "{type}, {date}",
  "feed.entry.title": "{type}: {names}",
  "feed.title.aggregate": "Cronología: todos los contactos",
  "feed.title.contact": "Cronología: {contact}",

  // Importing contacts
  "import.again":
    "Al importar un archivo otra vez, los contactos se actualizan; nadie queda duplicado.",
  "import.another": "Importar otro archivo",
  "import.created": "Nuevos",
  "import.deleted": "Un contacto eliminado que esté en el archivo vuelve, sin sus feeds.",
  "import.file": "Archivo",
  "import.file_hint": "Un archivo .vcf de {limit} MiB como máximo.",
  "import.lead":
    "Exportar los contactos de la otra libreta de direcciones como vCard (versión 2.1, 3.0 o 4.0) y elegir el archivo aquí.",
  "import.photos": "Las fotos no se importan.",
  "import.problem.empty": "Este archivo está vacío.",
  "import.problem.missing": "Falta elegir un archivo.",
  "import.problem.too_large":
    "Este archivo supera los {limit} MiB. Se puede dividir o exportar sin fotos.",
  "import.progress": "{done} de {total} fichas",
  "import.skipped": "Omitidos",
  "import.state.failed": "La importación se ha interrumpido",
  "import.state.failed.explanation":
    "Lo importado hasta ahora se conserva. Al importar otra vez el mismo archivo, continúa desde ahí.",
  "import.state.finished": "La importación ha terminado",
  "import.state.finished.explanation": "Se han leído todas las fichas del archivo.",
  "import.state.running": "La importación está en curso",
  "import.state.running.explanation": "Se puede salir de esta página; la importación continúa.",
  "import.state.stopped": "La importación se ha detenido",
  "import.state.stopped.explanation":
    "Hace un rato que no da señales. Lo importado hasta ahora se conserva. Al importar otra vez el mismo archivo, continúa desde ahí.",
  "import.submit": "Importar",
  "import.title": "Importar contactos",
  "import.to_contacts": "Ir a los contactos",
  "import.unchanged": "Sin cambios",
  "import.updated": "Actualizados",
  "import.warnings.card": "Ficha",
  "import.warnings.explanation": "Lo que no figura aquí se ha importado tal cual.",
  "import.warnings.line": "Línea",
  "import.warnings.more.one": "Y uno más.",
  "import.warnings.more.other": "Y {count} más.",
  "import.warnings.one": "Un dato no se ha podido importar tal cual",
  "import.warnings.other": "{count} datos no se han podido importar tal cual",
  "import.warnings.what": "Qué",

  // What an import of contacts had to leave or mend
  "import.warning.duplicate_card":
    "Esta ficha no se distingue de la ficha {card}: las dos son un mismo contacto.",
  "import.warning.extra_value_ignored":
    "No había sitio para tantos valores de {property}: algunos se han omitido.",
  "import.warning.group_card": "Esta ficha describe un grupo, no un contacto, y se ha omitido.",
  "import.warning.guessed_charset": "{property} no está en UTF-8 y se ha leído como windows-1252.",
  "import.warning.line_without_property_name":
    "Esta línea no tiene nombre de propiedad y se ha omitido.",
  "import.warning.missing_end": "Esta ficha no tiene final y se ha leído hasta donde llega.",
  "import.warning.missing_name":
    "Esta ficha no tiene nombre, organización, correo ni teléfono y se ha omitido.",
  "import.warning.not_a_web_address":
    "{property} no es una dirección http o https y se ha omitido.",
  "import.warning.text_too_long": "{property} se ha recortado a {limit} caracteres.",
  "import.warning.too_many_properties":
    "Solo se han leído las primeras {limit} propiedades de esta ficha.",
  "import.warning.unknown_charset": "El juego de caracteres de {property} es desconocido.",
  "import.warning.unreadable_characters":
    "Algunos caracteres de {property} no se han podido leer y se han sustituido.",
  "import.warning.unreadable_date": "{property} no es una fecha y se ha omitido.",
  "import.warning.value_too_long": "{property} tiene más de {limit} caracteres y se ha omitido.",

  // Managing feeds
  "feeds.address": "Dirección",
  "feeds.copied": "Copiada",
  "feeds.copy": "Copiar",
  "feeds.copy_by_hand": "Copiar a mano: está seleccionada.",
  "feeds.count": "{count} de {limit} feeds",
  "feeds.created": "Creado",
  "feeds.created_title": "«{name}» está listo",
  "feeds.done": "Volver a los feeds",
  "feeds.empty.explanation":
    "Un feed lleva la cronología, de todos los contactos o de una persona, al lector en el que se siguen las noticias. Conviene crear uno para cada lector: así se puede revocar uno sin tocar los demás.",
  "feeds.empty.title": "Todavía no hay feeds",
  "feeds.form.copies":
    "Un lector de feeds conserva su propia copia de todo lo que hay en el feed, y esta aplicación no puede retirarla. Un lector en un dispositivo o servidor propio la guarda en casa; un lector alojado la deja en manos de otros.",
  "feeds.form.detail": "Cuánto cuenta",
  "feeds.form.entity_id": "Persona",
  "feeds.form.entity_id_none": "Elegir una persona",
  "feeds.form.kind": "A quién sigue",
  "feeds.form.more_people":
    "Son las primeras {limit} personas. Para un feed de otra, hay que empezar en su página.",
  "feeds.form.name": "Nombre",
  "feeds.form.name_hint":
    "Para distinguir los feeds, por ejemplo «Tableta de la cocina». No aparece en ningún feed.",
  "feeds.form.recommendation":
    "Recomendado: un lector que funcione en un dispositivo o servidor propio.",
  "feeds.form.submit": "Crear el feed",
  "feeds.form.title": "Nuevo feed",
  "feeds.form.warning":
    "Lo escrito sobre otras personas sale de esta aplicación, y no hay manera de recuperarlo. Este nivel es solo para lectores propios.",
  "feeds.kind.aggregate": "Todos los contactos",
  "feeds.kind.aggregate.explanation":
    "La cronología de todos los contactos que no están archivados.",
  "feeds.kind.contact": "Una persona",
  "feeds.kind.contact.explanation": "La cronología de un contacto.",
  "feeds.last_read": "Última lectura",
  "feeds.last_read.never": "nunca",
  "feeds.last_read.within_the_hour": "hace menos de una hora",
  "feeds.lead":
    "Para seguir la cronología en un lector de feeds. Cada feed tiene su propia dirección secreta; quien la tenga puede leer el feed hasta que se revoque.",
  "feeds.level.full": "Completo",
  "feeds.level.full.explanation":
    "Los titulares y el texto de notas, actividades, acontecimientos importantes, regalos y recordatorios completados. El lector conserva una copia de todo ello.",
  "feeds.level.headlines": "Titulares",
  "feeds.level.headlines.explanation": "Qué pasó, con quién y cuándo. Ningún texto propio.",
  "feeds.list": "Feeds activos",
  "feeds.made_already":
    "Este feed ya está creado y su dirección no se puede mostrar otra vez. Si se ha perdido, hay que renovar el feed para obtener una nueva.",
  "feeds.new": "Nuevo feed",
  "feeds.once":
    "La dirección solo se muestra esta vez. Hay que copiarla ahora en el lector. Si se pierde, habrá que renovar el feed para obtener una nueva.",
  "feeds.preview.choose": "Al elegir una persona se ve aquí lo que diría su feed.",
  "feeds.preview.empty":
    "Aquí todavía no ha pasado nada. Algunos lectores rechazan un feed sin entradas: conviene anotar algo primero.",
  "feeds.preview.failed": "En este momento no se puede cargar la vista previa.",
  "feeds.preview.lead": "Las entradas más recientes, tal como las recibiría un lector.",
  "feeds.preview.level": "Vista previa: {level}",
  "feeds.preview.show": "Actualizar la vista previa",
  "feeds.qr": "La dirección como código QR",
  "feeds.qr_hint": "Para un lector en el teléfono: apuntar aquí con la cámara.",
  "feeds.readers.hosted": "Lectores alojados",
  "feeds.readers.hosted_hint":
    "Cada uno de estos enlaces entrega la dirección a una empresa, que a partir de entonces guarda lo que dice el feed.",
  "feeds.readers.hosted_link": "{reader}, en {host}",
  "feeds.readers.opml": "Archivo OPML para importar en un lector",
  "feeds.readers.own": "Un lector propio",
  "feeds.readers.own_hint": "Con estos, el feed se queda en casa.",
  "feeds.readers.own_link": "Abrir en el lector de este dispositivo",
  "feeds.revocation.effect":
    "La dirección deja de funcionar de inmediato. Las copias que los lectores de feeds ya hayan hecho se quedan en ellos.",
  "feeds.revocation.final":
    "Un feed revocado no se puede recuperar; uno nuevo tiene otra dirección.",
  "feeds.revocation.link": "Revocar",
  "feeds.revocation.submit": "Revocar «{name}»",
  "feeds.revocation_of_all.effect":
    "A partir de entonces no funciona ninguna dirección de estos feeds. Las copias que los lectores de feeds ya hayan hecho se quedan en ellos.",
  "feeds.revocation_of_all.final":
    "Los feeds revocados no se pueden recuperar; los nuevos tienen otras direcciones.",
  "feeds.revocation_of_all.submit.one": "Revocar el único feed",
  "feeds.revocation_of_all.submit.other": "Revocar los {count} feeds",
  "feeds.revoked": "El feed está revocado. Su dirección ya no funciona.",
  "feeds.revoked_all.one": "{count} feed está revocado. Su dirección ya no funciona.",
  "feeds.revoked_all.other": "{count} feeds están revocados. Sus direcciones ya no funcionan.",
  "feeds.rotation.effect":
    "La dirección anterior deja de funcionar de inmediato. El lector verá un feed nuevo, de modo que todas las entradas llegarán otra vez como no leídas.",
  "feeds.rotation.kept": "El nuevo tiene el mismo nombre y dice lo mismo.",
  "feeds.rotation.link": "Renovar",
  "feeds.rotation.submit": "Renovar «{name}»",
  "feeds.title": "Feeds",

  // Forms
  "form.cancel": "Cancelar",
  "form.in_flight": "Enviando…",
  "form.named": "{label}: {name}",
  "form.optional": "(opcional)",
  "form.problem_of": "{label}: {problem}",
  "form.problems.one": "Hay un dato por revisar",
  "form.problems.other": "Hay {count} datos por revisar",
  "form.save": "Guardar",

  // The frame of the pages
  "frame.contacts": "Contactos",
  "frame.places": "Secciones",
  "frame.settings": "Ajustes",
  "frame.sign_out": "Cerrar sesión",
  "frame.skip": "Saltar al contenido",
  "frame.timeline": "Cronología",
  "frame.workspaces": "Espacios de trabajo",

  // What is wrong with a value
  "issue.conflicting": "Esto no concuerda con los demás datos.",
  "issue.needs_verdict":
    "Un motivo acompaña a un veredicto: elija «Aceptado» o «Descartado», o déjelo vacío.",
  "issue.not_a_choice": "Solo valen las opciones que se ofrecen.",
  "issue.not_a_date": "Esa fecha no existe.",
  "issue.not_a_url": "Falta una dirección completa, con https:// o http:// delante.",
  "issue.not_a_uuid": "Esto no remite a nada que exista.",
  "issue.not_an_email": "Falta una dirección de correo, por ejemplo ada@example.org.",
  "issue.not_plain":
    "Como máximo 50 letras minúsculas, cifras, puntos, guiones y guiones bajos; la primera, una letra o una cifra.",
  "issue.out_of_range": "Está fuera de los límites. El valor posible más cercano es {limit}.",
  "issue.required": "Falta este dato.",
  "issue.too_few": "Elegir al menos {limit}.",
  "issue.too_long": "Como máximo {limit} caracteres.",
  "issue.too_many": "Elegir como máximo {limit}.",
  "issue.too_short": "Al menos {limit} caracteres.",
  "issue.unknown_property": "Este dato no se admite aquí.",
  "issue.unsupported_character": "Contiene un carácter que no se puede guardar (U+0000).",
  "issue.wrong_type": "Este tipo de valor no corresponde aquí.",

  // Lists and numbers
  "list.separator": ", ",
  "number.group_separator": " ",

  // Fields of the records as forms name them, and their choices
  "record.activity.contact_ids": "Con",
  "record.activity.date": "Cuándo",
  "record.activity.description": "Descripción",
  "record.activity.location": "Lugar",
  "record.activity.title": "Título",
  "record.activity.type": "Tipo",
  "record.completion.completed_at": "Completado",
  "record.completion.message": "Mensaje",
  "record.external_activity.external_id": "Identificador de origen",
  "record.external_activity.occurred_at": "Cuándo",
  "record.external_activity.source_system": "Origen",
  "record.external_activity.type": "Tipo",
  "record.gift.date": "Cuándo",
  "record.gift.description": "Descripción",
  "record.gift.notes": "Notas",
  "record.gift.occasion": "Ocasión",
  "record.gift.status": "Estado",
  "record.gift.status.given": "Regalado",
  "record.gift.status.idea": "Idea",
  "record.gift.status.purchased": "Comprado",
  "record.gift.status.received": "Recibido",
  "record.gift.url": "Dirección web",
  "record.life_event.date": "Cuándo",
  "record.life_event.description": "Descripción",
  "record.life_event.type": "Qué pasó",
  "record.life_event.type.achievement": "Logro",
  "record.life_event.type.anniversary": "Aniversario",
  "record.life_event.type.bereavement": "Pérdida de un ser querido",
  "record.life_event.type.died": "Fallecimiento",
  "record.life_event.type.engaged": "Compromiso matrimonial",
  "record.life_event.type.graduated": "Graduación",
  "record.life_event.type.had_child": "Llegada de un bebé",
  "record.life_event.type.illness": "Enfermedad",
  "record.life_event.type.job_change": "Cambio de trabajo",
  "record.life_event.type.married": "Boda",
  "record.life_event.type.met": "Primer encuentro",
  "record.life_event.type.moved": "Mudanza",
  "record.life_event.type.other": "Otra cosa",
  "record.life_event.type.recovered": "Recuperación",
  "record.life_event.type.retired": "Jubilación",
  "record.life_event.type.separated": "Separación",
  "record.note.content": "Nota",
  "record.note.date": "Cuándo",
  "record.reminder.due_at": "Fecha límite",
  "record.reminder.message": "Mensaje",

  // Writing things down
  "records.choose": "Elegir",
  "records.choose_person": "Elegir una persona",
  "records.deleted":
    "Eliminado. Las copias que los lectores de feeds ya hayan hecho se quedan en ellos.",
  "records.deletion.activity": "Eliminar la actividad",
  "records.deletion.completion": "Eliminar el recordatorio completado",
  "records.deletion.effect":
    "Desaparece de la cronología y de los feeds, y no se puede recuperar. Las copias que los lectores de feeds ya hayan hecho se quedan en ellos.",
  "records.deletion.external_activity": "Eliminar la actividad externa",
  "records.deletion.gift": "Eliminar el regalo",
  "records.deletion.life_event": "Eliminar el acontecimiento",
  "records.deletion.note": "Eliminar la nota",
  "records.deletion.reminder": "Eliminar el recordatorio",
  "records.more_people":
    "Son las primeras {limit} personas. Para otra, hay que empezar en su página.",
  "records.partial_date_hint": "Lo que se sepa de la fecha.",
  "records.person": "Sobre quién",
  "records.reminder": "Recordatorio",
  "records.saved": "Guardado.",
  "records.write.kinds": "Qué anotar",
  "records.write.title": "Anotar algo",

  // Reminders
  "reminders.completed": "Hecho. Ya está en la cronología.",
  "reminders.completion.hint":
    "La cronología muestra este mensaje o, si se deja vacío, el del recordatorio.",
  "reminders.completion.title": "Completar el recordatorio",
  "reminders.done": "Hecho",
  "reminders.done_with_note": "Hecho, con mensaje",
  "reminders.due": "Fecha límite: {when}",
  "reminders.due_soon": "Para los próximos siete días",
  "reminders.open": "Recordatorios pendientes",
  "reminders.overdue": "Vencido",

  // The first account
  "setup.display_name": "Nombre",
  "setup.display_name_hint":
    "Lo ven los miembros de sus espacios de trabajo y la administración. No aparece en ningún feed.",
  "setup.email": "Correo electrónico",
  "setup.email_hint":
    "Sirve para iniciar sesión. Lo ven los miembros de sus espacios de trabajo y la administración.",
  "setup.language": "Idioma",
  "setup.language_hint": "Para las páginas y los feeds.",
  "setup.lead": "Aquí todavía nadie tiene cuenta. Esta administrará la instalación.",
  "setup.password": "Contraseña",
  "setup.password_hint":
    "Al menos {limit} caracteres. Varias palabras seguidas se recuerdan con facilidad.",
  "setup.submit": "Crear la cuenta",
  "setup.title": "Crear la primera cuenta",

  // Recovery of an account
  "recovery.back": "Volver al inicio de sesión",
  "recovery.dead.ask_again": "Pedir otro enlace",
  "recovery.dead.explanation":
    "Ya se ha usado, lo ha sustituido otro más reciente o han pasado sus {minutes} minutos.",
  "recovery.dead.title": "Este enlace ya no funciona",
  "recovery.mail.subject": "{product}: establecer una nueva contraseña",
  "recovery.mail.text":
    "Se ha pedido establecer una nueva contraseña para la cuenta con esta dirección de correo.\n\nSe hace con este enlace, que funciona una sola vez, durante {minutes} minutos:\n\n{url}\n\nCon la nueva contraseña termina cualquier otro acceso a la cuenta: sesiones, tokens de API y feeds.\n\nSi la petición fue un error o la hizo otra persona, no hay que hacer nada. No ha cambiado nada.",
  "recovery.request.email": "Correo electrónico",
  "recovery.request.lead":
    "A la dirección de correo de la cuenta llegará un enlace para establecer una nueva contraseña. Funciona una sola vez, durante {minutes} minutos.",
  "recovery.request.sent":
    "Si hay una cuenta con esta dirección, un correo con un enlace está en camino. El enlace funciona una sola vez, durante {minutes} minutos.",
  "recovery.request.submit": "Enviar el enlace",
  "recovery.request.title": "Contraseña perdida",
  "recovery.reset.effect":
    "Con ello termina cualquier otro acceso a la cuenta: todas las sesiones, todos los tokens de API, todos los feeds. Los feeds nuevos tienen otras direcciones. Las direcciones que usted creó para feeds de espacios de trabajo siguen funcionando: si es posible que alguien más las tenga, revóquelas en el espacio.",
  "recovery.reset.new_password": "Nueva contraseña",
  "recovery.reset.submit": "Establecer la contraseña",
  "recovery.reset.title": "Establecer una nueva contraseña",

  // Signing in
  "sign_in.account_deleted": "La cuenta y todo lo que contenía están eliminados.",
  "sign_in.email": "Correo electrónico",
  "sign_in.password": "Contraseña",
  "sign_in.password_set":
    "La nueva contraseña ya es válida y cualquier otro acceso a la cuenta ha terminado. Se puede iniciar sesión con ella.",
  "sign_in.recovery": "¿Contraseña perdida?",
  "sign_in.submit": "Iniciar sesión",
  "sign_in.title": "Iniciar sesión",
  "sign_in.wait_minutes.one": "Demasiados intentos. Se puede probar de nuevo dentro de un minuto.",
  "sign_in.wait_minutes.other":
    "Demasiados intentos. Se puede probar de nuevo dentro de {count} minutos.",

  // Spans of time
  "time.days_ago.one": "hace {count} día",
  "time.days_ago.other": "hace {count} días",
  "time.hours_ago.one": "hace {count} hora",
  "time.hours_ago.other": "hace {count} horas",
  "time.in_days.one": "dentro de {count} día",
  "time.in_days.other": "dentro de {count} días",
  "time.in_hours.one": "dentro de {count} hora",
  "time.in_hours.other": "dentro de {count} horas",
  "time.in_minutes.one": "dentro de {count} minuto",
  "time.in_minutes.other": "dentro de {count} minutos",
  "time.minutes_ago.one": "hace {count} minuto",
  "time.minutes_ago.other": "hace {count} minutos",
  "time.now": "ahora mismo",

  // The timeline
  "timeline.bucket.all": "Siempre",
  "timeline.bucket.last_30_days": "Últimos 30 días",
  "timeline.bucket.last_7_days": "Últimos 7 días",
  "timeline.bucket.last_90_days": "Últimos 90 días",
  "timeline.bucket.this_year": "Este año",
  "timeline.edit": "Editar",
  "timeline.edit_full": "Editar: {type}, {names}",
  "timeline.empty.explanation":
    "Lo que se anota aparece aquí, lo más reciente primero, y en los feeds que se creen.",
  "timeline.empty.title": "Todavía no hay nada anotado",
  "timeline.entries": "Lo que ha pasado",
  "timeline.filter": "Filtrar",
  "timeline.filter.bucket": "Periodo",
  "timeline.filter.submit": "Mostrar",
  "timeline.filter.types": "Solo estos tipos",
  "timeline.later_this_year": "Más adelante este año",
  "timeline.newest": "Entradas más recientes",
  "timeline.no_match.explanation": "En este periodo no hay entradas de estos tipos.",
  "timeline.no_match.title": "Nada coincide con el filtro",
  "timeline.older": "Entradas anteriores",
  "timeline.pages": "Páginas de la cronología",
  "timeline.planned": "Previsto",
  "timeline.rest": "Mostrar el resto",
  "timeline.saved_now": "Recién guardado",
  "timeline.show_all": "Mostrar todo",

  // Types of the timeline
  "timeline.type.activity": "Actividad",
  "timeline.type.completion": "Recordatorio completado",
  "timeline.type.external_activity": "Actividad externa",
  "timeline.type.gift": "Regalo",
  "timeline.type.life_event": "Acontecimiento importante",
  "timeline.type.note": "Nota",

  // Administration
  "users.admin": "Administración",
  "users.created": "Creada",
  "users.deleted": "Se ha eliminado la cuenta, con todo lo que contenía.",
  "users.deletion": "Eliminar",
  "users.deletion.effect":
    "Todo lo que hay en esta cuenta se elimina de inmediato: contactos, lo escrito sobre ellos, feeds, tokens de API. Esto no se puede deshacer. Las direcciones que esta persona creó para feeds de espacios de trabajo siguen funcionando.",
  "users.deletion.submit": "Eliminar «{name}»",
  "users.first_page": "Primera página",
  "users.lead":
    "Todas las personas que tienen cuenta aquí. Nadie ve los contactos ni los feeds de las demás, tampoco la administración.",
  "users.list": "Cuentas",
  "users.made": "Se ha creado la cuenta.",
  "users.member": "Estándar",
  "users.new": "Nueva cuenta",
  "users.new.display_name": "Nombre",
  "users.new.email": "Correo electrónico",
  "users.new.password": "Primera contraseña",
  "users.new.password_hint":
    "Al menos {limit} caracteres. Conviene entregarla en persona; se puede cambiar en la página de la cuenta.",
  "users.new.role": "Rol",
  "users.new.role.admin.explanation":
    "Crea, suspende y elimina cuentas, y establece sus contraseñas.",
  "users.new.role.member.explanation":
    "Lleva sus contactos, crea feeds y participa en espacios de trabajo.",
  "users.new.submit": "Crear la cuenta",
  "users.next_page": "Página siguiente",
  "users.pages": "Más cuentas",
  "users.password_reset":
    "Se ha establecido la contraseña. Han terminado todas las sesiones, los tokens de API y los feeds de la cuenta.",
  "users.reinstated": "Se ha reactivado la cuenta. Lo que era válido vuelve a funcionar.",
  "users.reinstatement": "Reactivar",
  "users.reinstatement.effect":
    "Lo que era válido vuelve a funcionar: sesiones, tokens de API y feeds.",
  "users.reinstatement.submit": "Reactivar «{name}»",
  "users.reset": "Establecer una contraseña",
  "users.reset.effect":
    "Todas las sesiones, los tokens de API y los feeds de esta cuenta terminan de inmediato. Las direcciones que esta persona creó para feeds de espacios de trabajo siguen funcionando.",
  "users.reset.new_password": "Nueva contraseña",
  "users.reset.new_password_hint": "Al menos {limit} caracteres. Conviene entregarla en persona.",
  "users.reset.submit": "Establecer la contraseña de «{name}»",
  "users.suspended": "Suspendida",
  "users.suspended_now": "Se ha suspendido la cuenta.",
  "users.suspension": "Suspender",
  "users.suspension.effect":
    "El inicio de sesión, las sesiones, los tokens de API y los feeds dejan de funcionar de inmediato. No se elimina nada: al reactivar la cuenta vuelve lo que siga siendo válido. Las direcciones que esta persona creó para feeds de espacios de trabajo siguen funcionando.",
  "users.suspension.submit": "Suspender «{name}»",
  "users.title": "Gestionar cuentas",
  "users.you": "Esta es la cuenta propia. Lo que se puede cambiar de ella está en su página.",

  // A workspace
  "workspace.article.author": "Autoría",
  "workspace.article.new": "Añadir un artículo",
  "workspace.article.published_at": "Publicado",
  "workspace.article.reason": "Motivo",
  "workspace.article.reason_hint": "Por qué se acepta o se descarta, para quien pregunte después.",
  "workspace.article.submit": "Añadir el artículo",
  "workspace.article.summary": "Resumen",
  "workspace.article.title": "Título",
  "workspace.article.url": "Dirección web",
  "workspace.article.url_hint": "Un artículo cuya dirección ya está aquí se actualiza.",
  "workspace.article.verdict": "Veredicto",
  "workspace.articles.add": "Añadir un artículo",
  "workspace.articles.anew": "Decidir de nuevo",
  "workspace.articles.author": "De",
  "workspace.articles.decided_by": "Decidido por",
  "workspace.articles.decided_by.person": "una persona",
  "workspace.articles.decided_by.rule": "una regla",
  "workspace.articles.decided_now": "Recién decidido",
  "workspace.articles.filter.all": "Todos ({count})",
  "workspace.articles.filter.filtered": "Descartados ({count})",
  "workspace.articles.filter.passed": "Aceptados ({count})",
  "workspace.articles.filter.undecided": "Sin decidir ({count})",
  "workspace.articles.filter_out": "Descartar",
  "workspace.articles.filter_out_named": "Descartar: {title}",
  "workspace.articles.filters": "Qué artículos",
  "workspace.articles.first_use.explanation":
    "Los artículos llegan por tres caminos: añadidos a mano, importados de un archivo RSS o Atom, o enviados por un programa.",
  "workspace.articles.first_use.title": "Todavía no hay artículos",
  "workspace.articles.first_use.viewer":
    "Hasta ahora nadie ha añadido artículos. Lo que añada la redacción aparecerá aquí.",
  "workspace.articles.import": "Importar un archivo",
  "workspace.articles.lead":
    "Lo aceptado y lo descartado aparecen cada uno en su feed. Lo que está sin decidir no aparece en ninguno.",
  "workspace.articles.no_match.explanation": "Hay artículos, pero ninguno con este veredicto.",
  "workspace.articles.no_match.title": "Ningún artículo de este tipo",
  "workspace.articles.notice.filtered": "«{title}» está descartado.",
  "workspace.articles.notice.passed": "«{title}» está aceptado.",
  "workspace.articles.notice.saved": "«{title}» está guardado.",
  "workspace.articles.pages": "Más artículos",
  "workspace.articles.pass": "Aceptar",
  "workspace.articles.pass_named": "Aceptar: {title}",
  "workspace.articles.published": "Publicado",
  "workspace.articles.reason_given": "Motivo: {reason}",
  "workspace.articles.show_all": "Mostrar todos",
  "workspace.articles.source": "Fuente",
  "workspace.articles.title": "Artículos",
  "workspace.articles.with_reason": "Con un motivo",
  "workspace.deletion.effect":
    "Primero dejan de funcionar todas las direcciones de los feeds, aquí y en una caché delante de este servidor. Después se eliminan los artículos, sus veredictos y la lista de miembros, para todos.",
  "workspace.deletion.failed":
    "Hasta ahora no se ha eliminado nada. Las direcciones de los feeds ya no funcionan en este servidor, pero la caché que está delante no ha confirmado que sus copias hayan desaparecido; pueden servirse hasta 15 minutos más. Inténtelo de nuevo.",
  "workspace.deletion.final":
    "Esto no se puede deshacer. Las copias que los lectores de feeds ya hayan hecho se quedan en ellos.",
  "workspace.deletion.link": "Eliminar el espacio de trabajo",
  "workspace.deletion.submit": "Eliminar «{name}»",
  "workspace.feeds.address.filtered": "Feed de lo descartado",
  "workspace.feeds.address.passed": "Feed de lo aceptado",
  "workspace.feeds.approximate": "aproximado",
  "workspace.feeds.approximate.edge":
    "«Último uso» es aproximado: delante de este servidor hay una caché, y lo que ella responde no se anota.",
  "workspace.feeds.approximate.hourly":
    "«Último uso» es aproximado: se anota como máximo una vez por hora.",
  "workspace.feeds.both":
    "La llave es la misma en las dos: quien tenga una puede leer los dos feeds.",
  "workspace.feeds.copy.filtered": "Copiar: descartados",
  "workspace.feeds.copy.passed": "Copiar: aceptados",
  "workspace.feeds.created": "Creada",
  "workspace.feeds.done": "Volver a las direcciones",
  "workspace.feeds.empty.explanation":
    "Nadie puede leer todavía los feeds. Conviene crear una dirección para cada lector, widget o persona.",
  "workspace.feeds.empty.title": "Todavía no hay direcciones",
  "workspace.feeds.empty.viewer":
    "Nadie puede leer todavía los feeds. Responsables y redacción pueden crear direcciones.",
  "workspace.feeds.first_page": "Más recientes",
  "workspace.feeds.form.label": "Etiqueta",
  "workspace.feeds.form.label_hint":
    "Quién o qué lee con ella, por ejemplo «Tableta de la cocina». No aparece en ningún feed.",
  "workspace.feeds.form.submit": "Crear la dirección",
  "workspace.feeds.fragment": "Se reconoce por",
  "workspace.feeds.issued_title": "«{label}» está lista",
  "workspace.feeds.key":
    "Esta dirección es la llave: quien la tenga puede leer los feeds. Conviene dar a cada lector la suya: así se puede revocar una sin tocar las demás.",
  "workspace.feeds.keys":
    "Una dirección es una llave: quien la tenga puede leer los dos feeds. Conviene dar a cada lector la suya: así se puede revocar una sin tocar las demás.",
  "workspace.feeds.last_used": "Último uso",
  "workspace.feeds.last_used.never": "nunca",
  "workspace.feeds.lead":
    "Para entregar lo que decide este espacio: un feed de lo aceptado y otro de lo descartado. Cada dirección abre los dos.",
  "workspace.feeds.lead.viewer":
    "Un feed de lo aceptado y otro de lo descartado. Responsables y redacción crean las direcciones.",
  "workspace.feeds.list": "Direcciones de los feeds",
  "workspace.feeds.made_already":
    "Esta dirección ya está creada y no se puede mostrar otra vez. Si se ha perdido, hay que revocarla y crear una nueva.",
  "workspace.feeds.new": "Nueva dirección",
  "workspace.feeds.next_page": "Anteriores",
  "workspace.feeds.once":
    "Estas direcciones solo se muestran esta vez. Hay que copiar ahora la que necesita el lector. Si se pierde, habrá que revocarla y crear una nueva.",
  "workspace.feeds.pages": "Más direcciones",
  "workspace.feeds.revocation.final":
    "Una dirección revocada no se puede recuperar; una nueva es otra llave.",
  "workspace.feeds.revocation.fragment": "Se reconoce por {fragment}.",
  "workspace.feeds.revoked": "La dirección está revocada. Ya no funciona.",
  "workspace.feeds.title": "Feeds",
  "workspace.feeds.try_again": "Intentar de nuevo",
  "workspace.feeds.try_again_named": "Intentar de nuevo: {label}",
  "workspace.feeds.unfinished": "Revocación sin terminar",
  "workspace.feeds.unfinished.explanation":
    "Revocada aquí; las copias en caché pueden durar hasta 15 minutos después de la revocación.",
  "workspace.feeds.unfinished.since": "Revocada",
  "workspace.feeds.unfinished.title": "La revocación de «{label}» está sin terminar",
  "workspace.feeds.unfinished.tried_again":
    "Se acaba de intentar de nuevo: la caché tampoco lo ha confirmado esta vez.",
  "workspace.import.again":
    "Al importar un archivo otra vez, los artículos se actualizan; ninguno queda duplicado y los veredictos se conservan.",
  "workspace.import.done": "La importación ha terminado",
  "workspace.import.file_hint": "Un archivo de {limit} MiB como máximo.",
  "workspace.import.item": "Entrada",
  "workspace.import.lead":
    "Elegir un archivo RSS o Atom. Cada una de sus entradas pasa a ser un artículo que espera su veredicto.",
  "workspace.import.title": "Importar artículos",
  "workspace.import.to_articles": "Ir a los artículos",
  "workspace.import.too_large": "Este archivo supera los {limit} MiB.",
  "workspace.import.warning.author_cut":
    "Los nombres de los autores eran demasiado largos y se han recortado.",
  "workspace.import.warning.cut_off": "El archivo está cortado aquí.",
  "workspace.import.warning.doubtful_encoding":
    "La codificación del archivo no es la que indica: algunos caracteres pueden ser erróneos.",
  "workspace.import.warning.link_too_long": "Su dirección es demasiado larga y se ha omitido.",
  "workspace.import.warning.no_date":
    "No tiene una fecha legible: en su lugar está el momento de la importación.",
  "workspace.import.warning.no_link": "No tiene dirección http ni https y se ha omitido.",
  "workspace.import.warning.no_title":
    "No tiene título: en su lugar está el comienzo de su texto o su dirección.",
  "workspace.import.warning.summary_cut": "El texto era demasiado largo y se ha recortado.",
  "workspace.import.warning.title_cut": "El título era demasiado largo y se ha recortado.",
  "workspace.import.warning.too_many_items":
    "El archivo tiene más entradas de las que admite una importación: a partir de aquí no se han leído.",
  "workspace.import.whole_file": "Archivo",
  "workspace.members.add": "Añadir un miembro",
  "workspace.members.change": "Cambiar el rol",
  "workspace.members.change_submit": "Cambiar el rol de «{name}»",
  "workspace.members.email": "Correo electrónico",
  "workspace.members.email_hint": "Debe ser el de una cuenta de esta instalación.",
  "workspace.members.first_page": "Más recientes",
  "workspace.members.lead": "Quién trabaja en este espacio y qué puede hacer cada cual.",
  "workspace.members.leave.addresses":
    "Las direcciones que creó para los feeds siguen funcionando, y después ya no podrá revocarlas.",
  "workspace.members.leave.effect":
    "Ya no podrá abrir el espacio de trabajo. Lo que añadió se queda, y una persona responsable puede volver a añadirle.",
  "workspace.members.leave.link": "Salir",
  "workspace.members.leave.submit": "Salir de «{workspace}»",
  "workspace.members.next_page": "Anteriores",
  "workspace.members.notice.added": "{name} ya es miembro.",
  "workspace.members.notice.changed": "{name} tiene ahora el rol «{role}».",
  "workspace.members.notice.removed": "Se ha retirado al miembro.",
  "workspace.members.pages": "Más miembros",
  "workspace.members.removal.addresses":
    "Las direcciones de los feeds que creó siguen funcionando. Las que deban terminar hay que revocarlas aparte.",
  "workspace.members.removal.effect":
    "Esta persona ya no podrá abrir el espacio de trabajo. Lo que añadió se queda.",
  "workspace.members.removal.link": "Retirar",
  "workspace.members.removal.submit": "Retirar a «{name}»",
  "workspace.members.role": "Rol",
  "workspace.members.since": "Añadido",
  "workspace.members.submit": "Añadir el miembro",
  "workspace.members.title": "Miembros",
  "workspace.members.you": "Cuenta propia",
  "workspace.notice.created": "El espacio de trabajo está listo.",
  "workspace.notice.saved": "Se ha guardado el espacio de trabajo.",
  "workspace.places": "Partes del espacio de trabajo",
  "workspace.verdict.filtered": "Descartado",
  "workspace.verdict.passed": "Aceptado",
  "workspace.verdict.undecided": "Sin decidir",

  // The list of workspaces
  "workspaces.created": "Creado",
  "workspaces.empty.explanation":
    "Un espacio de trabajo sirve para seleccionar artículos: lo que se acepta y lo que se descarta, cada cosa con un feed propio para entregar. Tras crearlo, se añaden los artículos y las personas que también deciden.",
  "workspaces.empty.title": "Todavía no hay espacios de trabajo",
  "workspaces.first_page": "Más recientes",
  "workspaces.form.language": "Idioma",
  "workspaces.form.language_hint":
    "En este idioma se presentan los feeds. Los artículos se quedan como están.",
  "workspaces.form.name": "Nombre",
  "workspaces.form.name_hint": "Lo ven los miembros, y los títulos de sus feeds empiezan por él.",
  "workspaces.form.submit": "Crear el espacio de trabajo",
  "workspaces.lead":
    "Donde un equipo decide sobre artículos y entrega feeds de lo que ha aceptado.",
  "workspaces.list": "Espacios de trabajo de esta cuenta",
  "workspaces.new": "Nuevo espacio de trabajo",
  "workspaces.next_page": "Anteriores",
  "workspaces.notice.deleted": "Se ha eliminado el espacio de trabajo y sus feeds han terminado.",
  "workspaces.notice.left": "Ha dejado el espacio de trabajo.",
  "workspaces.pages": "Más espacios de trabajo",
  "workspaces.role.admin": "Responsable",
  "workspaces.role.admin.explanation":
    "Hace lo mismo que la redacción, y decide sobre los miembros y el propio espacio.",
  "workspaces.role.editor": "Redacción",
  "workspaces.role.editor.explanation":
    "Añade artículos, decide sobre ellos y entrega direcciones de los feeds.",
  "workspaces.role.viewer": "Lectura",
  "workspaces.role.viewer.explanation": "Lee todo lo que hay en el espacio. No cambia nada.",
} as const satisfies Catalogue;
