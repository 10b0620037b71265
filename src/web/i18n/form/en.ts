export const texts = {
  'form.required': 'This field is required.',
  'form.too-short': 'Enter at least {least} characters.',
  'form.too-long': 'Enter up to {most} characters.',
  'form.email': 'Enter a valid email address.',
  'form.phone': 'Enter a valid phone number.',
  'form.password-mismatch': 'The passwords don’t match.',
  'form.invalid': 'Invalid value. Check this field.',
  'form.unreachable': 'We couldn’t reach the server. Check your connection and try again.',
  'form.optional': '(optional)',
  'form.choose': 'Choose…',
  'form.less': 'Fewer: {label}',
  'form.more': 'More: {label}',
} as const
