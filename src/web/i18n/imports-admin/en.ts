export const texts = {
  'owner-feeds.text':
    'Import or export listings on behalf of an owner. Every step is logged, and the owner is notified.',
  'owner-feeds.search': 'Name, email or phone',
  'owner-feeds.nobody': 'No users match',
  'owner-feeds.begin': 'Find an owner to start',
  'owner-feeds.for': 'Listings of {name}',
  'owner-feeds.other': 'Choose another owner',
} as const
