export const texts = {
  'searchbox.popular': 'Popular locations',
  'searchbox.near-me': 'Near me',
  'searchbox.understood': 'Understood as',
  'searchbox.part-place': 'Location: {text}',
  'searchbox.part-category': 'Property type: {text}',
  'searchbox.part-price': 'Price: {text}',
  'searchbox.part-area': 'Area: {text}',
  'searchbox.part-beds': 'Bedrooms: {text}',
  'searchbox.part-baths': 'Bathrooms: {text}',
  'searchbox.part-nearby': 'Nearby: {text}',
  'searchbox.part-attribute': 'Feature: {text}',
  'searchbox.part-text': 'Text: {text}',
} as const
