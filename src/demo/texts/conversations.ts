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

/** Who wrote to whom about the newest home of that lister; null is the desk of the site. */
export const conversations: readonly { asker: string; lister: string | null; lines: readonly DemoLine[] }[] = [
  {
    asker: 'nora',
    lister: 'jonas',
    lines: [
      line('asker', 2.4, 'Hello Jonas, is the apartment still free? I could come on Thursday after five.'),
      line('lister', 2.3, 'Hello Nora, it is. Thursday at half past five works; please ring at the front house.'),
      line('asker', 2.28, 'Good. Does the bedroom face the street or the yard?'),
      line('lister', 2.2, 'The yard. You will hear blackbirds and one bicycle bell.'),
      line('asker', 1.1, 'Thank you for showing me round. Could you send the heating bills of the last two years?'),
      line('lister', 0.2, 'Of course, I have asked the management and will have them by tomorrow.', true),
    ],
  },
  {
    asker: 'daniel',
    lister: 'grace',
    lines: [
      line(
        'asker',
        4.2,
        'Hi Grace, we are a family of four and one cello. Is practising in the afternoon a problem in this building?',
      ),
      line(
        'lister',
        4.1,
        'Hi Daniel, the walls are thick and the upstairs neighbour teaches piano. I would say you will fit in.',
      ),
      line('asker', 3.9, 'That is the best answer so far. What does the board ask for?'),
      line(
        'lister',
        3.8,
        'Two years of tax returns, three letters and a short interview. I can send you the list.',
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
        'Good morning, my sister moves to Mumbai in January. Would you let to a company for one year?',
      ),
      line(
        'lister',
        6,
        'Good morning Nora, yes, with a deposit of three months. Shall I hold Saturday at eleven for a video tour?',
      ),
      line('asker', 0.4, 'Saturday is fine, thank you. She will join from Pune.', true),
    ],
  },
  {
    asker: 'matteo',
    lister: 'camille',
    lines: [
      line('asker', 8, 'Dear Camille, is the cellar part of the lot or rented separately?'),
      line(
        'lister',
        7.6,
        'Dear Matteo, it is part of the lot, six square metres and dry. I will add it to the description.',
      ),
    ],
  },
  {
    asker: 'helena',
    lister: 'rafael',
    lines: [
      line('asker', 1.4, 'Rafael, could you tell me the monthly condominium fee?'),
      line(
        'lister',
        1.3,
        'It was 310 dollars last month, water included. The reserve fund is separate and paid by the owner.',
      ),
      line('asker', 0.1, 'And is the second lift back in service?', true),
    ],
  },
  {
    asker: 'daniel',
    lister: null,
    lines: [
      line('asker', 3, 'Hello, the map pin of this home seems to be one block too far east.'),
      line('lister', 2.7, 'Thank you, Daniel. We have moved it and told the owner.'),
    ],
  },
]

/** Notices; `to` is a key of the cast, null is everybody. */
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
    message: 'Save homes you like, write to owners directly, and tell us when something is not right.',
    daysAgo: 60,
  },
  {
    type: 'general',
    to: null,
    title: 'Price history on every home',
    message: 'You can now see how a price has changed since a home was first listed.',
    daysAgo: 9,
  },
  {
    type: 'general',
    to: null,
    title: 'Maps without tracking',
    message: 'Our maps now come from our own server. Nobody else learns where you look.',
    daysAgo: 2,
  },
  {
    type: 'inquiry',
    to: 'kabir',
    title: 'Your listing is live',
    message: 'It was read and approved this morning. Good luck with the viewings.',
    daysAgo: 3.2,
  },
  {
    type: 'inquiry',
    to: 'kabir',
    title: 'Somebody is interested',
    message: 'A visitor has asked to hear from you about this home.',
    daysAgo: 0.5,
  },
  {
    type: 'payment',
    to: 'kabir',
    title: 'Payment received',
    message: 'Your Agent package is active for thirty days.',
    daysAgo: 13,
  },
  {
    type: 'inquiry',
    to: 'helena',
    title: 'Somebody is interested',
    message: 'A visitor has asked to hear from you about this home.',
    daysAgo: 1.1,
  },
  {
    type: 'payment',
    to: 'helena',
    title: 'Receipt not accepted',
    message: 'The receipt shows another amount. Please upload the right one.',
    daysAgo: 8,
  },
  {
    type: 'payment',
    to: 'nora',
    title: 'We have your receipt',
    message: 'Your bank transfer is being checked, usually within one working day.',
    daysAgo: 1.4,
  },
  {
    type: 'inquiry',
    to: 'miradouro',
    title: 'Your listing is live',
    message: 'It was read and approved. You can feature it from your listings page.',
    daysAgo: 2.5,
  },
]
