export const texts = {
  'gate.title': 'This is a premium home',
  'gate.text': 'This home is visible to members whose package includes premium homes.',
  'gate.offers': 'Packages that include it',
  'gate.free': 'Free',
  'gate.for-days': '{count|one:for # day|other:for # days}',
  'gate.for-hours': '{count|one:for # hour|other:for # hours}',
  'gate.have-one': 'Already have one?',
  'gate.sign-in': 'Sign in',
  'gate.plans': 'See packages',
} as const
