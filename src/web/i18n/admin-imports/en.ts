export const texts = {
  'owner-feeds.text':
    'Bring homes in for an owner, or fetch them as a file. Every step is written down, and the owner is told.',
  'owner-feeds.search': 'Name, address or number',
  'owner-feeds.nobody': 'Nobody fits',
  'owner-feeds.begin': 'Look for an owner first',
  'owner-feeds.for': 'Homes of {name}',
  'owner-feeds.other': 'Another owner',
} as const
