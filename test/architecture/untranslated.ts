/** Names and units that are the same in every language with Latin script. */
const NAMES = `Razorpay, Paystack, PayPal, Flutterwave, Facebook, X (Twitter), Instagram, YouTube, LinkedIn, WhatsApp`
const UNITS = `{distance} km, {distance} mi, {distance} yd, {value} km, km, mi, yd, acre, gaj, cent, guntha, ground, ankanam, bigha, katha, marla, kanal,
  aana, ropani, dhur, tsubo, pyeong, ping, mu, ngan, rai, qirat, feddan, dunam, alqueire`
const REGIONS = `Tamil Nadu, Andhra Pradesh, Uttar Pradesh, Madhya Pradesh, Himachal Pradesh, Uttarakhand, Assam, Bihar, São Paulo, Minas Gerais, Gujarat`

const words = (...lists: string[]) => new Set(lists.join(', ').split(/,\s+/))

/** English texts that may be equal in another language, because its word is the same. */
export const SAME_IN: Readonly<Record<string, ReadonlySet<string>>> = {
  es: words(NAMES, UNITS, REGIONS, 'Premium, General, decimal, perch, Total, SEO, Error, Push'),
  ar: words(NAMES, '{what}: «{words}»'),
  hi: words(NAMES),
  fr: new Set([
    '{title}, page {page}',
    '{title}, photo {number}',
    ...words(
      NAMES,
      UNITS,
      REGIONS,
      'Pages, Page, Page {page}, Premium, Suggestions, Agents, Agent, Pause, Articles, are, hectare',
    ),
    ...words(
      'Message, Messages, Conversations, Notifications, Code, Question, Documents, Contact, Contacts, Date, Photo, Photos, Description, Plans, Type A, Zoom, Net, Total, Logo, SEO, Push',
    ),
    ...words('Action, Audience, Image, Impressions, Notification, Support, Type'),
  ]),
}
