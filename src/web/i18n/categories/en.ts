export const texts = {
  'search.cities': 'Cities with homes',
  'search.cities-text': 'Every city with homes for sale or for rent, largest number first.',
  'search.cities-near': 'Every city with homes for sale or for rent, nearest to {place} first.',
  'search.cities-none': 'No cities with homes yet.',
  'catalogue.title': 'Property types',
  'catalogue.text': '{count|one:# home by property type|other:# homes by property type}',
} as const
