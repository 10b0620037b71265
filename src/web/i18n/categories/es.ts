import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'search.cities': 'Ciudades con viviendas',
  'search.cities-text': 'Todas las ciudades con viviendas en venta o alquiler, primero las que más tienen.',
  'search.cities-near': 'Todas las ciudades con viviendas en venta o alquiler; primero las más cercanas a {place}.',
  'search.cities-none': 'Ninguna ciudad tiene viviendas todavía.',
  'catalogue.title': 'Tipos de vivienda',
  'catalogue.text': '{count|one:# vivienda, por tipo|many:# de viviendas, por tipo|other:# viviendas, por tipo}',
}
