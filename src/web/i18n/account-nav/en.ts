export const texts = {
  'account-nav.label': 'Your account',
  'account-nav.dashboard': 'Dashboard',
  'account-nav.properties': 'My homes',
  'account-nav.projects': 'My projects',
  'account-nav.advertisements': 'Featured',
  'account-nav.viewings': 'Viewings',
  'account-nav.enquiries': 'Enquiries',
  'account-nav.packages': 'My packages',
  'account-nav.payments': 'Payments',
  'account-nav.saved': 'Saved homes',
  'account-nav.likes': 'What I like',
  'account-nav.profile': 'Profile',
} as const
