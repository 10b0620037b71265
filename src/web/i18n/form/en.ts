export const texts = {
  'form.required': 'Please fill this in.',
  'form.too-short': 'At least {least} characters, please.',
  'form.too-long': 'At most {most} characters, please.',
  'form.email': 'This is not an email address.',
  'form.phone': 'This is not a phone number.',
  'form.password-mismatch': 'The passwords do not match.',
  'form.invalid': 'Please check this.',
  'form.unreachable': 'We could not reach the server. Check your connection and try again.',
  'form.optional': '(optional)',
  'form.choose': 'Choose…',
} as const
