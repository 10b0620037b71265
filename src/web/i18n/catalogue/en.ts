export const texts = {
  'search.cities': 'Cities with homes',
  'search.cities-text': 'Every city where a home is for sale or rent, the fullest first.',
  'search.cities-near': 'Every city where a home is for sale or rent, nearest to {place} first.',
  'search.cities-none': 'No city has a home yet.',
  'catalogue.title': 'Kinds of homes',
  'catalogue.text': '{count|one:# home, sorted by kind|other:# homes, sorted by kind}',
} as const
