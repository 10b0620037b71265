import { resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { DETAIL_FIELDS } from '#domain/listing-field-lists.ts'
import { rowOf } from '#domain/listing-fields.ts'
import { testApp } from '#test/support/app.ts'
import { type MadeProperty, type MadeUser, makeCategory, makeProperty, makeUser } from '#test/support/make.ts'
import { en } from '#web/i18n/en.ts'
import { fr } from '#web/i18n/fr.ts'

const app = await testApp({ site: { buildDir: resolve('build') } })

const visit = async (url: string, as?: MadeUser) => {
  const cookies: Record<string, string> = as ? { session: await app.tokenOf(as) } : {}
  return (await app.inject({ url, cookies })).body
}

const rows = DETAIL_FIELDS.map(rowOf)
const labels = (texts: object) => rows.map(({ wire }) => (texts as Record<string, string>)[`listing-field.${wire}`]!)
/** A different value for every field. */
const values = Object.fromEntries(
  rows.map(({ column, type }, index) => [column, type === 'year' ? 1931 + index : `Value ${index}`]),
)

let owner: MadeUser
let home: MadeProperty
let bare: MadeProperty

beforeAll(async () => {
  await app.db`update settings set value = '1' where key = 'compare_for_visitors'`
  owner = await makeUser(app.db)
  const { id } = await makeCategory(app.db)
  home = await makeProperty(app.db, { owner_id: owner.id, category_id: id, ...values })
  bare = await makeProperty(app.db, { owner_id: owner.id, category_id: id })
})

test.each(['en', 'fr'])('the page of a property shows every detail that has a value, in %s', async (language) => {
  const html = await visit(`/properties-details/${home.slug}?lang=${language}`)
  for (const label of labels(language === 'en' ? en : fr)) expect(html).toContain(`${label}</dt>`)
  for (const value of Object.values(values)) expect(html).toContain(`<bdi>${value}</bdi>`)
  const without = await visit(`/properties-details/${bare.slug}?lang=${language}`)
  for (const label of labels(language === 'en' ? en : fr)) expect(without).not.toContain(`${label}</dt>`)
})

test('a comparison has a row for every detail', async () => {
  const html = await visit(`/compare-properties/${home.id}-vs-${bare.id}`)
  for (const label of labels(en)) expect(html).toContain(label)
  for (const value of Object.values(values)) expect(html).toContain(`${value}</`)
})

test('the form of a listing has a control with the value of every detail', async () => {
  for (const { wire, column, isLocation } of rows) {
    const html = await visit(`/user/edit-property/${home.slug}?step=${isLocation ? 'place' : 'facts'}`, owner)
    const control = new RegExp(`<input[^>]*name="${wire}"[^>]*>`).exec(html)?.[0]
    expect(control).toContain(`value="${values[column]}"`)
  }
})
