import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'searchbox.popular': 'Lugares populares',
  'searchbox.near-me': 'Cerca de mí',
  'searchbox.understood': 'Se busca',
  'searchbox.part-place': 'Lugar: {text}',
  'searchbox.part-category': 'Tipo de inmueble: {text}',
  'searchbox.part-price': 'Precio: {text}',
  'searchbox.part-area': 'Superficie: {text}',
  'searchbox.part-beds': 'Dormitorios: {text}',
  'searchbox.part-baths': 'Baños: {text}',
  'searchbox.part-nearby': 'Cerca: {text}',
  'searchbox.part-attribute': 'Característica: {text}',
  'searchbox.part-text': 'Texto: {text}',
}
