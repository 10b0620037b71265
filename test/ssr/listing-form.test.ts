import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { type MadeProperty, type MadeUser, makeCategory, makeProperty, makeUser } from '#test/support/make.ts'

const app = await testApp({ site: { buildDir: resolve('build') } })

const visit = async (url: string, as?: MadeUser) => {
  const cookies: Record<string, string> = as ? { session: await app.tokenOf(as) } : {}
  const { statusCode, body } = await app.inject({ url, cookies })
  return { status: statusCode, html: body }
}

let owner: MadeUser
let other: MadeUser
let home: MadeProperty

beforeAll(async () => {
  owner = await makeUser(app.db)
  other = await makeUser(app.db)
  const category = await makeCategory(app.db, { name: 'Apartment' })
  home = await makeProperty(app.db, { owner_id: owner.id, category_id: category.id, address: '77 Quiet Lane' })
})

test.each(['property', 'project'])(
  'the form of a new %s is rendered without script, and marked noindex',
  async (kind) => {
    proves('2.4')
    const { status, html } = await visit(`/user/add-${kind}`, owner)
    expect(status).toBe(200)
    expect(html).toContain('Where is the property?')
    expect(html).toContain('name="address"')
    expect(html).toContain('<meta name="robots" content="noindex')
  },
)

test('a step has an address', async () => {
  const { html } = await visit('/user/add-property?step=type', owner)
  expect(html).toContain('Apartment')
  expect(html).toContain('name="price"')
})

test('the edit form holds the values of the listing, for its owner alone', async () => {
  const own = await visit(`/user/edit-property/${home.slug}`, owner)
  expect(own.status).toBe(200)
  expect(own.html).toContain('77 Quiet Lane')
  const foreign = await visit(`/user/edit-property/${home.slug}`, other)
  expect(foreign.status).toBe(404)
  expect(foreign.html).not.toContain('77 Quiet Lane')
  expect((await visit('/user/edit-project/none', owner)).status).toBe(404)
})

test('a visitor is asked to sign in and returns to the form', async () => {
  const { status, html } = await visit('/user/add-property?step=type')
  expect(status).toBe(200)
  expect(html).toContain('/sign-in?next=%2Fuser%2Fadd-property%3Fstep%3Dtype')
})
