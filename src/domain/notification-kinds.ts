/** The ways in which a person can be told. */
export const CHANNELS = ['app', 'mail', 'push'] as const
export type Channel = (typeof CHANNELS)[number]

interface KindRule {
  /** What kinds are shown together under, where people choose. */
  topic: 'messages' | 'listings' | 'enquiries' | 'viewings' | 'promotion' | 'account' | 'payments' | 'news'
  /** What the notification's own record says it is; 0, 1 and 2 on the wire. */
  type: 'general' | 'inquiry' | 'payment'
  /** The word by which apps open the right screen. */
  push:
    | 'chat'
    | 'property_inquiry'
    | 'project_inquiry'
    | 'advertisement_request'
    | 'agent_verification'
    | 'payment'
    | 'default'
  /** On unless the person says otherwise. */
  on: readonly Channel[]
  /** Where its link leads. */
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

/** Everything that people are told about, and how unless they choose otherwise. */
export const NOTIFICATION_KINDS = {
  /** Messages have a list of their own, so they never stand among the notifications. */
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

/** A home or a project, by which the link is found, and its name. */
type OfListing = ({ propertyId: number } | { projectId: number }) & { title: string }
type Because = { reason: string }
/** `when` is the time at the place where the home stands, `name` the other side; the home may be gone by then. */
type OfViewing = { propertyId?: number; title: string; name: string; when: string; reason: string }
/** `amount` is written out with its currency, `package` is its name. */
type OfPayment = { amount: string; package: string }

/** What each kind is told with; the words of the texts are in braces there. */
export interface NotificationFacts {
  interest: OfListing & { name: string }
  /** A question from somebody without an account. */
  enquiry: OfListing & { name: string; message: string; enquiry: string }
  'viewing-requested': OfViewing
  'viewing-confirmed': OfViewing
  'viewing-rescheduled': OfViewing
  'viewing-cancelled': OfViewing
  /** Nobody answered in time. */
  'viewing-lapsed': OfViewing
  'viewing-reminder': OfViewing
  'listing-approved': OfListing
  'listing-rejected': OfListing & Because
  'changes-approved': OfListing
  'changes-rejected': OfListing & Because
  /** A moderator wants something changed before deciding. */
  'changes-asked': OfListing & Because
  /** Its owner is asked whether it is still on offer. */
  'listing-unconfirmed': OfListing
  /** Staff took it out of the lists. */
  'listing-hidden': OfListing & Because
  'listing-expired': OfListing
  /** Staff bring homes of a feed in for their owner. */
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

/** The kinds that are told with one call; messages and announcements have ways of their own. */
export type TellableKind = keyof NotificationFacts

type Choices = Readonly<Partial<Record<Channel, boolean>>>

/** How to tell a person of this kind: the kind's own habit, what the person chose, and the switch for all of it. */
export function channelsFor(kind: NotificationKind, choices: Choices, wantsAny: boolean): Channel[] {
  const habit: readonly Channel[] = NOTIFICATION_KINDS[kind].on
  return CHANNELS.filter((channel) => (choices[channel] ?? habit.includes(channel)) && (wantsAny || channel === 'app'))
}
