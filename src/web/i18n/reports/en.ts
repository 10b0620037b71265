export const texts = {
  'report.title': 'Report this listing',
  'report.text': 'What is wrong with “{title}”?',
  'report.reason': 'Reason',
  'report.other': 'Something else',
  'report.words': 'Describe the problem',
  'report.choose': 'Choose a reason.',
  'report.write': 'Describe the problem.',
  'report.send': 'Send report',
  'report.cancel': 'Cancel',
  'report.done': 'Thanks. We’ll review this listing.',
  'report.failed': 'We couldn’t send your report. Please try again.',
  'report.next': 'Our team reviews every report and tells you the outcome. The owner doesn’t see who reported it.',
} as const
