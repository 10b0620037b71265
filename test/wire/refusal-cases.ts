import type { Fields } from './client.ts'
import type { World } from './world.ts'

/**
 * How clients show an error: `toast` shows the response of HTTP 200 as text, `message` reads the message of the body of
 * HTTP 400.
 */
type Kind = 'toast' | 'message'

/** A call with valid input, whose required parameters are then left out, emptied and replaced one by one. */
export interface RefusalCase {
  call: string
  method?: 'POST'
  isMember?: boolean
  /** Form of the response to invalid input. */
  invalid: Kind
  input: (world: World) => Fields
  /** Parameters of `wrong` that may be left out. */
  optional?: readonly string[]
  /** Required parameters with values that no client may send. */
  wrong: Record<string, string>
}

const ID = 'abc'
const property = { property_id: ID }
const member = { isMember: true } as const
const post = { method: 'POST' } as const
const NEW_PASSWORD = { password: 'green lantern bridge', re_password: 'green lantern bridge' }

export const REFUSAL_CASES: readonly RefusalCase[] = [
  {
    call: 'user_signup',
    ...post,
    invalid: 'message',
    input: () => ({ type: 3, email: 'a@lintel.test', password: 'x' }),
    wrong: { type: '9', email: 'nobody' },
  },
  {
    call: 'user-register',
    ...post,
    invalid: 'message',
    input: () => ({ name: 'A', email: 'nobody', ...NEW_PASSWORD }),
    wrong: { name: 'x'.repeat(201), email: 'nobody', password: 'abc', re_password: 'other' },
  },
  { call: 'get-otp', invalid: 'toast', input: () => ({ email: 'nobody' }), wrong: { email: 'nobody' } },
  {
    call: 'verify-otp',
    invalid: 'message',
    input: () => ({ email: 'a@lintel.test', otp: 'x' }),
    wrong: { email: 'nobody', otp: 'abc' },
  },
  { call: 'forgot-password', invalid: 'message', input: () => ({ email: 'nobody' }), wrong: { email: 'nobody' } },
  {
    call: 'contct_us',
    ...post,
    invalid: 'toast',
    input: () => ({ first_name: 'A', last_name: 'B', email: 'nobody', subject: 'S', message: 'M' }),
    wrong: {
      first_name: 'x'.repeat(90),
      last_name: 'x'.repeat(90),
      email: 'nobody',
      subject: 'x'.repeat(300),
      message: 'x'.repeat(6000),
    },
  },
  {
    call: 'get_languages',
    invalid: 'toast',
    input: () => ({ language_code: '../en' }),
    wrong: { language_code: '../en' },
  },
  {
    call: 'add_reports',
    ...post,
    ...member,
    invalid: 'toast',
    input: ({ property: { id } }) => ({ reason_id: 1, property_id: id }),
    wrong: { reason_id: ID, ...property },
  },
  {
    call: 'add_favourite',
    ...post,
    ...member,
    invalid: 'toast',
    input: ({ property: { id } }) => ({ property_id: id, type: 1 }),
    wrong: { ...property, type: '7' },
  },
  {
    call: 'interested_users',
    ...post,
    ...member,
    invalid: 'toast',
    input: ({ property: { id } }) => ({ property_id: id, type: 1 }),
    wrong: { ...property, type: '7' },
  },
  {
    call: 'post_property',
    ...post,
    ...member,
    invalid: 'toast',
    input: () => ({
      title: 'T',
      description: 'D',
      category_id: 1,
      property_type: 0,
      address: 'A',
      price: 5,
      city: 'Lisbon',
      country: 'Portugal',
    }),
    wrong: {
      title: 'x'.repeat(201),
      description: 'x'.repeat(20_001),
      category_id: ID,
      property_type: '7',
      address: 'x'.repeat(501),
      price: 'free',
    },
  },
  {
    call: 'update_post_property',
    ...post,
    ...member,
    invalid: 'toast',
    input: ({ property: { id } }) => ({ action_type: 0, id, price: 5 }),
    wrong: { action_type: '7', id: ID, price: 'free' },
  },
  {
    call: 'delete_property',
    ...post,
    ...member,
    invalid: 'toast',
    input: ({ property: { id } }) => ({ id }),
    wrong: { id: ID },
  },
  {
    call: 'update_property_status',
    ...post,
    ...member,
    invalid: 'toast',
    input: ({ property: { id } }) => ({ property_id: id, status: 2 }),
    wrong: { ...property, status: '9' },
  },
  {
    call: 'change-property-status',
    ...post,
    ...member,
    invalid: 'message',
    input: ({ property: { id } }) => ({ property_id: id, status: 0 }),
    wrong: { ...property, status: '9' },
  },
  {
    call: 'post_project',
    ...post,
    ...member,
    invalid: 'toast',
    input: () => ({ title: 'T', description: 'D', category_id: 1, city: 'Lisbon', country: 'Portugal', location: 'L' }),
    wrong: { title: 'x'.repeat(201), description: 'x'.repeat(20_001), category_id: ID },
  },
  {
    call: 'delete_project',
    ...post,
    ...member,
    invalid: 'toast',
    input: ({ project: { id } }) => ({ id }),
    wrong: { id: ID },
  },
  {
    call: 'change-project-status',
    ...post,
    ...member,
    invalid: 'message',
    input: ({ project: { id } }) => ({ project_id: id, status: 0 }),
    wrong: { project_id: ID, status: '9' },
  },
  {
    call: 'get-all-similar-properties',
    invalid: 'message',
    input: ({ property: { id } }) => ({ property_id: id }),
    wrong: property,
  },
  {
    call: 'compare-properties',
    ...member,
    invalid: 'message',
    input: ({ property: { id }, similar }) => ({ source_property_id: id, target_property_id: similar.id }),
    wrong: { source_property_id: ID, target_property_id: ID },
  },
  {
    call: 'agent-properties',
    invalid: 'toast',
    input: ({ agent }) => ({ slug_id: agent.slug }),
    wrong: { slug_id: 'x'.repeat(201) },
  },
  {
    call: 'store_advertisement',
    ...post,
    ...member,
    invalid: 'message',
    input: ({ property: { id } }) => ({ feature_for: 'property', property_id: id }),
    wrong: { feature_for: 'plot', ...property },
  },
  {
    call: 'check-package-limit',
    ...member,
    invalid: 'message',
    input: () => ({ type: 'property_list' }),
    wrong: { type: 'rooms' },
  },
  {
    call: 'assign_package',
    ...post,
    ...member,
    invalid: 'message',
    input: ({ paidPackage }) => ({ package_id: paidPackage }),
    wrong: { package_id: ID },
  },
  {
    call: 'get_messages',
    ...member,
    invalid: 'toast',
    input: ({ property: { id } }) => ({ user_id: 0, property_id: id }),
    wrong: { user_id: ID, ...property },
  },
  {
    call: 'send_message',
    ...post,
    ...member,
    invalid: 'toast',
    input: ({ property: { id } }) => ({ receiver_id: 0, property_id: id, message: 'M' }),
    wrong: { receiver_id: ID, ...property },
  },
  {
    call: 'delete_chat_message',
    ...post,
    ...member,
    invalid: 'message',
    input: () => ({ message_id: 1 }),
    wrong: { message_id: ID },
  },
  {
    call: 'block-user',
    ...post,
    ...member,
    invalid: 'message',
    input: ({ agent }) => ({ to_user_id: agent.id }),
    wrong: { to_user_id: ID },
  },
  {
    call: 'unblock-user',
    ...post,
    ...member,
    invalid: 'message',
    input: ({ agent }) => ({ to_user_id: agent.id }),
    wrong: { to_user_id: ID },
  },
  {
    call: 'create-payment-intent',
    ...post,
    ...member,
    invalid: 'message',
    input: ({ paidPackage }) => ({ package_id: paidPackage, platform_type: 'web' }),
    wrong: { package_id: ID },
  },
  {
    call: 'flutterwave',
    ...post,
    ...member,
    invalid: 'message',
    input: ({ paidPackage }) => ({ package_id: paidPackage }),
    wrong: { package_id: ID },
  },
  {
    call: 'paypal',
    ...member,
    invalid: 'message',
    input: ({ paidPackage }) => ({ package_id: paidPackage }),
    wrong: { package_id: ID },
  },
  {
    call: 'payment-transaction-fail',
    ...post,
    ...member,
    invalid: 'message',
    input: () => ({ payment_transaction_id: 1 }),
    wrong: { payment_transaction_id: ID },
  },
  {
    call: 'get-payment-receipt',
    ...member,
    invalid: 'message',
    input: () => ({ payment_transaction_id: 1 }),
    wrong: { payment_transaction_id: ID },
  },
  {
    call: 'initiate-bank-transfer',
    ...post,
    ...member,
    invalid: 'message',
    input: ({ paidPackage }) => ({ package_id: paidPackage }),
    wrong: { package_id: ID },
  },
  {
    call: 'upload-bank-receipt-file',
    ...post,
    ...member,
    invalid: 'message',
    input: () => ({ payment_transaction_id: 1 }),
    wrong: { payment_transaction_id: ID },
  },
  {
    call: 'apply-agent-verification',
    ...post,
    ...member,
    invalid: 'toast',
    input: () => ({ 'form_fields[0][id]': 1 }),
    wrong: { 'form_fields[0][id]': ID },
  },
  {
    call: 'mortgage-calculator',
    ...member,
    invalid: 'toast',
    input: () => ({ loan_amount: 1000, interest_rate: 5, loan_term_years: 10 }),
    wrong: { loan_amount: 'all', interest_rate: 'low', loan_term_years: 'many' },
  },
  {
    call: 'check-number-password-exists',
    invalid: 'message',
    input: () => ({ mobile: '912345678' }),
    wrong: { mobile: 'call me' },
  },
  {
    call: 'update-number-password',
    ...post,
    invalid: 'message',
    input: () => ({ mobile: '912345678', ...NEW_PASSWORD, firebase_id: 'uid' }),
    wrong: { mobile: 'call me', password: 'abc', re_password: 'other' },
  },
  {
    call: 'update-email-password',
    ...post,
    invalid: 'message',
    input: () => ({ email: 'a@lintel.test', ...NEW_PASSWORD, firebase_id: 'uid' }),
    wrong: { email: 'nobody', password: 'abc', re_password: 'other' },
  },
  {
    call: 'update-language',
    ...post,
    ...member,
    invalid: 'message',
    input: () => ({ language_code: 'xx' }),
    wrong: { language_code: '../en' },
  },
  {
    call: 'upload-story',
    ...post,
    ...member,
    invalid: 'message',
    input: () => ({ media_type: 'image' }),
    wrong: { media_type: 'song' },
  },
  {
    call: 'gemini/generate-description',
    ...post,
    ...member,
    invalid: 'message',
    input: () => ({ title: 'T' }),
    wrong: { title: 'x'.repeat(201) },
  },
  {
    call: 'gemini/generate-meta',
    ...post,
    ...member,
    invalid: 'message',
    input: () => ({ title: 'T' }),
    wrong: { title: 'x'.repeat(201) },
  },
]

/** Parameters of lists and pages with values that no client may send. */
export const WRONG_OPTIONS: Record<string, Record<string, string>> = {
  get_property: { id: ID, property_type: '7', posted_since: '9', limit: '1000' },
  'get-property-list': { category_id: ID, min_price: 'cheap', filters: '%%%', offset: '-1' },
  get_nearby_properties: { latitude: '91', type: '7' },
  get_categories: { id: ID, limit: '0' },
  get_articles: { category_id: ID, offset: 'x' },
  'get-cities-data': { limit: 'x' },
  'get-projects': { id: ID, posted_since: '9' },
  'agent-list': { limit: 'x' },
  faqs: { limit: 'x' },
  'homepage-data': { latitude: '5' },
  'homepage/property-sections': { latitude: '5' },
  'homepage/project-sections': { latitude: 'north' },
  'homepage/other-sections': { longitude: '400' },
  'homepage/properties-on-map': { latitude: '5' },
  'get-stories': { limit: '100' },
  'get-osm-places-list': { input: 'x'.repeat(200) },
  'get-osm-place-details': { latitude: '91' },
}
