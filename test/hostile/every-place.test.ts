import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { one } from '#server/db/sql.ts'
import { testApp } from '#test/support/app.ts'
import { fillEveryTable } from '#test/support/every-table.ts'
import { sampleOf } from '#test/support/sample.ts'
import { VECTORS } from '#test/support/xss-vectors.ts'
import { findPlaces, type Place } from './places/places.ts'
import { ALL_VECTORS, MARK, poisonEveryText } from './places/poison.ts'
import { launch, provoke } from './places/provoke.ts'

const { app, db, services, tokenOf, call, runJobs } = await testApp({ site: { buildDir: resolve('build') } })

/** The share of pages that `npm test` opens. */
const SHARE = 0.12

let browser: Browser
let site: string
let places: Place[]
let people: Record<NonNullable<Place['as']>, { id: number }>
let written: string[]

beforeAll(async () => {
  await fillEveryTable(db, services.storage)
  // Published demo accounts have no session where the demo is off.
  await db`update users set is_demo = false`
  people = {
    member: await one(db<{ id: number }[]>`
      select owner_id as id from properties join users u on u.id = owner_id and u.role = 'user'
      where properties.is_active group by owner_id order by count(*) desc limit 1`),
    admin: await one(db<{ id: number }[]>`select id from users where role = 'admin' limit 1`),
  }
  await giveToMember(people.member.id)
  written = await poisonEveryText(db)
  places = sampleOf(await findPlaces(db, people.member.id), { share: SHARE, nameOf: ({ path, as }) => `${as} ${path}` })
  browser = await launch()
  site = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => browser?.close())

/** The newest rows get the texts: those of the user's listing. */
async function giveToMember(id: number) {
  await db`update enquiries set recipient_id = ${id}`
  await db`update staff_notes set user_id = ${id}`
  await db`update properties set title = title where owner_id = ${id}`
  const home = await one(
    db<{ id: number }[]>`select id from properties where owner_id = ${id} and is_active order by ctid desc limit 1`,
  )
  for (const table of ['property_documents', 'property_floors'])
    await db`update ${db(table)} set property_id = ${home.id} where id = (select max(id) from ${db(table)})`
}

/** Opens a page with its scripts. Images do not load, because many vectors run on a load error. */
async function open({ path, as }: Place, bypassCSP: boolean): Promise<Page> {
  const context = await browser.newContext({ bypassCSP })
  if (as) await context.addCookies([{ name: 'session', value: await tokenOf(people[as]), url: site }])
  const page = await context.newPage()
  await page.route('**/*', (route) =>
    ['document', 'script', 'fetch', 'xhr'].includes(route.request().resourceType()) ? route.continue() : route.abort(),
  )
  await page.goto(site + path, { waitUntil: 'domcontentloaded', timeout: 120_000 })
  await page
    .locator('html[data-hydrated]')
    .waitFor({ state: 'attached', timeout: (await page.locator('#app-code').count()) > 0 ? 10_000 : 1 })
    .catch(() => {})
  return page
}

const marksOf = (html: string) => [...html.matchAll(MARK)].map(([, column]) => column!)

test('there are at least 100 distinct vectors', () => {
  expect(new Set(VECTORS).size).toBeGreaterThanOrEqual(100)
})

test.each([
  ['with the shipped policy', false],
  ['without a policy', true],
])(
  'no vector runs on any page, %s',
  async (_, bypassCSP) => {
    const ran: string[] = []
    const shown = new Set<string>()
    for (const place of places) {
      const page = await open(place, bypassCSP)
      for (const column of marksOf(await page.content())) shown.add(column)
      if ((await provoke(page, 'body')) > 0) ran.push(`${place.as ?? 'visitor'} ${place.path}`)
      await page.context().close()
    }
    expect(ran).toEqual([])
    console.info(`${places.length} places showed ${shown.size} of ${written.length} columns`)
    // If the pages do not show these columns, the run proves nothing about them.
    if (places.length > 90) expect(SHOWN.filter((column) => !shown.has(column))).toEqual([])
  },
  900_000,
)

/** Texts of users and of staff that some page shows. */
const SHOWN =
  `properties.title properties.description properties.address properties.city projects.title projects.description
  projects.location users.name users.about users.address messages.body notifications.title notifications.message articles.title
  articles.description faqs.question faqs.answer packages.name categories.name facilities.name parameters.name enquiries.message
  enquiries.visitor_name staff_notes.text contact_requests.message contact_requests.subject rejections.reason reason_templates.text
  payment_transactions.review_note verification_field_values.value verification_applications.reason ad_banners.title`.split(
    /\s+/,
  )

test('no vector runs in the HTML of an email', async () => {
  const home = await one(db<{ id: number }[]>`
    select id from properties where owner_id = ${people.member.id} and is_active and title like '[[%' limit 1`)
  await db`update settings set value = '1' where key = 'enquiries_from_visitors'`
  for (const [number, vector] of sampleOf([...VECTORS.entries()], { share: 0.05, nameOf: ([at]) => String(at) })) {
    await db`delete from request_counts`
    const text = vector.replaceAll('\0', '')
    const question = { property_id: home.id, email: `a${number}@example.com`, consent: 1 as const }
    await call('sendEnquiry', { ...question, name: text.slice(0, 80), message: text })
  }
  await runJobs()
  await runJobs()
  const letters = services.mail.sent.flatMap(({ html }) => html ?? [])
  expect(letters.length).toBeGreaterThan(0)
  const page = await (await browser.newContext({ bypassCSP: true })).newPage()
  const ran: string[] = []
  for (const html of letters) {
    await page.setContent(html, { waitUntil: 'domcontentloaded' })
    if ((await provoke(page, 'body')) > 0) ran.push(html)
  }
  expect(ran).toEqual([])
  await page.setContent(`<main>${ALL_VECTORS}</main>`, { waitUntil: 'domcontentloaded' })
  expect(await provoke(page, 'body')).toBeGreaterThan(0)
  await page.context().close()
})

test.each([
  ['runs without its policy', true, 1],
  ['does not run with its policy', false, 0],
])('a vector on a page that does not escape %s', async (_, bypassCSP, hits) => {
  const context = await browser.newContext({ bypassCSP })
  const page = await context.newPage()
  await page.route('**/unsafe', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': "default-src 'none'" },
      body: `<!doctype html><main>${ALL_VECTORS}</main>`,
    }),
  )
  await page.goto(`${site}/unsafe`, { waitUntil: 'domcontentloaded' })
  expect(await provoke(page)).toBe(hits)
  await context.close()
})
