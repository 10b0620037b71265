import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'likes.title': 'Lo que te gusta',
  'likes.text': 'Di qué buscas. Las viviendas que encajan salen primero en la portada, cada una con su motivo.',
  'likes.kind': 'Comprar o alquilar',
  'likes.both': 'Ambas',
  'likes.categories': 'Tipos de vivienda',
  'likes.facilities': 'Bueno tener cerca',
  'likes.prices': 'Precio',
  'likes.lowest': 'Desde',
  'likes.highest': 'Hasta',
  'likes.city': 'Ciudad',
  'likes.city-help': 'Déjalo vacío para buscar en todas partes.',
  'likes.save': 'Guardar lo que me gusta',
  'likes.saved': 'Guardado. La portada sigue lo que te gusta.',
  'likes.forget': 'Olvidar lo que me gusta',
  'likes.forgotten': 'Olvidado. Ya no se muestra nada por ello.',
  'likes.see': 'Ver las viviendas',
  'likes.wrong-price': 'Escribe un número entero o déjalo vacío.',
  'likes.wrong-order': 'El precio más alto tiene que superar al más bajo.',
  'likes.gate-title': 'Inicia sesión para decir qué te gusta',
  'likes.gate-text': 'Tu elección se guarda con tu cuenta y nadie más la ve.',
  'likes.rules-title': 'Cómo se eligen las viviendas',
  'likes.rules':
    'Una vivienda tiene que cumplir todo lo elegido y estar cerca de al menos uno de los lugares. Primero las que están cerca de más, después las más nuevas. Las que has ocultado y las tuyas no salen; los anuncios pagados no cambian nada.',
  'recommended.title': 'Viviendas que te pueden gustar',
  'recommended.count':
    '{count|one:# vivienda encaja con lo que te gusta|many:# de viviendas encajan con lo que te gusta|other:# viviendas encajan con lo que te gusta}',
  'recommended.none-title': 'Aún nada encaja con todo',
  'recommended.none-text': 'Pide un poco menos y encajarán más viviendas.',
  'recommended.unset-title': 'Di primero qué te gusta',
  'recommended.unset-text': 'Elige algunas cosas y aquí se reunirán las viviendas que encajan.',
}
