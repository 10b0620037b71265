/** Most useful first. */
export const faqs: readonly { question: string; answer: string }[] = [
  {
    question: 'How do I search for a home in a specific area?',
    answer:
      'Enter a city or neighbourhood in the search box, or open the map and draw an area. Then filter by price, size and more. You can share your search by copying the page address.',
  },
  {
    question: 'Is searching free?',
    answer:
      'Yes. Searching, saving homes, messaging owners and booking viewings are free. Full details of Premium listings are included in the Explorer package.',
  },
  {
    question: 'How do I contact an owner or agent?',
    answer:
      'Open the listing and select Message. Your email address and phone number stay private unless you share them.',
  },
  {
    question: 'Are listings checked?',
    answer:
      'Yes. Our team reviews every new listing before it goes live, including its photos, price and address. You can also report any listing from its page.',
  },
  {
    question: 'What does the verified badge mean?',
    answer:
      'We have checked the licence or identity of this user. The badge doesn’t cover individual homes, so always view a home before you pay anything.',
  },
  {
    question: 'How do I list my property?',
    answer:
      'Complete your profile, choose a package and select List a property. The form saves as you go. We usually review new listings within one day and notify you when yours is live.',
  },
  {
    question: 'What does listing cost?',
    answer:
      'The Starter package is free and includes two listings for 30 days. See Packages for all options. We don’t charge commission.',
  },
  {
    question: 'Why was my listing rejected?',
    answer:
      'You’ll find the reason in My listings. Common reasons are photos of another home, a rent entered as a sale price, or a phone number in the description. Fix it and submit it again for free.',
  },
  {
    question: 'How do I mark a home as sold or rented?',
    answer: 'Open My listings, choose the listing and change its status. It is removed from search right away.',
  },
  {
    question: 'What is a featured listing?',
    answer:
      'Featured listings appear at the top of search results and are always labelled. Owners feature a listing with a credit from their package.',
  },
  {
    question: 'How do I pay?',
    answer:
      'By card, wallet or bank transfer. For bank transfers, upload your receipt. Your package starts once we’ve checked it, usually within one working day.',
  },
  {
    question: 'Can I get my money back?',
    answer:
      'Yes, within 14 days of purchase, as long as you haven’t used any credits of the package. Contact us with your transaction number.',
  },
  {
    question: 'How do I report a suspicious listing?',
    answer:
      'Select Report on the listing and choose a reason. We review every report. Never send money before you’ve viewed a home and checked its documents.',
  },
  {
    question: 'How do I block someone?',
    answer:
      'Open the conversation and select Block. They can no longer message you and won’t be notified. You can unblock them at any time.',
  },
  {
    question: 'How do I change the language or units?',
    answer:
      'Use the language menu at the top of every page. Areas are shown in square metres; use the area converter for other units.',
  },
  {
    question: 'How do I delete my account?',
    answer:
      'Go to your profile and select Delete account. Your listings, messages and saved homes are deleted right away. We keep invoices for as long as the law requires.',
  },
]
