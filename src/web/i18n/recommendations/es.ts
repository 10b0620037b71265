import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'likes.title': 'Preferencias de vivienda',
  'likes.text': 'Dinos qué buscas y te mostraremos primero las viviendas que coincidan.',
  'likes.kind': 'Comprar o alquilar',
  'likes.both': 'Ambas',
  'likes.categories': 'Tipos de vivienda',
  'likes.facilities': 'Lugares cercanos',
  'likes.prices': 'Precio',
  'likes.lowest': 'Desde',
  'likes.highest': 'Hasta',
  'likes.city': 'Ciudad',
  'likes.city-help': 'Déjalo vacío para buscar en todas partes.',
  'likes.save': 'Guardar preferencias',
  'likes.saved': 'Preferencias guardadas',
  'likes.forget': 'Borrar preferencias',
  'likes.forgotten': 'Preferencias borradas',
  'likes.see': 'Ver las viviendas',
  'likes.wrong-price': 'Escribe un número entero o déjalo vacío.',
  'likes.wrong-order': 'El precio más alto tiene que superar al más bajo.',
  'likes.gate-title': 'Inicia sesión para definir tus preferencias',
  'likes.gate-text': 'Tus preferencias solo las ves tú.',
  'likes.rules-title': 'Cómo se eligen las viviendas',
  'likes.rules':
    'Una vivienda tiene que cumplir todo lo elegido y estar cerca de al menos uno de los lugares. Primero las que están cerca de más, después las más nuevas. Las que has ocultado y las tuyas no salen; los anuncios pagados no cambian nada.',
  'recommended.title': 'Recomendado para ti',
  'recommended.count':
    '{count|one:# vivienda coincide con tus preferencias|many:# de viviendas coinciden con tus preferencias|other:# viviendas coinciden con tus preferencias}',
  'recommended.none-title': 'Ninguna vivienda cumple todas tus preferencias',
  'recommended.none-text': 'Prueba a quitar una o dos preferencias.',
  'recommended.unset-title': 'Define primero tus preferencias',
  'recommended.unset-text': 'Elige algunas cosas y aquí se reunirán las viviendas que encajan.',
}
