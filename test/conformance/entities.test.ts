import { describe, expect, test } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { contract } from '#contract/index.ts'
import { RENT_DURATIONS } from '#domain/listing-field-row.ts'
import { FEATURES } from '#domain/package-quota.ts'
import { fieldOf, fieldsOf, taken } from './fields-of.ts'
import { proves } from './proves.ts'

const returned = ({ output, beside }: Endpoint) => [...fieldsOf(output), ...(beside ? fieldsOf(beside) : [])]
const words = (text: string) => text.trim().split(/\s+/)
const missing = (known: string[], names: string) => words(names).filter((name) => !known.includes(name))

test('signing in returns the fields of the current user', () => {
  proves('3.9')
  expect(missing(returned(contract.userSignup), 'name email mobile profile address token')).toEqual([])
})

describe('a property', () => {
  const SENT = `title description city state country latitude longitude address client_address price category_id
    property_type rentduration is_premium is_private video_link title_image three_d_image gallery_images documents
    meta_title meta_description meta_keywords meta_image floors parameters facilities`

  test.each([contract.postProperty, contract.updateProperty])('$wire takes every specified field', (call) => {
    proves('3.10')
    expect(missing(taken(call), SENT)).toEqual([])
    expect(missing(fieldsOf(fieldOf(call.input, 'parameters')), 'parameter_id value')).toEqual([])
    expect(missing(fieldsOf(fieldOf(call.input, 'facilities')), 'facility_id distance')).toEqual([])
    expect(fieldsOf(fieldOf(call.input, 'floors'))).toContain('title')
    expect(taken(call)).toContain('floors[][image]')
  })

  test('get-added-properties returns every specified field', () => {
    proves('3.10')
    const names = `id slug_id added_by title description city state country latitude longitude address client_address price
      category_id property_type rentduration is_premium is_private video_link title_image three_d_image gallery documents
      meta_title meta_description meta_keywords meta_image floors parameters assign_facilities`
    expect(missing(returned(contract.getAddedProperties), names)).toEqual([])
  })

  test('a rent is daily, monthly, quarterly or yearly', () => {
    proves('3.10')
    expect(RENT_DURATIONS.map((word) => word.toLowerCase())).toEqual(['daily', 'monthly', 'quarterly', 'yearly'])
  })

  test('an update also takes the fields that remove files', () => {
    proves('3.11')
    const names = 'action_type remove_three_d_image remove_gallery_images remove_documents'
    expect(missing(taken(contract.updateProperty), names)).toEqual([])
  })
})

describe('a project', () => {
  const SENT = `id slug_id title description category_id type meta_title meta_description meta_keywords meta_image city
    state country latitude longitude location video_link image plans documents gallery_images`

  test('post_project takes every specified field', () => {
    proves('3.13', '3.14')
    expect(missing(taken(contract.postProject), SENT)).toEqual([])
    expect(missing(taken(contract.postProject), 'remove_documents remove_gallery_images remove_plans')).toEqual([])
    expect(missing(fieldsOf(fieldOf(contract.postProject.input, 'plans')), 'id title')).toEqual([])
    expect(taken(contract.postProject)).toContain('plans[][document]')
  })

  test('get-project-detail returns every specified field', () => {
    proves('3.13')
    const names = SENT.replace('gallery_images', 'gallary_images')
    expect(missing(returned(contract.getProjectDetail), names)).toEqual([])
    expect(missing(fieldsOf(fieldOf(contract.getProjectDetail.output, 'plans')), 'id title document')).toEqual([])
  })
})

test.each<[string, Endpoint, string]>([
  [
    'a profile update',
    contract.updateProfile,
    `name email mobile address profile latitude longitude about_me facebook_id twiiter_id instagram_id youtube_id fcm_id
      notification city state country`,
  ],
  ['a registration', contract.userRegister, 'name email mobile password re_password'],
  [
    'a sign-up by phone or provider',
    contract.userSignup,
    'name email mobile password auth_id address type profile fcm_id',
  ],
  ['a chat message', contract.sendMessage, 'receiver_id message property_id file audio'],
  ['the deletion of a chat message', contract.deleteChatMessage, 'message_id receiver_id property_id'],
  ['a report', contract.addReports, 'reason_id property_id other_message'],
  ['a block', contract.blockUser, 'to_user_id to_admin reason'],
  ['the end of a block', contract.unblockUser, 'to_user_id to_admin reason'],
  ['the contact form', contract.contactUs, 'first_name last_name email subject message'],
  [
    'personalised fields',
    contract.setPersonalisedFields,
    'category_ids outdoor_facilitiy_ids price_range property_type city',
  ],
  ['a feature-ad request', contract.storeAdvertisement, 'feature_for property_id project_id'],
  ['a payment with PayPal', contract.payWithPaypal, 'amount package_id'],
  ['a payment intent', contract.createPaymentIntent, 'package_id platform_type'],
  ['the list of payments', contract.getPayments, 'payment_type'],
  ['a failed payment', contract.failPayment, 'payment_transaction_id'],
  ['a bank transfer', contract.initiateBankTransfer, 'package_id file'],
  ['a bank receipt', contract.uploadBankReceipt, 'payment_transaction_id file'],
])('%s takes every specified field', (_entity, call, names) => {
  proves('3.15', '3.16', '3.17', '3.18', '3.19', '3.20', '3.21', '3.23', '3.24', '3.28')
  expect(missing(taken(call), names)).toEqual([])
})

test('an account, a message and a payment return the fields that the server sets', () => {
  proves('3.17', '3.18', '3.24')
  expect(returned(contract.userSignup)).toContain('logintype')
  expect(missing(returned(contract.sendMessage), 'id sender_id receiver_id message property_id file audio')).toEqual([])
  const payment = 'amount package_id payment_type payment_transaction_id'
  const known = [...returned(contract.getPayments), ...returned(contract.uploadBankReceipt)]
  expect(missing(known, payment)).toEqual([])
})

test('an answer of the verification form has an id and a value', () => {
  proves('3.22')
  const form = fieldOf(contract.applyVerification.input, 'form_fields')
  expect(missing(fieldsOf(form), 'id value')).toEqual([])
})

test('the feature keys and the flags of the package check are the specified ones', () => {
  proves('3.26', '3.27')
  expect([...FEATURES].sort()).toEqual(
    words(`mortgage_calculator_detail premium_properties project_access project_feature project_list property_feature
      property_list`),
  )
  expect(returned(contract.checkPackageLimit).sort()).toEqual(
    words('feature_available limit_available package_available'),
  )
})
