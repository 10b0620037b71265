/** Labels of the property details in `domain/listing-fields.ts`, by wire name, wherever they are shown. */
export const texts = {
  'listing-field.district': 'Neighbourhood',
  'listing-field.zip_code': 'Postcode',
  'listing-field.year_renovated': 'Year renovated',
  'listing-field.wrong-year': 'Enter a year between 1800 and this year.',
} as const
