import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'listing-field.district': 'Barrio',
  'listing-field.zip_code': 'Código postal',
  'listing-field.year_renovated': 'Año de reforma',
  'listing-field.wrong-year': 'Escribe un año entre 1800 y el año actual.',
}
