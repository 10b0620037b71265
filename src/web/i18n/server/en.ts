export const texts = {
  'search.meta-text':
    '{title}: {total}. Compare prices, floor plans and maps on {name}, and go to see the ones you like.',
  'home.meta-title': 'Homes for sale and rent · {name}',
  'home.meta-text':
    'Find a flat, house or new development to buy or rent. Clear prices, floor plans, maps and verified agents on {name}.',
  'projects.meta-text':
    'New homes from plans: upcoming developments and those under construction, with plans, papers and the people who build them, on {name}.',
  'projects.meta-one': '{title}: {category} in {place}. {stage}. Plans, papers, map and the developer’s contact.',
  'agents.meta-text':
    'Agents, agencies and developers with homes for sale and rent on {name}: who is verified, what they offer and how to reach them.',
  'agents.meta-one':
    '{name} offers {homes} homes and {projects} projects on {siteName}. See them all and get in touch.',
  'catalogue.meta-text':
    'Flats, houses, studios, land and more: every kind of home on {name} with how many there are right now.',
  'compare.meta-text': 'Homes side by side: price, area, rooms and everything else, with the differences marked.',
  'mail.code-subject': 'Your code',
  'mail.code-text': 'Your code is {code}. It is good for ten minutes. Nobody from us will ever ask you for it.',
  'mail.reset-subject': 'A new password',
  'mail.reset-text':
    'Somebody, hopefully you, asked for a new password. Open this link within an hour to set one:\n\n{link}\n\nIf it was not you, nothing has changed and you need not do anything.',
} as const
