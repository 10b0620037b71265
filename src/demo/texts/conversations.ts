export interface DemoLine {
  from: 'asker' | 'lister'
  text: string
  daysAgo: number
  isUnread: boolean
}

const line = (from: DemoLine['from'], daysAgo: number, text: string, isUnread = false): DemoLine => ({
  from,
  text,
  daysAgo,
  isUnread,
})

/** Conversations about the newest property of the lister; null is support. */
export const conversations: readonly { asker: string; lister: string | null; lines: readonly DemoLine[] }[] = [
  {
    asker: 'nora',
    lister: 'jonas',
    lines: [
      line('asker', 2.4, 'Hi Jonas, is the apartment still available? I could come on Thursday after five.'),
      line('lister', 2.3, 'Hi Nora, it is. Thursday at half past five works. Please ring at the front building.'),
      line('asker', 2.28, 'Great. Does the bedroom face the street or the courtyard?'),
      line('lister', 2.2, 'The courtyard, so it’s very quiet.'),
      line('asker', 1.1, 'Thanks for showing me around. Could you send the heating bills for the last two years?'),
      line('lister', 0.2, 'Of course. I’ve asked the building manager and should have them by tomorrow.', true),
    ],
  },
  {
    asker: 'daniel',
    lister: 'grace',
    lines: [
      line(
        'asker',
        4.2,
        'Hi Grace, one of our children plays the cello. Would practising in the afternoon be a problem in this building?',
      ),
      line('lister', 4.1, 'Hi Daniel, not at all. The walls are thick, and the upstairs neighbour teaches piano.'),
      line('asker', 3.9, 'Perfect. What does the co-op board need from us?'),
      line(
        'lister',
        3.8,
        'Two years of tax returns, three reference letters and a short interview. I can send you the list.',
        true,
      ),
    ],
  },
  {
    asker: 'nora',
    lister: 'kabir',
    lines: [
      line(
        'asker',
        6.2,
        'Good morning, my sister is moving to Mumbai in January and likes this apartment. Could she see it by video?',
      ),
      line('lister', 6, 'Good morning Nora, yes, of course. Would Saturday at eleven work for a video tour?'),
      line('asker', 0.4, 'Saturday works, thank you. She’ll join from Pune.', true),
    ],
  },
  {
    asker: 'matteo',
    lister: 'camille',
    lines: [
      line('asker', 8, 'Hello Camille, is the cellar included or rented separately?'),
      line('lister', 7.6, 'Hello Matteo, it’s included: six square metres, and dry. I’ll add it to the description.'),
    ],
  },
  {
    asker: 'helena',
    lister: 'rafael',
    lines: [
      line('asker', 1.4, 'Hi Rafael, what is the monthly condominium fee?'),
      line(
        'lister',
        1.3,
        'It was $310 last month, including water. The reserve fund is separate and paid by the owner.',
      ),
      line('asker', 0.1, 'And is the second lift back in service?', true),
    ],
  },
  {
    asker: 'daniel',
    lister: null,
    lines: [
      line('asker', 3, 'Hi, the map pin for this home seems to be one block too far east.'),
      line('lister', 2.7, 'Thank you, Daniel. We’ve corrected it and let the owner know.'),
    ],
  },
]

/** Notifications; `to` is a demo key, null is all users. */
export const notices: readonly {
  type: 'general' | 'inquiry' | 'payment'
  to: string | null
  title: string
  message: string
  daysAgo: number
}[] = [
  {
    type: 'general',
    to: null,
    title: 'Welcome to Lintel',
    message: 'Save homes, message owners and book viewings, all in one place.',
    daysAgo: 60,
  },
  {
    type: 'general',
    to: null,
    title: 'Price history on every home',
    message: 'See how the price of a home has changed since it was first listed.',
    daysAgo: 9,
  },
  {
    type: 'general',
    to: null,
    title: 'Maps without tracking',
    message: 'Our maps now come from our own servers, so your searches stay private.',
    daysAgo: 2,
  },
  {
    type: 'inquiry',
    to: 'kabir',
    title: 'Your listing is live',
    message: 'Your listing was approved this morning and is now public.',
    daysAgo: 3.2,
  },
  {
    type: 'inquiry',
    to: 'kabir',
    title: 'New lead',
    message: 'Someone is interested in your listing and would like to hear from you.',
    daysAgo: 0.5,
  },
  {
    type: 'payment',
    to: 'kabir',
    title: 'Payment received',
    message: 'Your Agent package is active for 30 days.',
    daysAgo: 13,
  },
  {
    type: 'inquiry',
    to: 'helena',
    title: 'New lead',
    message: 'Someone is interested in your listing and would like to hear from you.',
    daysAgo: 1.1,
  },
  {
    type: 'payment',
    to: 'helena',
    title: 'Receipt rejected',
    message: 'The amount on the receipt doesn’t match. Please upload the correct receipt.',
    daysAgo: 8,
  },
  {
    type: 'payment',
    to: 'nora',
    title: 'Receipt received',
    message: 'We’re checking your bank transfer. This usually takes one working day.',
    daysAgo: 1.4,
  },
  {
    type: 'inquiry',
    to: 'miradouro',
    title: 'Your listing is live',
    message: 'Your listing was approved. You can feature it from My listings.',
    daysAgo: 2.5,
  },
]
