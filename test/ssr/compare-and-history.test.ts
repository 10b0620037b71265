import { resolve } from 'node:path'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import {
  type MadeProperty,
  type MadeUser,
  makeCategory,
  makeParameter,
  makeProperty,
  makeUser,
} from '#test/support/make.ts'

const SITE = { buildDir: resolve('build') }
const app = await testApp({ site: SITE })

const visit = async (url: string, as?: MadeUser) => {
  const cookies: Record<string, string> = as ? { session: await app.tokenOf(as) } : {}
  const { statusCode, body } = await app.inject({ url, cookies })
  return { status: statusCode, html: body }
}

let member: MadeUser
let one: MadeProperty
let other: MadeProperty
let villa: MadeProperty
let premium: MadeProperty

beforeAll(async () => {
  await app.db`update settings set value = '1' where key = 'compare_for_visitors'`
  member = await makeUser(app.db)
  const flat = await makeCategory(app.db, { name: 'Apartment', slug: 'apartment' })
  const area = await makeParameter(app.db, flat.id, { name: 'Area', type_of_parameter: 'number', fact: 'area' })
  const heating = await makeParameter(app.db, flat.id, { name: 'Heating' })
  const home = (price: number, metres: number, given: Record<string, unknown> = {}) =>
    makeProperty(app.db, { category_id: flat.id, price, values: { [area.id]: String(metres) }, ...given })
  one = await home(450_000, 80, { title: 'First flat', values: { [area.id]: '80', [heating.id]: 'Gas' } })
  other = await home(380_000, 60, { title: 'Second flat' })
  premium = await home(900_000, 90, { is_premium: true })
  for (let i = 0; i < 8; i++) await home(300_000, 60)
  villa = await makeProperty(app.db, { title: 'Villa' })
  await app.db`update properties set price = 400000 where id = ${one.id}`
})
beforeEach(async () => {
  await app.db`update settings set value = '1' where key = 'compare_for_visitors'`
})

const address = (...homes: MadeProperty[]) => `/compare-properties/${homes.map(({ id }) => id).join('-vs-')}`

describe('a comparison', () => {
  test('is a table with column and row headers, marks the best value and names missing values', async () => {
    proves('2.42')
    const { status, html } = await visit(address(one, other))
    expect(status).toBe(200)
    expect(html).toMatch(/<th[^>]*scope="col"[^>]*><a[^>]*>First flat<\/a>/)
    expect(html).toMatch(/<th[^>]*scope="row"[^>]*>Price per m²/)
    expect(html).toContain('Lowest')
    expect(html).toContain('Largest')
    expect(html).toContain('Not provided')
    expect(html.match(/>(Floor area|Area)</g)).toHaveLength(1)
    expect(html).toContain('content="noindex"')
  })

  test('keeps the order of its address, and shows only differences when the address says so', async () => {
    const both = (await visit(address(other, one))).html
    expect(both.indexOf('Second flat')).toBeLessThan(both.indexOf('First flat'))
    expect(both).toContain('>For sale or for rent')
    const differences = (await visit(`${address(one, other)}?differences=1`)).html
    expect(differences).not.toContain('>For sale or for rent')
    expect(differences).toContain('>Price per m²')
  })

  test('of no home explains how to add homes, and of one home offers similar ones', async () => {
    const none = await visit('/compare-properties')
    expect([none.status, none.html.includes('Nothing to compare yet')]).toEqual([200, true])
    const single = await visit(address(one))
    expect(single.status).toBe(200)
    expect(single.html).toContain('Choose a second home')
    expect(single.html).toContain(`href="${address(one)}-vs-`)
  })

  test('of different property types, or with a deleted home, states the rule', async () => {
    for (const path of [address(one, villa), `${address(one)}-vs-999999`]) {
      const { status, html } = await visit(path)
      expect(status).toBe(404)
      expect(html).toContain('You can only compare homes of the same type')
    }
  })

  test('with a premium home names the entitlement that it requires', async () => {
    const { status, html } = await visit(address(one, premium))
    expect(status).toBe(403)
    expect(html).toContain('One of these homes is premium')
    expect(html).toContain('href="/sign-in?next=')
  })

  test('requires an account where the setting says so, and returns after the sign-in', async () => {
    proves('6.3')
    await app.db`update settings set value = '0' where key = 'compare_for_visitors'`
    const path = address(one, other)
    const { status, html } = await visit(path)
    expect(status).toBe(403)
    expect(html).toContain('Sign in to compare homes')
    expect(html).toContain(`href="/sign-in?next=${encodeURIComponent(path)}"`)
    expect((await visit(path, member)).html).toContain('First flat')
  })

  test.each(['a-vs-b', '1-2', '1-vs-', '%00'])('%s is not a comparison', async (ids) => {
    expect((await visit(`/compare-properties/${ids}`)).status).toBe(404)
  })
})

describe('the price history of a home', () => {
  test('is a chart and a table, with the price per area beside that of similar homes', async () => {
    const { html } = await visit(`/properties-details/${one.slug}`)
    expect(html).toContain('Price history')
    expect(html).toMatch(/<svg[^>]*role="img"[^>]*aria-label="Asking price over time/)
    expect(html).toContain('Price reduced')
    expect(html).toMatch(/median of 1\d comparable homes in Lisbon/)
  })

  test('is absent without changes and without similar homes', async () => {
    const { status, html } = await visit(`/properties-details/${villa.slug}`)
    expect(status).toBe(200)
    expect(html).not.toContain('Price history')
  })

  test('an access requirement names the packages that meet it and their prices', async () => {
    await app.db`insert into packages (id, name, package_type, price_minor, duration_hours) values (900, 'Explorer', 'paid', 900, 720)`
    await app.db`insert into package_features (package_id, feature_id, limit_type) values (900, 6, 'unlimited')`
    const { status, html } = await visit(`/properties-details/${premium.slug}`)
    expect(status).toBe(403)
    expect(html).toContain('This is a premium home')
    expect(html).toContain('Explorer')
    expect(html).toContain('$9')
  })
})
