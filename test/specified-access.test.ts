import { beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import { proves } from './conformance/proves.ts'
import { testApp } from './support/app.ts'
import { makeCategory, makeProperty, makeUser } from './support/make.ts'

const { app, db, tokenOf } = await testApp()

type Call = keyof typeof contract
type CallInput = Record<string, unknown>

let home: { id: number }
let person: { id: number; slug: string }
beforeAll(async () => {
  const { id: category_id } = await makeCategory(db)
  person = await makeUser(db)
  home = await makeProperty(db, { category_id, owner_id: person.id })
})

const ask = (name: Call, input: CallInput, token?: string) => {
  const { method, path } = contract[name]
  const query = Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)]))
  return app.inject({
    method,
    url: `/api/${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(method === 'GET' ? { query } : { payload: input }),
  })
}

const ACCOUNT = {
  name: 'Asha',
  email: 'asha@lintel.test',
  password: 'six-or-more',
  re_password: 'six-or-more',
}
const CONTACT = { first_name: 'A', last_name: 'B', email: 'a@lintel.test', subject: 'Hello', message: 'Hello' }

test.each<[Call, CallInput]>([
  ['webSettings', {}],
  ['getCategories', {}],
  ['getArticles', {}],
  ['getCitiesData', {}],
  ['getLanguages', { language_code: 'en' }],
  ['contactUs', CONTACT],
  ['getFacilities', {}],
  ['getFacilitiesForFilter', {}],
  ['getReportReasons', {}],
  ['getNearbyProperties', {}],
  ['agentList', {}],
  ['getFaqs', {}],
  ['getOtp', { number: '351912345678' }],
  ['forgotPassword', { email: 'somebody@lintel.test' }],
  ['userRegister', ACCOUNT],
  ['getProperty', {}],
])('%s answers without a token', async (name, input) => {
  proves('6.15')
  const answer = await ask(name, input)
  expect([answer.statusCode, answer.json().error]).toEqual([200, false])
})

test.each<[Call, CallInput]>([
  ['verifyOtp', { number: '351912345678', otp: '000000' }],
  ['userSignup', { type: 3, email: 'nobody@lintel.test', password: 'wrong' }],
])('%s authorises a visitor by the proof that is sent, and requires no token', async (name, input) => {
  proves('6.15')
  const answer = await ask(name, input)
  expect([answer.statusCode, answer.json().error]).toEqual([400, true])
})

test.each<[Call, () => CallInput]>([
  ['getPackages', () => ({})],
  ['getProjects', () => ({})],
  ['getPropertyList', () => ({})],
  ['homepageData', () => ({})],
  ['agentProperties', () => ({ slug_id: person.slug })],
  ['getAllSimilarProperties', () => ({ property_id: home.id })],
])('%s answers with a token and without one', async (name, input) => {
  proves('6.16')
  for (const token of [undefined, await tokenOf(person)]) {
    const answer = await ask(name, input(), token)
    expect([answer.statusCode, answer.json().error]).toEqual([200, false])
  }
})

const REQUIRED = `addFavourite getFavouriteProperty interestedUsers getInterestedUsers
  postProperty updateProperty deleteProperty updatePropertyStatus changePropertyStatus getAddedProperties
  postProject deleteProject changeProjectStatus getAddedProjects storeAdvertisement getFeaturedData
  getChats getMessages sendMessage deleteChatMessage getNotificationList
  getPaymentSettings getPayments payWithPaypal payWithFlutterwave createPaymentIntent failPayment getPaymentReceipt
  initiateBankTransfer uploadBankReceipt assignPackage checkPackageLimit
  blockUser unblockUser updateProfile deleteUser beforeLogout addReports
  getVerificationFields applyVerification getVerificationValues
  setPersonalisedFields getPersonalisedFields deletePersonalisedFields getUserRecommendation`

test.each(REQUIRED.split(/\s+/) as Call[])('%s refuses a request without a valid token', async (name) => {
  proves('6.1', '6.4', '6.17')
  for (const token of [undefined, 'undefined', `7|${'A'.repeat(43)}`]) {
    const answer = await ask(name, {}, token)
    expect([answer.statusCode, answer.json().error]).toEqual([401, true])
  }
})

test('mortgage-calculator answers a visitor with the totals and refuses the schedule', async () => {
  proves('6.17')
  const loan = { loan_amount: 100_000, interest_rate: 5, loan_term_years: 20 }
  expect((await ask('mortgageCalculator', loan)).json()).toMatchObject({ error: false, data: { yearly_totals: [] } })
  const schedule = await ask('mortgageCalculator', { ...loan, show_all_details: 1 })
  expect([schedule.statusCode, schedule.json().error]).toEqual([400, true])
})
