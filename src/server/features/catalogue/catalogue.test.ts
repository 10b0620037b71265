import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { contract } from '#contract/index.ts'
import type { EntryKind } from '#domain/catalogue-entries.ts'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeParameter, makeProperty, makeUser } from '#test/support/make.ts'

const { call, db, inject, tokenOf } = await testApp()
let admin: { id: number }
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin' })
})

const changesOf = (values: Record<string, string>) => Object.entries(values).map(([key, value]) => ({ key, value }))
const save = (kind: EntryKind, values: Record<string, string>, id?: number) =>
  call('saveEntry', { kind, ...(id && { id }), changes: changesOf(values) }, admin)
const problemsOf = ({ data }: { data: unknown }) =>
  (data as { problems: { key: string; word: string }[] }).problems.map(({ key, word }) => `${key} ${word}`)
const remove = (kind: EntryKind, id: number) => call('deleteEntry', { kind, id }, admin)
const titles = async (kind: EntryKind, q?: string) =>
  (await call('listEntries', { kind, ...(q && { q }) }, admin)).data.map(({ title }) => title)
const png = (width: number, height: number, colour = '#14594a') =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()

async function send(kind: EntryKind, values: Record<string, string>, files: Record<string, Buffer>, id?: number) {
  const form = new FormData()
  form.set('kind', kind)
  if (id) form.set('id', String(id))
  for (const [at, { key, value }] of changesOf(values).entries()) {
    form.set(`changes[${at}][key]`, key)
    form.set(`changes[${at}][value]`, value)
  }
  for (const [name, bytes] of Object.entries(files))
    form.set(name, new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'a.png')
  const request = new Request('http://x', { method: 'POST', body: form })
  const response = await inject({
    method: 'POST',
    url: `/api/${contract.saveEntry.path}`,
    headers: { 'content-type': request.headers.get('content-type')!, authorization: `Bearer ${await tokenOf(admin)}` },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return response.json()
}

test('a category is created, translated and changed, and each change is public immediately', async () => {
  const rooms = await save('parameter', { name: 'Storeys', type: 'number' })
  const view = await save('parameter', { name: 'View', type: 'dropdown', values: 'Sea\n Street \n' })
  const asks = `${view.data.id},${rooms.data.id}`
  const { data, status } = await save('category', { name: 'Houseboat', 'name.es': 'Casa flotante', parameters: asks })
  expect(status).toBe(200)
  expect(data.values).toMatchObject({ name: 'Houseboat', 'name.es': 'Casa flotante', parameters: asks, is_active: '1' })
  const told = async () => (await call('getCategories', { slug_id: 'houseboat' })).data[0]
  expect((await told())!.parameter_types).toMatchObject([
    { name: 'View', type_values: ['Sea', 'Street'] },
    { name: 'Storeys' },
  ])
  await save('category', { parameters: String(rooms.data.id), meta_title: 'Boats' }, data.id)
  expect(await told()).toMatchObject({
    category: 'Houseboat',
    meta_title: 'Boats',
    parameter_types: [{ name: 'Storeys' }],
  })
  await save('category', { is_active: '0', 'name.es': '' }, data.id)
  expect(await told()).toBeUndefined()
  expect(
    await db`select from content_translations where subject = 'category' and subject_id = ${data.id}`,
  ).toHaveLength(0)
  const log = await db`select action from audit_log where subject = 'category' and subject_id = ${data.id} order by id`
  expect(log.map(({ action }) => action)).toEqual(['entry made', 'entry changed', 'entry changed'])
})

test('a category in use cannot be deleted, and the error says what uses it', async () => {
  const used = await makeCategory(db, { name: 'Castle' })
  await makeProperty(db, { category_id: used.id })
  expect(await remove('category', used.id)).toMatchObject({
    status: 400,
    message: 'Castle is used by 1 listing, so it can’t be deleted',
  })
  const free = (await save('category', { name: 'Igloo', 'name.fr': 'Igloo' })).data
  expect(await remove('category', free.id)).toMatchObject({ error: false })
  expect(await titles('category', 'igloo')).toEqual([])
  expect(
    await db`select from content_translations where subject = 'category' and subject_id = ${free.id}`,
  ).toHaveLength(0)
  expect(await remove('category', free.id)).toMatchObject({ message: 'Entry not found' })
})

test('duplicate names, unknown references and unknown languages are refused, and nothing is stored', async () => {
  await save('facility', { name: 'Harbour' })
  expect(problemsOf(await save('facility', { name: 'HARBOUR' }))).toEqual(['name taken'])
  expect(problemsOf(await save('category', { name: 'Tent', parameters: '999999' }))).toEqual(['parameters no-entry'])
  expect(problemsOf(await save('category', { name: 'Tent', 'name.xx': 'Zelt' }))).toEqual(['name.xx unknown'])
  expect(problemsOf(await save('faq', { question: 'x'.repeat(301), answer: '' }))).toEqual([
    'question too-long',
    'answer required',
  ])
  expect(await titles('category', 'tent')).toEqual([])
})

test('an attribute with stored values keeps a compatible type and the choices in use', async () => {
  const category = await makeCategory(db)
  const lift = await makeParameter(db, category.id, {
    name: 'Heating',
    type_of_parameter: 'dropdown',
    type_values: ['Gas', 'Oil', 'None'],
  })
  const tags = await makeParameter(db, category.id, {
    name: 'Extras',
    type_of_parameter: 'checkbox',
    type_values: ['Pool', 'Sauna'],
  })
  const home = await makeProperty(db, { category_id: category.id })
  expect((await save('parameter', { values: 'Gas\nOil' }, lift.id)).error).toBe(false)
  await db`insert into property_parameters (property_id, parameter_id, value) values
    (${home.id}, ${lift.id}, '"Gas"'), (${home.id}, ${tags.id}, '["Pool"]')`
  expect(problemsOf(await save('parameter', { type: 'number', values: '' }, lift.id))).toEqual(['type answered'])
  expect(problemsOf(await save('parameter', { values: 'Oil\nWood' }, lift.id))).toEqual(['values value-used'])
  expect(problemsOf(await save('parameter', { values: 'Sauna\nBar' }, tags.id))).toEqual(['values value-used'])
  expect((await save('parameter', { values: 'Gas\nWood', type: 'radiobutton' }, lift.id)).error).toBe(false)
  expect((await save('parameter', { type: 'textbox', values: '' }, lift.id)).error).toBe(false)
  expect((await remove('parameter', lift.id)).message).toMatch(/1 attribute value in a listing/)
})

test('attribute values are returned in the reader’s language, and a translation with another number of choices is ignored', async () => {
  const category = await makeCategory(db)
  const heating = await makeParameter(db, category.id, {
    name: 'Warmth',
    type_of_parameter: 'dropdown',
    type_values: ['Gas', 'Wood'],
  })
  const home = await makeProperty(db, { category_id: category.id })
  await db`insert into property_parameters (property_id, parameter_id, value) values (${home.id}, ${heating.id}, '"Wood"')`
  const told = async (language: string) => {
    const url = `/api/${contract.getProperty.path}?slug_id=${home.slug}`
    const { data } = (await inject({ method: 'GET', url, headers: { 'content-language': language } })).json()
    return data[0].parameters[0]
  }
  expect(problemsOf(await save('parameter', { 'values.es': 'Leña' }, heating.id))).toEqual(['values.es uneven-values'])
  expect((await save('parameter', { 'values.es': 'Gas natural\n Leña \n' }, heating.id)).error).toBe(false)
  expect(await told('es')).toMatchObject({
    value: 'Wood',
    translated_value: 'Leña',
    type_values: ['Gas', 'Wood'],
    translated_values: ['Gas natural', 'Leña'],
  })
  expect(await told('fr')).toMatchObject({ translated_value: 'Wood', translated_values: null })
  expect(problemsOf(await save('parameter', { values: 'Gas\nWood\nOil' }, heating.id))).toEqual([
    'values.es uneven-values',
  ])
  await db`update content_translations set value = 'Leña' where subject = 'parameter' and subject_id = ${heating.id} and field = 'values'`
  expect(await told('es')).toMatchObject({ translated_value: 'Wood', translated_values: null })
})

test('only one attribute can be marked as bedrooms', async () => {
  await save('parameter', { name: 'Beds', type: 'number', fact: 'bedrooms' })
  expect(problemsOf(await save('parameter', { name: 'Beds again', type: 'number', fact: 'bedrooms' }))).toEqual([
    'fact fact-taken',
  ])
})

test('an article is sanitised when saved and gets a unique slug', async () => {
  const chapter = (await save('article_category', { name: 'Advice' })).data
  const made = async () =>
    (
      await save('article', {
        title: 'How to buy',
        description: '<h1>Look</h1><script>x()</script>',
        category: String(chapter.id),
        'description.es': '<p onclick="x()">Mire</p>',
      })
    ).data
  const first = await made()
  expect(first.values).toMatchObject({ description: '<h2>Look</h2>', 'description.es': '<p>Mire</p>' })
  await made()
  const slugs = await db`select slug from articles where title = 'How to buy' order by id`
  expect(slugs.map(({ slug }) => slug)).toEqual(['how-to-buy', 'how-to-buy-1'])
  expect((await remove('article_category', chapter.id)).message).toMatch(/2 articles/)
})

test('a slide links to the target of its type, and slides keep the order set by the operator', async () => {
  expect(problemsOf(await save('slider', { type: 'link', link: '/faqs' }))).toEqual(['image required'])
  const first = (await send('slider', { type: 'link', link: '/faqs' }, { image: await png(960, 400) })).data
  const second = (await send('slider', { type: 'image' }, { image: await png(960, 480, '#b9502f') })).data
  expect(first.values.image).toMatch(/^\/images\/slider\/[0-9a-f]{32}\/640\.webp$/)
  expect(problemsOf(await save('slider', { type: 'image' }, first.id))).toEqual(['link needless-target'])
  await call('orderEntries', { kind: 'slider', ids: [second.id, first.id] }, admin)
  expect((await call('listEntries', { kind: 'slider' }, admin)).data.map(({ id }) => id)).toEqual([second.id, first.id])
  expect(await call('orderEntries', { kind: 'slider', ids: [first.id] }, admin)).toMatchObject({ status: 400 })
  expect(await remove('slider', second.id)).toMatchObject({ error: false })
  const [left] = await db`select claimed_at from media where folder = 'slider' and claimed_at is null`
  expect(left).toBeDefined()
})

test('categories keep the order set by the operator in every list', async () => {
  const before = (await call('listEntries', { kind: 'category', limit: 100 }, admin)).data.map(({ id }) => id)
  const last = (await save('category', { name: 'Lighthouse' })).data.id
  await makeProperty(db, { category_id: last })
  const kinds = async () => (await call('getCategories', { limit: 100 })).data.map(({ id }) => id)
  expect((await kinds()).at(-1)).toBe(last)
  await call('orderEntries', { kind: 'category', ids: [last, ...before] }, admin)
  expect((await call('listEntries', { kind: 'category' }, admin)).data[0]).toMatchObject({ title: 'Lighthouse' })
  expect((await kinds())[0]).toBe(last)
  const home = (await call('homepageData', {})).data.sections.find(({ type }) => type === 'categories_section')!
  expect(home.data[0]).toMatchObject({ category: 'Lighthouse' })
  expect(await call('orderEntries', { kind: 'category', ids: before }, admin)).toMatchObject({ status: 400 })
})

test('homepage sections can be renamed, hidden and reordered, but neither added nor deleted', async () => {
  const sections = (await call('listEntries', { kind: 'section' }, admin)).data
  const faqs = sections.at(-1)!
  await save('section', { title: 'Questions', is_active: '0' }, faqs.id)
  await call('orderEntries', { kind: 'section', ids: sections.map(({ id }) => id).reverse() }, admin)
  const told = (await call('webSettings', {})).data.homepage_sections
  expect([told.length, told[0]!.type]).toEqual([sections.length - 1, 'articles_section'])
  expect(await save('section', { title: 'More' })).toMatchObject({
    status: 400,
    message: 'Entries of this type can’t be added',
  })
  expect(await remove('section', faqs.id)).toMatchObject({ status: 400 })
})

test('the SEO texts and image of a page can be edited', async () => {
  const page = (await call('listEntries', { kind: 'seo_page', q: 'faqs' }, admin)).data[0]!
  expect(problemsOf(await save('seo_page', { schema_markup: '{' }, page.id))).toEqual(['schema_markup no-json'])
  await send('seo_page', { meta_title: 'Ask us' }, { image: await png(1200, 630) }, page.id)
  expect((await call('getSeoSettings', { page: 'faqs' })).data[0]).toMatchObject({
    meta_title: 'Ask us',
    meta_image: expect.stringContaining('/images/seo_setting/'),
  })
})

test('a city image can be set, replaced and removed', async () => {
  await makeProperty(db, { city: 'Porto', country: 'Portugal' })
  const city = (await call('listEntries', { kind: 'city', q: 'porto' }, admin)).data[0]!
  const image = async () => (await call('findEntry', { kind: 'city', id: city.id }, admin)).data.entry!.values.image
  expect(await image()).toBe('')
  await send('city', {}, { image: await png(800, 600) }, city.id)
  const first = await image()
  expect(first).toMatch(/^\/images\/city_image\//)
  await send('city', {}, { image: await png(801, 600) }, city.id)
  expect(await image()).not.toBe(first)
  await save('city', { image: '' }, city.id)
  expect(await image()).toBe('')
  const country = (await db`select id from areas where kind = 'country' limit 1`)[0]!
  expect(await save('city', { image: '' }, country.id)).toMatchObject({ message: 'Entry not found' })
})

test('a city id beyond the range of the column is not found', async () => {
  const id = Number.MAX_SAFE_INTEGER
  expect(await save('city', { image: '' }, id)).toMatchObject({ status: 400, message: 'Entry not found' })
  expect(await call('findEntry', { kind: 'city', id }, admin)).toMatchObject({ status: 400 })
})

test('an image cannot be an external URL, and a small one is refused', async () => {
  const { data } = await save('facility', { name: 'Cinema', image: 'https://evil.test/x.png' })
  expect(data.values.image).toBe('')
  expect(await send('facility', {}, { image: await png(20, 20) }, data.id)).toMatchObject({ error: true })
  expect(await send('facility', {}, { web_image: await png(600, 600) }, data.id)).toMatchObject({ error: true })
})

test('findEntry returns the choices and languages for a form', async () => {
  const { data } = await call('findEntry', { kind: 'category' }, admin)
  expect(data.entry).toBeNull()
  expect(data.choices.parameters!.map(({ label }) => label)).toContain('Storeys')
  expect(data.languages.map(({ code }) => code)).toContain('ar')
  expect(await call('findEntry', { kind: 'category', id: 999_999 }, admin)).toMatchObject({
    message: 'Entry not found',
  })
})
