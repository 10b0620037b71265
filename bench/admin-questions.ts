import { AUDIT_SORTS } from '#contract/admin-dashboard.ts'
import { DUPLICATE_REASONS, DUPLICATE_SORTS, STALE_CAUSES, STALE_SORTS } from '#contract/listing-maintenance-admin.ts'
import { PACKAGE_SORTS, PACKAGE_STATES, PACKAGE_TYPES } from '#contract/packages-admin.ts'
import { MESSAGE_KINDS, MESSAGE_OUTCOMES, MESSAGE_SORTS, PAYMENT_SORTS } from '#contract/payments-admin.ts'
import { JOB_STATES, OUTBOX_STATES, WORK_SORTS } from '#contract/queues-admin.ts'
import { CONTACT_SORTS, CONTACT_STATES } from '#contract/support-admin.ts'
import { ROLES, USER_SORTS, VERIFICATIONS } from '#contract/users-admin.ts'
import { APPLICATION_SORTS, APPLICATION_STATES } from '#contract/verification-admin.ts'
import { ACCOUNT_TYPES } from '#domain/account-type.ts'
import { ENTRY_KINDS } from '#domain/catalogue-entries.ts'
import { RISK_REASONS } from '#domain/listing-risk.ts'
import { MODERATED } from '#domain/moderation.ts'
import { GATEWAY_NAMES, PAYMENT_STATUSES, PAYMENT_TYPES } from '#domain/payment-status.ts'

/** The last page of a list, because counts stop at 10,000. */
const DEEP = 'offset=9970'

const each = (name: string, words: readonly string[]) => words.map((word) => `${name}=${encodeURIComponent(word)}`)
const sorted = (words: readonly string[]) => [...each('sort', words), ...words.map((word) => `sort=${word}&${DEEP}`)]

/** Every admin list with its first and a deep page, each sort order and each filter. */
export const ADMIN_LISTS: Record<string, readonly string[]> = {
  'admin/people': [
    ...['', DEEP, ...sorted(USER_SORTS)],
    ...[
      'q=ruth',
      'q=ruth%20a1',
      'q=person4711%40',
      'q=5550012345',
      'q=zzzzzz',
      'q=ra',
      `q=ruth&${DEEP}`,
      'q=ruth&sort=name',
    ],
    ...[...each('role', ROLES), ...each('kind', ACCOUNT_TYPES), ...each('state', ['active', 'deactivated'])],
    ...[...each('verification', VERIFICATIONS), 'role=user&kind=agent&sort=name', 'state=deactivated&sort=-name'],
    ...[`kind=agent&${DEEP}`, 'state=deactivated&offset=3000', `verification=success&sort=name&${DEEP}`],
  ],
  'admin/audit': [
    ...['', DEEP, ...sorted(AUDIT_SORTS)],
    ...[
      'q=refund',
      'q=approved',
      'q=zzz',
      `q=approved&${DEEP}`,
      'q=role&sort=action',
      'actor_id=3',
      `actor_id=3&${DEEP}`,
    ],
    ...[
      'subject=user',
      `subject=user&${DEEP}`,
      'subject=setting',
      'subject=user&subject_id=77',
      'subject=property&sort=action',
    ],
    ...['actor_id=3&subject=payment', 'subject=report&sort=-action', 'subject=user&sort=at', 'actor_id=3&sort=action'],
  ],
  'admin/payments': [
    ...['', DEEP, ...sorted(PAYMENT_SORTS)],
    ...[...each('payment_type', PAYMENT_TYPES), ...each('payment_status', PAYMENT_STATUSES)],
    ...['search=ruth', 'search=paid-777', 'search=order-99', 'search=12345', 'search=zzzzz', 'user_id=4711'],
    ...[
      `payment_status=success&${DEEP}`,
      'payment_status=failed&sort=amount',
      'payment_type=bank%20transfer&payment_status=review',
    ],
    ...['payment_type=bank%20transfer&sort=-amount', `payment_type=bank%20transfer&${DEEP}`],
  ],
  'admin/packages': [
    ...['', DEEP, ...sorted(PACKAGE_SORTS), ...each('state', PACKAGE_STATES), ...each('package_type', PACKAGE_TYPES)],
    ...['q=bench', 'q=old%20plan%2047', 'q=zzzz', `q=old&${DEEP}`, 'q=old&sort=name', 'state=on&sort=name', 'id=1'],
    `state=off&sort=-price&${DEEP}`,
  ],
  'admin/payment-messages': [
    ...['', DEEP, ...sorted(MESSAGE_SORTS), ...each('gateway', GATEWAY_NAMES), ...each('kind', MESSAGE_KINDS)],
    ...[...each('outcome', MESSAGE_OUTCOMES), 'payment_transaction_id=4711', `outcome=changed&${DEEP}`],
    ...[
      'gateway=Stripe&kind=failed&outcome=unknown',
      `gateway=Stripe&kind=paid&${DEEP}`,
      'kind=refunded&outcome=changed',
    ],
  ],
  'admin/moderation': [
    '',
    'offset=1500',
    ...each('kind', MODERATED),
    ...each('cause', RISK_REASONS),
    'escalated=1',
    'kind=property&offset=1500',
  ],
  'admin/verifications': [
    ...[
      '',
      DEEP,
      ...sorted(APPLICATION_SORTS),
      ...each('status', APPLICATION_STATES),
      `status=success&${DEEP}`,
      'status=failed&sort=-sent',
    ],
  ],
  'admin/contacts': [
    ...[
      '',
      ...CONTACT_STATES.flatMap((state) => CONTACT_SORTS.map((sort) => `state=${state}&sort=${sort}`)),
      `state=handled&${DEEP}`,
    ],
    `state=handled&sort=-sent&${DEEP}`,
  ],
  'admin/announcements': ['', 'offset=400'],
  'admin/setting-changes': ['', 'offset=4000', 'key=company_name', 'key=company_name&offset=1000', 'key=none'],
  'admin/entries': ENTRY_KINDS.flatMap((kind) => [`kind=${kind}`, `kind=${kind}&q=a`]),
  'admin/texts': [
    'language_code=en',
    'language_code=es&offset=1000',
    'language_code=en&search=home',
    'language_code=en&only_edited=1',
  ],
  'admin/stale-listings': STALE_CAUSES.flatMap((cause) => [
    ...[`cause=${cause}`, `cause=${cause}&${DEEP}`, `cause=${cause}&days=180`, `cause=${cause}&owner_id=75`],
    ...STALE_SORTS.map((sort) => `cause=${cause}&sort=${sort}&${DEEP}`),
  ]),
  'admin/duplicate-listings': [
    ...['', DEEP, ...sorted(DUPLICATE_SORTS), ...each('reason', DUPLICATE_REASONS)],
    ...DUPLICATE_REASONS.flatMap((reason) => DUPLICATE_SORTS.map((sort) => `reason=${reason}&sort=${sort}&${DEEP}`)),
  ],
  'admin/queues': [''],
  'admin/jobs': [
    ...JOB_STATES.flatMap((state) => [`state=${state}`, ...WORK_SORTS.map((sort) => `state=${state}&sort=${sort}`)]),
    ...JOB_STATES.flatMap((state) => [
      `state=${state}&queue=deliver-mail`,
      `state=${state}&queue=render-media&offset=300`,
    ]),
    ...['state=failed&offset=2900', 'state=waiting&offset=1900&sort=created'],
  ],
  'admin/outbox': [
    ...[
      '',
      DEEP,
      ...sorted(WORK_SORTS),
      ...each('state', OUTBOX_STATES),
      `state=sent&${DEEP}`,
      'to=person77%40bench.lintel.test',
    ],
    ...[
      'channel=push',
      `channel=push&${DEEP}`,
      ...each('channel=push&state', OUTBOX_STATES),
      'channel=push&sort=created',
    ],
  ],
  'admin/waiting': [''],
  get_chats: ['desk=1&per_page=30', 'desk=1&per_page=30&page=2', 'desk=1&per_page=30&page=330'],
}
