export const texts = {
  'site-text.empty-title': 'This page is empty',
  'site-text.empty-text': 'This page hasn’t been written yet.',
} as const
