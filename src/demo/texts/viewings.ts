/** Hosts, with their weekly availability (1 is Monday) and preferences. */
export const demoHosts = [
  {
    host: 'kabir',
    hours: [
      [6, 600, 780],
      [3, 1020, 1140],
    ],
    confirmsItself: false,
    minutes: 30,
  },
  {
    host: 'miradouro',
    hours: [
      [2, 570, 720],
      [4, 840, 1080],
      [6, 600, 720],
    ],
    confirmsItself: false,
    minutes: 45,
  },
  {
    host: 'jonas',
    hours: [
      [4, 1020, 1140],
      [6, 660, 780],
    ],
    confirmsItself: true,
    minutes: 30,
  },
  { host: 'grace', hours: [[7, 660, 900]], confirmsItself: false, minutes: 30 },
] as const

/**
 * Viewings by days ahead and local minute of the day. No two viewings of a host or a guest have the same time of day,
 * because the demo shifts them by whole days, one after the other.
 */
export const demoViewings = [
  {
    host: 'kabir',
    guest: 'nora',
    inDays: 3,
    minute: 620,
    status: 'pending',
    notes: 'I come by train and may be ten minutes late.',
  },
  { host: 'kabir', guest: 'daniel', inDays: 5, minute: 690, status: 'confirmed', notes: null },
  { host: 'kabir', guest: 'matteo', inDays: 6, minute: 1030, status: 'rescheduled', notes: null },
  { host: 'kabir', guest: 'sofia', inDays: -6, minute: 750, status: 'completed', notes: null },
  { host: 'jonas', guest: 'nora', inDays: 4, minute: 1050, status: 'confirmed', notes: 'Could we see the cellar too?' },
  { host: 'miradouro', guest: 'nora', inDays: -3, minute: 585, status: 'cancelled', notes: null },
] as const

/** Enquiries from visitors without an account, with their replies. */
export const demoEnquiries = [
  {
    host: 'kabir',
    name: 'Ines Tavares',
    email: 'ines@example.com',
    daysAgo: 0.4,
    message: 'Is the lift large enough for a wheelchair, and is there a step at the front door?',
    reply: null,
  },
  {
    host: 'kabir',
    name: 'Peter Lindgren',
    email: 'peter@example.com',
    daysAgo: 3.2,
    message: 'Would the owner let for eight months instead of a year?',
    reply: 'She would, with the deposit of a full year. Write to me here and I will put you in touch.',
  },
] as const
