import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'listing-field.district': 'Quartier',
  'listing-field.zip_code': 'Code postal',
  'listing-field.year_renovated': 'Année de rénovation',
  'listing-field.wrong-year': 'Saisissez une année entre 1800 et cette année.',
}
