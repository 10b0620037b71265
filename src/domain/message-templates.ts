import type { NotificationFacts, TellableKind } from './notification-kinds.ts'

/** Parts of a message; null is the default. */
export interface TemplateParts {
  subject: string | null
  text: string | null
  html: string | null
}

export interface MessageTemplate {
  /** Text keys of the parts. */
  keys: { subject: string; text: string; html: string | null }
  /** Allowed placeholders. */
  slots: readonly string[]
  /** Placeholders required in the text. */
  needs: readonly string[]
}

type FactOf<K extends TellableKind> = Exclude<keyof NotificationFacts[K], 'propertyId' | 'projectId'>

const ofListing = ['title'] as const
const ofViewing = ['title', 'name', 'when', 'reason'] as const
const ofPayment = ['amount', 'package'] as const

const NOTICES: { [K in TellableKind]: readonly FactOf<K>[] } = {
  interest: ['title', 'name'],
  enquiry: ['title', 'name', 'message'],
  'viewing-requested': ofViewing,
  'viewing-confirmed': ofViewing,
  'viewing-rescheduled': ofViewing,
  'viewing-cancelled': ofViewing,
  'viewing-lapsed': ofViewing,
  'viewing-reminder': ofViewing,
  'listing-approved': ofListing,
  'listing-rejected': ['title', 'reason'],
  'changes-approved': ofListing,
  'changes-rejected': ['title', 'reason'],
  'changes-asked': ['title', 'reason'],
  'listing-unconfirmed': ofListing,
  'listing-hidden': ['title', 'reason'],
  'listing-expired': ofListing,
  'feed-brought': ['source', 'created', 'changed', 'withdrawn'],
  'advertisement-approved': ofListing,
  'advertisement-rejected': ['title', 'reason'],
  'advertisement-ended': ofListing,
  'verification-approved': [],
  'verification-rejected': ['reason'],
  'payment-succeeded': ofPayment,
  'payment-failed': ofPayment,
  'payment-refunded': ofPayment,
  'receipt-rejected': [...ofPayment, 'reason'],
  'package-expiring': ['package', 'date'],
  'package-expired': ['package'],
  'report-decided': ofListing,
}

const mail = (name: string, slots: readonly string[], given: Partial<MessageTemplate> = {}): MessageTemplate => ({
  keys: { subject: `mail.${name}-subject`, text: `mail.${name}-text`, html: `mail.${name}-html` },
  slots,
  needs: [],
  ...given,
})

const intro = (name: string) => ({
  keys: { subject: `mail.${name}-subject`, text: `mail.${name}-intro`, html: `mail.${name}-html` },
})

/** Messages that the operator can customise, by template name. */
export const MESSAGE_TEMPLATES: ReadonlyMap<string, MessageTemplate> = new Map([
  ['mail.code', mail('code', ['code'], { needs: ['code'] })],
  ['mail.email-code', mail('email-code', ['code'], { needs: ['code'] })],
  ['mail.email-changed', mail('email-changed', ['site', 'email'], intro('email-changed'))],
  ['mail.password-changed', mail('password-changed', ['site'], intro('password-changed'))],
  ['mail.registered-again', mail('registered-again', ['site'], intro('registered-again'))],
  ['mail.passkey-added', mail('passkey-added', ['site'], intro('passkey-added'))],
  ['mail.two-factor-on', mail('two-factor-on', ['site'], intro('two-factor-on'))],
  ['mail.two-factor-off', mail('two-factor-off', ['site'], intro('two-factor-off'))],
  ['mail.two-factor-reset', mail('two-factor-reset', ['site'], intro('two-factor-reset'))],
  ['mail.recovery-codes', mail('recovery-codes', ['site'], intro('recovery-codes'))],
  ['mail.recovery-code-used', mail('recovery-code-used', ['site'], intro('recovery-code-used'))],
  ['mail.reset', mail('reset', ['link'], { needs: ['link'] })],
  ['mail.digest', mail('digest', ['count'])],
  // Its text is the line above a user's message, which is not formatted.
  [
    'mail.message',
    mail('message', ['name', 'title'], {
      keys: { subject: 'mail.message-subject', text: 'mail.message-text', html: null },
    }),
  ],
  ['mail.messages', mail('messages', ['count'])],
  ['mail.enquiry', mail('enquiry', ['author', 'title'], intro('enquiry'))],
  ['mail.contact', mail('contact', ['site', 'subject'], intro('contact'))],
  ['mail.account-off', mail('account-off', ['site', 'reason'], { ...intro('account-off'), needs: ['reason'] })],
  ['mail.account-on', mail('account-on', ['site'], intro('account-on'))],
  ...Object.entries(NOTICES).map(([kind, slots]): [string, MessageTemplate] => [
    `notice.${kind}`,
    {
      keys: { subject: `notice.${kind}-title`, text: `notice.${kind}-text`, html: `notice.${kind}-html` },
      slots,
      needs: [],
    },
  ]),
])

/** Example values of the placeholders, for previews. */
export const EXAMPLE_FACTS: Readonly<Record<string, string>> = {
  title: 'Corner flat above the river',
  name: 'Ana Lima',
  author: 'Ana Lima',
  message: 'Is the flat still free in May?',
  when: '2027-03-12 15:00',
  reason: 'The photos show another home',
  amount: '€49',
  package: 'Explorer',
  source: 'Office',
  created: '12',
  changed: '3',
  withdrawn: '1',
  date: '2027-03-31',
  code: '482913',
  email: 'a•••@example.com',
  count: '2',
  subject: 'Opening hours',
}

export interface TemplateProblem {
  key: keyof TemplateParts
  word: 'slot-broken' | 'slot-unknown' | 'slot-missing'
  /** Name of the placeholder. */
  name?: string
}

const SLOT = /\{(\w+)\}/g

/** Placeholder problems of a customised template, by part. */
export function templateProblems({ slots, needs }: MessageTemplate, parts: TemplateParts): TemplateProblem[] {
  return (['subject', 'text', 'html'] as const).flatMap((key): TemplateProblem[] => {
    const words = parts[key]
    if (words === null) return []
    if (/[{}]/.test(words.replaceAll(SLOT, ''))) return [{ key, word: 'slot-broken' }]
    const used = new Set([...words.matchAll(SLOT)].map(([, name]) => name!))
    const unknown = [...used].find((name) => !slots.includes(name))
    if (unknown) return [{ key, word: 'slot-unknown', name: unknown }]
    const lost = key === 'subject' ? undefined : needs.find((name) => !used.has(name))
    return lost ? [{ key, word: 'slot-missing', name: lost }] : []
  })
}
