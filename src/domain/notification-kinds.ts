/** Notification channels. */
export const CHANNELS = ['app', 'mail', 'push'] as const
export type Channel = (typeof CHANNELS)[number]

interface KindRule {
  /** Group of the kind in the notification settings. */
  topic: 'messages' | 'listings' | 'enquiries' | 'viewings' | 'promotion' | 'account' | 'payments' | 'news'
  /** Type of the notification record; 0, 1 and 2 on the wire. */
  type: 'general' | 'inquiry' | 'payment'
  /** Identifier by which apps open the right screen. */
  push:
    | 'chat'
    | 'property_inquiry'
    | 'project_inquiry'
    | 'advertisement_request'
    | 'agent_verification'
    | 'payment'
    | 'default'
  /** Channels enabled by default. */
  on: readonly Channel[]
  /** Target page of the link. */
  page:
    | 'listing'
    | 'chat'
    | 'verification'
    | 'payments'
    | 'packages'
    | 'adverts'
    | 'notifications'
    | 'viewings'
    | 'enquiries'
}

const ALL = CHANNELS
const listing = { topic: 'listings', type: 'inquiry', push: 'property_inquiry', on: ALL, page: 'listing' } as const
const promotion = {
  topic: 'promotion',
  type: 'inquiry',
  push: 'advertisement_request',
  on: ALL,
  page: 'adverts',
} as const
const account = {
  topic: 'account',
  type: 'inquiry',
  push: 'agent_verification',
  on: ALL,
  page: 'verification',
} as const
const viewing = { topic: 'viewings', type: 'inquiry', push: 'property_inquiry', on: ALL, page: 'viewings' } as const
const payment = { topic: 'payments', type: 'payment', push: 'payment', on: ALL, page: 'payments' } as const

/** All notification kinds with their default channels. */
export const NOTIFICATION_KINDS = {
  /** Messages have their own inbox and never appear in the notification list. */
  message: { topic: 'messages', type: 'general', push: 'chat', on: ALL, page: 'chat' },
  interest: { topic: 'enquiries', type: 'inquiry', push: 'property_inquiry', on: ALL, page: 'listing' },
  enquiry: { topic: 'enquiries', type: 'inquiry', push: 'property_inquiry', on: ALL, page: 'enquiries' },
  'viewing-requested': viewing,
  'viewing-confirmed': viewing,
  'viewing-rescheduled': viewing,
  'viewing-cancelled': viewing,
  'viewing-lapsed': viewing,
  'viewing-reminder': viewing,
  'listing-approved': listing,
  'listing-rejected': listing,
  'changes-approved': listing,
  'changes-rejected': listing,
  'changes-asked': listing,
  'listing-unconfirmed': listing,
  'listing-hidden': listing,
  'listing-expired': listing,
  'feed-brought': { ...listing, push: 'default', page: 'notifications' },
  'advertisement-approved': promotion,
  'advertisement-rejected': promotion,
  'advertisement-ended': promotion,
  'verification-approved': account,
  'verification-rejected': account,
  'payment-succeeded': payment,
  'payment-failed': payment,
  'payment-refunded': payment,
  'receipt-rejected': payment,
  'package-expiring': { ...payment, type: 'general', push: 'default', page: 'packages' },
  'package-expired': { ...payment, type: 'general', push: 'default', page: 'packages' },
  'report-decided': { topic: 'news', type: 'general', push: 'default', on: ['app'], page: 'notifications' },
  announcement: { topic: 'news', type: 'general', push: 'default', on: ['app', 'push'], page: 'notifications' },
} as const satisfies Record<string, KindRule>

export type NotificationKind = keyof typeof NOTIFICATION_KINDS
export const KIND_NAMES = Object.keys(NOTIFICATION_KINDS) as NotificationKind[]

/** A property or project, for the link, and its title. */
type OfListing = ({ propertyId: number } | { projectId: number }) & { title: string }
type Because = { reason: string }
/**
 * `when` is the local time at the property, `name` the other participant; the property may have been deleted by then.
 */
type OfViewing = { propertyId?: number; title: string; name: string; when: string; reason: string }
/** `amount` is formatted with its currency, `package` is the package name. */
type OfPayment = { amount: string; package: string }

/** Values of the placeholders of each kind. */
export interface NotificationFacts {
  interest: OfListing & { name: string }
  /** An enquiry from a visitor without an account. */
  enquiry: OfListing & { name: string; message: string; enquiry: string }
  'viewing-requested': OfViewing
  'viewing-confirmed': OfViewing
  'viewing-rescheduled': OfViewing
  'viewing-cancelled': OfViewing
  /** The request was not answered in time. */
  'viewing-lapsed': OfViewing
  'viewing-reminder': OfViewing
  'listing-approved': OfListing
  'listing-rejected': OfListing & Because
  'changes-approved': OfListing
  'changes-rejected': OfListing & Because
  /** A moderator requested changes. */
  'changes-asked': OfListing & Because
  /** The owner is asked to confirm availability. */
  'listing-unconfirmed': OfListing
  /** Staff hid the listing. */
  'listing-hidden': OfListing & Because
  'listing-expired': OfListing
  /** Staff imported a feed for the owner. */
  'feed-brought': { source: string; created: string; changed: string; withdrawn: string }
  'advertisement-approved': OfListing
  'advertisement-rejected': OfListing & Because
  'advertisement-ended': OfListing
  'verification-approved': Record<never, never>
  'verification-rejected': Because
  'payment-succeeded': OfPayment
  'payment-failed': OfPayment
  'payment-refunded': OfPayment
  'receipt-rejected': OfPayment & Because
  /** `date` as `2026-11-30`. */
  'package-expiring': { package: string; date: string }
  'package-expired': { package: string }
  'report-decided': { title: string }
}

/** Kinds sent with a single notification call; messages and announcements have their own delivery. */
export type TellableKind = keyof NotificationFacts

type Choices = Readonly<Partial<Record<Channel, boolean>>>

/** Channels for a kind, from its defaults, the user's choices and the global switch. */
export function channelsFor(kind: NotificationKind, choices: Choices, wantsAny: boolean): Channel[] {
  const habit: readonly Channel[] = NOTIFICATION_KINDS[kind].on
  return CHANNELS.filter((channel) => (choices[channel] ?? habit.includes(channel)) && (wantsAny || channel === 'app'))
}
