import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'search.meta-text': '{title}: {total}. Compara precios, planos y mapas en {name} y visita las que te gusten.',
  'home.meta-title': 'Viviendas en venta y alquiler · {name}',
  'home.meta-text':
    'Encuentra un piso, una casa o una promoción nueva para comprar o alquilar. Precios claros, planos, mapas y agentes verificados en {name}.',
  'projects.meta-text':
    'Viviendas sobre plano: promociones próximas y en construcción, con planos, documentos y quienes las construyen, en {name}.',
  'projects.meta-one': '{title}: {category} en {place}. {stage}. Planos, documentos, mapa y contacto de la promotora.',
  'agents.meta-text':
    'Agentes, agencias y promotoras con viviendas en venta y alquiler en {name}: quién está verificado, qué ofrece y cómo contactar.',
  'agents.meta-one':
    '{name} ofrece {homes} viviendas y {projects} proyectos en {siteName}. Míralos todos y ponte en contacto.',
  'catalogue.meta-text':
    'Pisos, casas, estudios, terrenos y más: todos los tipos de vivienda en {name} y cuántas hay ahora mismo.',
  'compare.meta-text':
    'Viviendas lado a lado: precio, superficie, habitaciones y todo lo demás, con las diferencias marcadas.',
  'mail.code-subject': 'Tu código',
  'mail.code-text': 'Tu código es {code}. Vale durante diez minutos. Nadie de nuestro equipo te lo pedirá nunca.',
  'mail.reset-subject': 'Una nueva contraseña',
  'mail.reset-text':
    'Alguien, esperamos que tú, ha pedido una nueva contraseña. Abre este enlace antes de una hora para crearla:\n\n{link}\n\nSi no fuiste tú, nada ha cambiado y no tienes que hacer nada.',
  'notice.interest-title': 'Alguien está interesado',
  'notice.interest-text': '{name} está interesado en «{title}».',
  'notice.listing-approved-title': 'Tu anuncio está publicado',
  'notice.listing-approved-text': '«{title}» ha sido aprobado y ya lo puede encontrar cualquiera.',
  'notice.listing-rejected-title': 'Tu anuncio necesita un cambio',
  'notice.listing-rejected-text': '«{title}» no ha sido aprobado: {reason}',
  'notice.changes-approved-title': 'Tus cambios están publicados',
  'notice.changes-approved-text': 'Los cambios de «{title}» han sido aprobados.',
  'notice.changes-rejected-title': 'Tus cambios no han sido aceptados',
  'notice.changes-rejected-text': 'Los cambios de «{title}» no han sido aprobados: {reason}',
  'notice.listing-unconfirmed-title': '¿Sigue disponible?',
  'notice.listing-unconfirmed-text':
    'Confirma que «{title}» sigue disponible. Los anuncios que nadie confirma bajan en los resultados y al final se retiran.',
  'notice.listing-expired-title': 'Tu anuncio ha caducado',
  'notice.listing-expired-text': '«{title}» ya no se muestra. Puedes volver a publicarlo cuando quieras.',
  'notice.advertisement-approved-title': 'Tu promoción está activa',
  'notice.advertisement-approved-text': '«{title}» se muestra ahora como destacado.',
  'notice.advertisement-rejected-title': 'Tu promoción no ha sido aceptada',
  'notice.advertisement-rejected-text': 'La promoción de «{title}» no ha sido aprobada: {reason}',
  'notice.advertisement-ended-title': 'Tu promoción ha terminado',
  'notice.advertisement-ended-text': '«{title}» ya no está destacado.',
  'notice.verification-approved-title': 'Tu cuenta está verificada',
  'notice.verification-approved-text': 'Hemos comprobado tus documentos. Tu nombre lleva ahora la marca de verificado.',
  'notice.verification-rejected-title': 'Tu verificación necesita otra revisión',
  'notice.verification-rejected-text': 'No hemos podido verificarte: {reason}',
  'notice.payment-succeeded-title': 'Pago recibido',
  'notice.payment-succeeded-text': 'Gracias. Hemos recibido {amount} por «{package}», que ya está activo.',
  'notice.payment-failed-title': 'El pago ha fallado',
  'notice.payment-failed-text':
    'El pago de {amount} por «{package}» no se ha realizado. No se ha cobrado nada; puedes intentarlo de nuevo.',
  'notice.payment-refunded-title': 'Pago devuelto',
  'notice.payment-refunded-text': 'Hemos devuelto {amount} por «{package}».',
  'notice.receipt-rejected-title': 'Tu justificante no ha sido aceptado',
  'notice.receipt-rejected-text': 'El justificante de {amount} («{package}») no ha sido aceptado: {reason}',
  'notice.package-expiring-title': 'Tu paquete caduca pronto',
  'notice.package-expiring-text': '«{package}» es válido hasta el {date}.',
  'notice.package-expired-title': 'Tu paquete ha caducado',
  'notice.package-expired-text': '«{package}» ya no es válido. Elige uno nuevo para continuar.',
  'notice.report-decided-title': 'Gracias por tu aviso',
  'notice.report-decided-text': 'Hemos revisado «{title}» y hemos decidido. Gracias por ayudar.',
  'mail.hello': 'Hola, {name}:',
  'mail.open': 'Abrir en {site}',
  'mail.why': 'Recibes este correo porque tienes una cuenta en {site}.',
  'mail.choose': 'Elige sobre qué te escribimos',
  'mail.digest-subject': '{count} novedades para ti',
  'mail.digest-text': 'Esto es lo que ha pasado:',
  'mail.message-subject': '{name} te ha escrito sobre «{title}»',
  'mail.message-text': '{name} ha escrito sobre «{title}»:',
  'mail.messages-subject': '{count} mensajes sin leer',
  'mail.messages-text': 'Estos mensajes te esperan:',
  'mail.message-file': 'ha enviado un archivo',
  'mail.message-audio': 'ha enviado un mensaje de voz',
  'mail.answer': 'Leer y responder',
  'articles.meta-text':
    'Consejos claros de {name} para comprar, alquilar, vender y cuidar una vivienda, escritos para usarse.',
  'faqs.meta-text': 'Respuestas a lo que más preguntan a {name} sobre buscar, anunciar, paquetes y pagos.',
  'about.meta-text': 'Quién lleva {name}, cómo se revisan los anuncios y cómo contactar con las personas detrás.',
  'contact.meta-text':
    'Escribe a {name} sobre un anuncio, una cuenta o el sitio. Una persona lo lee y responde en un día.',
  'privacy.meta-text':
    'Qué datos guarda {name}, por qué, cuánto tiempo, quién los ve y cómo obtener una copia o borrarlos.',
  'terms.meta-text': 'Las reglas para usar {name}, anunciar en él y pagar, con palabras que se entienden.',
  'mortgage.meta-text':
    'Lo que cuesta una vivienda cada mes: cuotas, intereses, impuestos y gastos por país, pagos extra y un calendario para imprimir.',
  'area.meta-text':
    'Metros cuadrados, pies, acres, bigha por región, marla, tsubo y más, con la fuente de cada medida.',
}
