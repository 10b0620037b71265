export const texts = {
  'gate.title': 'This is a premium home',
  'gate.text':
    'Its owner shows it only to members whose package includes premium homes. Everything else on the site stays open to you.',
  'gate.offers': 'Packages that open it',
  'gate.free': 'Free',
  'gate.for-days': '{count|one:for # day|other:for # days}',
  'gate.for-hours': '{count|one:for # hour|other:for # hours}',
  'gate.have-one': 'Already have one?',
  'gate.sign-in': 'Sign in',
  'gate.plans': 'See packages',
} as const
