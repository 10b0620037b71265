import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'favourite.title': 'Viviendas guardadas',
  'favourite.empty-title': 'Aún no has guardado ninguna vivienda',
  'favourite.empty-text':
    'Toca el corazón de una vivienda para guardarla. Tus viviendas guardadas se sincronizan en todos tus dispositivos.',
  'favourite.explore': 'Explorar viviendas',
  'favourite.gate-title': 'Inicia sesión para ver tus viviendas guardadas',
  'favourite.gate-text': 'Las viviendas guardadas pertenecen a tu cuenta, así te siguen del móvil al escritorio.',
  'interest.title': 'Contactos interesados',
  'interest.list-title': 'Contactos interesados en {title}',
  'interest.list-empty-title': 'Aún no hay contactos',
  'interest.list-empty-text': 'Cuando a alguien le interese esta vivienda, aquí aparecerán su nombre y su contacto.',
  'interest.write-to': 'Escribir a {name}',
  'interest.to-home': 'Ver anuncio',
  'interest.count': '{count|one:# contacto|many:# de contactos|other:# contactos}',
  'interest.since': 'desde el {date}',
  'interest.gate-title': 'Inicia sesión para ver quién está interesado',
}
