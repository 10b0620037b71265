import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { openIdProvider } from '#server/adapters/identity/openid.ts'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { type MadeUser, makeCategory, makeProject, makeProperty, makeUser } from '#test/support/make.ts'

const app = await testApp({ site: { buildDir: resolve('build') } })
const { db } = app

let member: MadeUser

beforeAll(async () => {
  const google = { issuer: 'http://127.0.0.1:1', clientId: 'lintel', clientSecret: 'secret' }
  app.services.identities.google = openIdProvider(google)
  await db`update settings set value = '1' where key in ('social_login', 'number_with_otp_login')`
  member = await makeUser(db, { name: 'Ana Lima', slug: 'ana-lima' })
  const { id: category_id } = await makeCategory(db)
  const owned = { category_id, owner_id: member.id }
  await makeProperty(db, { ...owned, slug: 'garden-flat', title: 'Garden flat' })
  await makeProject(db, { ...owned, slug: 'mill-court', title: 'Mill Court' })
  await db`insert into articles (slug, title, description) values ('first-home', 'A first home', '<p>Text.</p>')`
})

async function visit(url: string, as?: MadeUser) {
  const cookies: Record<string, string> = as ? { session: await app.tokenOf(as) } : {}
  const { statusCode, body } = await app.inject({ url, cookies })
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(body)?.[1]?.replaceAll(/<[^>]+>/g, '')
  return {
    status: statusCode,
    heading,
    hasToasts: body.includes('<div data-toasts="true" aria-live="polite"'),
    html: body,
  }
}

test.each([
  ['/', /home/i],
  ['/about-us', /^About us$/],
  ['/contact-us', /^Contact us$/],
  ['/privacy-policy', /^Privacy policy$/],
  ['/terms-and-condition', /^Terms and conditions$/],
  ['/properties/all-properties', /^Homes$/],
  ['/properties-on-map', /^Homes$/],
  ['/featured-properties', /^Featured homes$/],
  ['/most-viewed-properties', /^Most viewed homes$/],
  ['/most-favorite-properties', /^Most saved homes$/],
  ['/properties-nearby-city', /^Cities/],
  ['/properties-details/garden-flat', /^Garden flat$/],
  ['/project-details/mill-court', /^Mill Court$/],
  ['/all-agents', /^Agents$/],
  ['/agent-details/ana-lima', /^Ana Lima$/],
  ['/articles', /^Articles$/],
  ['/article-details/first-home', /^A first home$/],
  ['/faqs', /^FAQs$/],
  ['/all-projects', /projects$/],
  ['/upcoming-projects', /^Upcoming projects$/],
  ['/subscription-plan', /^Packages$/],
  ['/mortgage-calculator', /^Mortgage calculator$/],
  ['/area-converter', /^Area converter$/],
  ['/sign-in', /^Sign in$/],
])('a visitor opens %s', async (path, title) => {
  // biome-ignore format: one line for each kind of page
  proves(
    '1.1', '2.1', '2.7', '2.9', '2.10', '2.11', '2.12', '2.13', '2.14', '2.15', '2.16', '2.17', '2.18', '2.20', '2.21',
    '2.22', '2.23', '2.24', '2.25', '2.35', '2.43', '2.44', '2.49',
  )
  const { status, heading, hasToasts } = await visit(path)
  expect([status, hasToasts]).toEqual([200, true])
  expect(heading).toMatch(title)
})

test.each([
  ['/user/profile', /profile$/],
  ['/user/properties', /^My listings$/],
  ['/user/projects', /^My projects$/],
  ['/user/add-property', /^List a property$/],
  ['/user/add-project', /^Add a project$/],
  ['/user/advertisement', /^Featured listings$/],
  ['/user/dashboard', /^Dashboard$/],
  ['/user/subscription', /^My packages$/],
  ['/user/transaction-history', /^Payments$/],
  ['/user/notifications', /^Notifications$/],
  ['/user/chat', /^Messages$/],
  ['/user/verification-form', /^Verification$/],
  ['/user/personalize-feed', /^Home preferences$/],
  ['/my-property/garden-flat', /^Garden flat$/],
  ['/compare-properties', /^Compare homes$/],
])('a signed-in user opens %s', async (path, title) => {
  // biome-ignore format: one line for each kind of page
  proves(
    '2.2', '2.3', '2.4', '2.5', '2.27', '2.28', '2.29', '2.30', '2.31', '2.32', '2.33', '2.34', '2.39', '2.42', '2.45',
    '2.49',
  )
  const { status, heading, hasToasts } = await visit(path, member)
  expect([status, hasToasts]).toEqual([200, true])
  expect(heading).toMatch(title)
})

test('the sign-in page offers email, a phone code, Google and a password reset', async () => {
  proves('2.35', '2.36', '2.37', '2.38')
  const { html } = await visit('/sign-in')
  expect(html).toMatch(/<input[^>]*type="email"/)
  expect(html).toMatch(/<button[^>]*role="tab"[^>]*>Phone</)
  expect(html).toContain('href="/auth/google?next=%2F"')
  expect(html).toContain('Forgot your password?')
  expect(html).toContain('Create an account')
})
