import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'favourite.title': 'Viviendas guardadas',
  'favourite.empty-title': 'Aún no has guardado ninguna vivienda',
  'favourite.empty-text':
    'Pulsa el corazón de una vivienda y te esperará aquí, en todos los dispositivos donde inicies sesión.',
  'favourite.explore': 'Explorar viviendas',
  'favourite.gate-title': 'Inicia sesión para ver tus viviendas guardadas',
  'favourite.gate-text': 'Las viviendas guardadas pertenecen a tu cuenta, así te siguen del móvil al escritorio.',
  'interest.title': 'Personas interesadas',
  'interest.list-title': 'Personas interesadas en {title}',
  'interest.list-empty-title': 'Todavía nadie',
  'interest.list-empty-text': 'Cuando a alguien le interese esta vivienda, aquí aparecerán su nombre y su contacto.',
  'interest.write-to': 'Escribir a {name}',
  'interest.to-home': 'Ir a la vivienda',
  'interest.count': '{count|one:# persona|other:# personas}',
  'interest.since': 'desde el {date}',
  'interest.gate-title': 'Inicia sesión para ver quién está interesado',
}
