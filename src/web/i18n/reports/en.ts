export const texts = {
  'report.title': 'Report this home',
  'report.text': 'What is wrong with “{title}”?',
  'report.reason': 'Reason',
  'report.other': 'Something else',
  'report.words': 'Tell us what is wrong',
  'report.choose': 'Please choose a reason.',
  'report.write': 'Please write what is wrong.',
  'report.send': 'Send report',
  'report.cancel': 'Cancel',
  'report.done': 'Thank you. We will look at this home.',
  'report.failed': 'The report could not be sent. Please try again.',
  'report.next': 'A person looks at every report and you hear what was decided. The owner is not told who reported it.',
} as const
