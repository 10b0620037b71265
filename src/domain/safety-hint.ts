/** Topics of a message that are typical of fraud. */
export type SafetyTopic = 'money' | 'contact'

// Word stems in the languages of the site, matched at the start of a word.
const MONEY_TERMS = [
  'deposit',
  'down ?payment',
  'pre-?pay',
  'pay(?:ment)? (?:in )?advance',
  'bank transfer',
  'bank account',
  'wire (?:the |me |transfer|money)',
  'western union',
  'moneygram',
  'paypal',
  'venmo',
  'zelle',
  'bizum',
  'bitcoin',
  'crypto',
  'gift card',
  'iban',
  'swift code',
  'upi',
  'escrow',
  'dep[oó]sito',
  'fianza',
  'transferencia',
  'cuenta bancaria',
  'pago por adelantado',
  'por adelantado',
  'tarjeta(?:s)? regalo',
  'acompte',
  'caution',
  'virement',
  'compte bancaire',
  'carte cadeau',
  'عربون',
  'وديعة',
  'تحويل بنكي',
  'حوالة',
  'حساب بنكي',
  'دفعة مقدمة',
  'ويسترن',
  'जमा राशि',
  'अग्रिम',
  'एडवांस',
  'बैंक खात',
  'ट्रांसफर',
]

const CONTACT_TERMS = [
  'whats ?app',
  'telegram',
  'viber',
  'we ?chat',
  'signal app',
  'messenger',
  'call me',
  'text me',
  'e-?mail me',
  'll[aá]mame',
  'escr[ií]beme',
  'appelez-moi',
  'واتس ?اب',
  'واتساب',
  'تيليج?رام',
  'اتصل بي',
  'व्हाट्सएप',
  'टेलीग्राम',
  'मुझे कॉल',
]

const anyOf = (words: readonly string[]) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})`, 'iu')
const MONEY = anyOf(MONEY_TERMS)
const CONTACT = anyOf(CONTACT_TERMS)
const EMAIL = /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+(?:\.|\(dot\)|\[dot\])\w{2,}/i
const ADDRESS = /(?:https?:\/\/|(?<![\w@])www\.)\S+/i
const ACCOUNT = /(?<![A-Z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}/
// Years, prices and postal codes are shorter; digits of every script count.
const PHONE = /(?<![\p{N}.,])\+?(?:\p{Nd}[\s().-]{0,2}){9,15}(?![\p{N}])/u

/** Whether a message mentions payment or contact outside the site; payment takes precedence. */
export function safetyTopic(text: string): SafetyTopic | null {
  if (MONEY.test(text) || ACCOUNT.test(text)) return 'money'
  return CONTACT.test(text) || EMAIL.test(text) || ADDRESS.test(text) || PHONE.test(text) ? 'contact' : null
}
