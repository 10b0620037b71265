/** The most useful first. */
export const faqs: readonly { question: string; answer: string }[] = [
  {
    question: 'How do I find a home near a certain place?',
    answer:
      'Type a city or district in the search field, or open the map and move it to where you would like to live. Radius, price and size can then be narrowed down in the filter bar, and everything stays in the address of the page, so you can send it to somebody else.',
  },
  {
    question: 'Is searching free?',
    answer:
      'Yes. Looking, saving homes, writing to owners and booking a viewing cost nothing. A few listings are marked Premium; their details are part of the Explorer package.',
  },
  {
    question: 'How do I contact an owner or agent?',
    answer:
      'Open the listing and press Message. You write inside the site, so your e-mail address and phone number stay private until you decide to share them.',
  },
  {
    question: 'Are listings checked?',
    answer:
      'Every new listing is read by a person before the public sees it. We compare photos, price and address, and send it back with a reason when something does not fit. Listings can also be reported from their own page.',
  },
  {
    question: 'What does the verified badge mean?',
    answer:
      'The person has shown us a licence or proof of identity, and we have checked it. The badge says nothing about a particular home, so please view it yourself before you pay anything.',
  },
  {
    question: 'How do I list my property?',
    answer:
      'Complete your profile, choose a package, and press Add listing. The form saves as you go. After you send it, we read it, usually within a day, and you get a notice when it is live.',
  },
  {
    question: 'What does listing cost?',
    answer:
      'The Starter package is free and allows two listings for thirty days. The other packages are on the page Packages, with everything they include. There is no commission on a sale or a rent.',
  },
  {
    question: 'Why was my listing rejected?',
    answer:
      'The reason is shown beside the listing under My properties. Most often the photos show another home, the price does not match the kind of offer, or a phone number stands in the text. Correct it and send it again; that costs nothing.',
  },
  {
    question: 'How do I mark a home as sold or rented?',
    answer:
      'Open My properties, choose the listing and change its status. It leaves the public lists at once, and people who saved it can still see what it was.',
  },
  {
    question: 'What is a featured listing?',
    answer:
      'Its owner has used a featuring unit of a package. Featured listings are shown in their own row and are always marked. Paying changes the place on the page, never the facts.',
  },
  {
    question: 'How do I pay?',
    answer:
      'By card or wallet through the payment services that are switched on, or by bank transfer with a receipt. With a transfer your package starts as soon as we have checked the receipt, usually within one working day.',
  },
  {
    question: 'Can I get my money back?',
    answer:
      'Within fourteen days of buying a package, as long as no listing or featuring unit of it has been used. Write to us from the contact page and name the transaction number.',
  },
  {
    question: 'What can I do about a suspicious listing?',
    answer:
      'Press Report on its page and choose a reason. Never send money before you have seen a home and the papers. We look at every report and hide a listing when in doubt.',
  },
  {
    question: 'How do I block somebody?',
    answer:
      'Open the conversation, choose Block, and they can no longer write to you. They are not told. You can undo it at any time from the same place.',
  },
  {
    question: 'How do I change the language or the units?',
    answer:
      'The language is in the menu at the top of every page. Areas are shown in square metres, and the area converter in the menu turns them into any other unit.',
  },
  {
    question: 'How do I delete my account?',
    answer:
      'Go to your profile and choose Delete account. Your listings, messages and saved homes are removed at once. Receipts that the law obliges us to keep are kept for that time and then deleted too.',
  },
]
