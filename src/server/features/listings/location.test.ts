import { beforeAll, describe, expect, test } from 'vitest'
import { memoryGeocoder } from '#server/adapters/geocoding/memory.ts'
import { memoryTexts } from '#server/adapters/texts/memory.ts'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { CITIES } from '#test/support/cities.ts'
import { feedOf, feedRows, feedSender, makeAgent } from '#test/support/feeds.ts'
import { type FormValue, homeForm, makeLister, picture, postForm } from '#test/support/listings.ts'
import { makeCategory, makeParameter } from '#test/support/make.ts'
import { en } from '#web/i18n/en.ts'
import { es } from '#web/i18n/es.ts'

const app = await testApp()
const { db, call, runJobs } = app
app.services.geocoder = memoryGeocoder(CITIES)
app.services.texts = memoryTexts({ en, es })

let owner: { id: number }
let category: { id: number; name: string }
beforeAll(async () => {
  owner = await makeLister(db)
  category = { ...(await makeCategory(db, { name: 'Villa' })), name: 'Villa' }
  await makeParameter(db, category.id, { name: 'Rooms' })
})

const MADRID = { city: 'Madrid', state: 'Madrid', country: 'Spain' }
const SINGAPORE = { city: 'Singapore', country: 'Singapore' }
const property = async () => ({ ...(await homeForm(db, category.id)), 'parameters[0][parameter_id]': 0, ...MADRID })
const project = async (): Promise<Record<string, FormValue>> => ({
  title: 'Harbour Gardens',
  description: 'Forty homes around a court.',
  category_id: category.id,
  ...MADRID,
  location: 'Dock 1',
  image: { file: await picture() },
})
const without = <T extends object>(form: T, field: string) =>
  Object.fromEntries(Object.entries(form).filter(([name]) => name !== field && !name.startsWith('parameters')))

describe.each([
  { call: 'post_property', make: property, address: 'address', list: 'floors', file: 'image' },
  { call: 'post_project', make: project, address: 'location', list: 'plans', file: 'document' },
])('$call', ({ call: path, make, address, list, file }) => {
  const post = async (form: Record<string, FormValue>) =>
    postForm<{ id: number }[]>(app, path, without(form, ''), owner)

  test.each(['city', 'country', 'state', address])('a new listing without %s is refused', async (field) => {
    proves('5.17')
    expect(await post(without(await make(), field))).toMatchObject({
      status: 200,
      error: true,
      message: `${field} is required`,
      field,
    })
    expect(await post({ ...(await make()), [field]: '' })).toMatchObject({ error: true, field })
  })

  test('a city that has no state in the gazetteer needs none', async () => {
    const { state: _, ...form } = await make()
    expect(await post({ ...form, ...SINGAPORE })).toMatchObject({ error: false })
  })

  test('a city that is not in the gazetteer is looked up by its coordinates', async () => {
    const { state: _, ...form } = await make()
    const point = { city: 'Somewhere', latitude: 40.41, longitude: -3.7 }
    expect(await post({ ...form, ...point })).toMatchObject({ error: true, field: 'state' })
    expect(await post({ ...form, city: 'Somewhere' })).toMatchObject({ error: false })
  })

  test('each floor or plan needs a title and a file', async () => {
    const form = await make()
    expect(await post({ ...form, [`${list}[0][title]`]: 'Ground' })).toMatchObject({
      error: true,
      message: `${list}.0.${file} is required`,
      field: `${list}.0.${file}`,
    })
    expect(await post({ ...form, [`${list}[0][${file}]`]: { file: await picture('#777777') } })).toMatchObject({
      error: true,
      message: `${list}.0.title is required`,
    })
  })
})

describe('an edit', () => {
  const homes = async () => (await postForm(app, 'post_property', without(await property(), ''), owner)).data[0]!
  const update = (fields: Record<string, FormValue>) =>
    postForm(app, 'update_post_property', { action_type: 0, price: 5, ...fields }, owner)

  test('of a property needs no location, but cannot clear a part of it', async () => {
    const { id } = await homes()
    expect(await update({ id, title: 'Sea House' })).toMatchObject({ error: false })
    for (const field of ['city', 'country', 'state', 'address'])
      expect(await update({ id, [field]: '' })).toMatchObject({ error: true, message: `${field} is required`, field })
    expect(await update({ id, ...SINGAPORE, state: '' })).toMatchObject({ error: false, data: [{ city: 'Singapore' }] })
  })

  test('of a project needs no location, but cannot clear a part of it', async () => {
    const change = (fields: Record<string, FormValue>) =>
      postForm<{ id: number; city: string }[]>(app, 'post_project', { title: 'Court', ...fields }, owner)
    const made = await change(await project())
    const { id } = made.data[0]!
    expect(await change({ id })).toMatchObject({ error: false })
    for (const field of ['city', 'country', 'state', 'location'])
      expect(await change({ id, [field]: '' })).toMatchObject({ error: true, message: `${field} is required`, field })
    expect(await change({ id, ...SINGAPORE, state: '' })).toMatchObject({ error: false, data: [{ city: 'Singapore' }] })
  })
})

test('an import row that lacks a part of the location is refused at that field', async () => {
  const agent = await makeAgent(db)
  const row = feedRows(() => category)
  const { send } = feedSender(app)
  const rows = [
    row(1, { City: '' }),
    row(2, { Country: '' }),
    row(3, { City: 'Madrid', Country: 'Spain' }),
    row(4, { City: 'Madrid', Country: 'Spain', StateOrProvince: 'Madrid' }),
    row(5, { City: 'Singapore', Country: 'Singapore' }),
  ]
  const { data } = await send(feedOf(rows, 'StateOrProvince'), { as: agent })
  await runJobs()
  expect((await call('getImport', { id: data.id }, agent)).data).toMatchObject({ created: 2, errors: 3 })
  const { data: refused } = await call('listImportRows', { id: data.id, outcome: 'error' }, agent)
  expect(refused.map(({ line, fields, problem }) => [line, fields, problem])).toEqual([
    [2, ['city'], 'city is required'],
    [3, ['country'], 'country is required'],
    [4, ['state'], 'state is required'],
  ])
  const spanish = await app.inject({
    url: `/api/listing-import-rows?id=${data.id}&outcome=error`,
    headers: { authorization: `Bearer ${await app.tokenOf(agent)}`, 'content-language': 'es' },
  })
  expect(spanish.json().data[0].problem).toBe('«Ciudad» es obligatorio')
})
