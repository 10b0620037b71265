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
}
