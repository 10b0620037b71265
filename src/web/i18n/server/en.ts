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
  'notice.interest-title': 'Somebody is interested',
  'notice.interest-text': '{name} is interested in “{title}”.',
  'notice.listing-approved-title': 'Your listing is online',
  'notice.listing-approved-text': '“{title}” was approved and can now be found by everybody.',
  'notice.listing-rejected-title': 'Your listing needs a change',
  'notice.listing-rejected-text': '“{title}” was not approved: {reason}',
  'notice.changes-approved-title': 'Your changes are online',
  'notice.changes-approved-text': 'The changes to “{title}” were approved.',
  'notice.changes-rejected-title': 'Your changes were not accepted',
  'notice.changes-rejected-text': 'The changes to “{title}” were not approved: {reason}',
  'notice.listing-unconfirmed-title': 'Is it still on offer?',
  'notice.listing-unconfirmed-text':
    'Please confirm that “{title}” is still on offer. Listings that nobody confirms sink in the results and are taken out in the end.',
  'notice.listing-expired-title': 'Your listing has run out',
  'notice.listing-expired-text': '“{title}” is no longer shown. You can put it online again at any time.',
  'notice.advertisement-approved-title': 'Your advertisement is running',
  'notice.advertisement-approved-text': '“{title}” is now shown as promoted.',
  'notice.advertisement-rejected-title': 'Your advertisement was not accepted',
  'notice.advertisement-rejected-text': 'The advertisement for “{title}” was not approved: {reason}',
  'notice.advertisement-ended-title': 'Your advertisement has ended',
  'notice.advertisement-ended-text': '“{title}” is no longer promoted.',
  'notice.verification-approved-title': 'You are verified',
  'notice.verification-approved-text': 'Your papers were checked. Your name now carries the verified mark.',
  'notice.verification-rejected-title': 'Your verification needs another look',
  'notice.verification-rejected-text': 'We could not verify you: {reason}',
  'notice.payment-succeeded-title': 'Payment received',
  'notice.payment-succeeded-text': 'Thank you. We received {amount} for “{package}”, which is active now.',
  'notice.payment-failed-title': 'Payment failed',
  'notice.payment-failed-text':
    'The payment of {amount} for “{package}” did not go through. Nothing was charged; you can try again.',
  'notice.payment-refunded-title': 'Payment returned',
  'notice.payment-refunded-text': 'We returned {amount} for “{package}”.',
  'notice.receipt-rejected-title': 'Your receipt was not accepted',
  'notice.receipt-rejected-text': 'The receipt for {amount} (“{package}”) was not accepted: {reason}',
  'notice.package-expiring-title': 'Your package runs out soon',
  'notice.package-expiring-text': '“{package}” is valid until {date}.',
  'notice.package-expired-title': 'Your package has run out',
  'notice.package-expired-text': '“{package}” is no longer valid. Choose a new one to go on.',
  'notice.report-decided-title': 'Thank you for your report',
  'notice.report-decided-text': 'We have looked at “{title}” and decided. Thank you for helping.',
  'mail.hello': 'Hello {name},',
  'mail.open': 'Open on {site}',
  'mail.why': 'You get this mail because you have an account on {site}.',
  'mail.choose': 'Choose what we write to you about',
  'mail.digest-subject': '{count} pieces of news for you',
  'mail.digest-text': 'Here is what happened:',
  'mail.message-subject': '{name} wrote to you about “{title}”',
  'mail.message-text': '{name} wrote about “{title}”:',
  'mail.messages-subject': '{count} unread messages',
  'mail.messages-text': 'These messages are waiting for you:',
  'mail.message-file': 'sent a file',
  'mail.message-audio': 'sent a voice message',
  'mail.answer': 'Read and answer',
  'articles.meta-text':
    'Plain advice from {name} on buying, renting, selling and looking after a home, written to be used.',
  'faqs.meta-text':
    'Answers to the questions people ask {name} most often about searching, listing, packages and payments.',
  'about.meta-text':
    'Who runs {name}, how listings are checked before they appear, and how to reach the people behind it.',
  'contact.meta-text':
    'Write to {name} about a listing, an account or the site itself. A person reads it and answers within a day.',
  'privacy.meta-text':
    'Which data {name} keeps, why, for how long, who can see it, and how to get a copy or have it deleted.',
  'terms.meta-text': 'The rules for using {name}, for listing on it and for paying, in words that can be understood.',
  'mortgage.meta-text':
    'What a home costs each month: instalments, interest, taxes and fees by country, extra payments and a schedule to print.',
  'area.meta-text':
    'Square metres, feet, acres, bigha by region, marla, tsubo and more, converted with the source of every size named.',
} as const
