import { MEMBER_MESSAGES } from './message-texts/members.ts'
import { REQUEST_MESSAGES } from './message-texts/requests.ts'
import { STAFF_MESSAGES } from './message-texts/staff.ts'

/**
 * Every message of the API in English: refusals, validation and successes. The other languages are in `web/i18n/api`,
 * which uses these as its English file. `{field}` and `{other}` are names of wire fields.
 */
export const MESSAGES = { ...REQUEST_MESSAGES, ...MEMBER_MESSAGES, ...STAFF_MESSAGES } as const

/**
 * Messages that shipped clients compare verbatim or that the product fixes: on the wire `message` is English in every
 * language, and the translation is in `translated_message`.
 */
export const FIXED_MESSAGES = {
  'api.oops': 'Oops! Something went wrong. Please try again later',
  'api.demo-mode': 'This Action is Not Allowed in Demo Mode',
  'api.account-deactivated': 'Account Deactivated by Administrative please connect to them',
  'api.email-not-verified': 'Email is not verified',
  'api.wrong-details': 'The details entered are incorrect Please enter the correct details and try again.',
  'api.profile-incomplete': 'You have not completed your profile yet. Please complete first',
  'api.not-verified': 'You have not completed profile verification. Please complete first',
  'api.not-subscribed': 'You have not subscribed. Please subscribe first',
  'api.limit-reached': 'Your Package Limit is Over. Please Purchase Package.',
  'api.no-payment-method': 'No payment method is enabled. Please contact the admin.',
  'api.status-not-updated': 'Failed to Update Status',
} as const
