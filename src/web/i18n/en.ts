/** English, the language every other one is measured against. Keys are grouped by the part that shows them. */
export const en = {
  'app.skip': 'Skip to content',
  'error.title': 'Something went wrong',
  'error.text': 'The page could not be shown. It is us, not you.',
  'error.retry': 'Try again',
  'missing.title': 'This page is not here',
  'missing.text': 'The address may be mistyped, or the home may have been sold or withdrawn.',
  'missing.home': 'Back to the home page',
} as const
