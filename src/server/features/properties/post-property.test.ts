import { beforeAll, describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import { type FormValue, homeForm, makeLister, pdf, picture, postForm } from '#test/support/listings.ts'
import { givePackage, makeCategory, makeImage, makeParameter, makeUser } from '#test/support/make.ts'

const app = await testApp()
const { db, call, runJobs } = app
const post = (fields: Record<string, FormValue>, as: { id: number }) => postForm(app, 'post_property', fields, as)

let owner: { id: number }
let category: { id: number }
let facility: { id: number }
const asked: Record<'bedrooms' | 'pets' | 'heating' | 'deed', { id: number }> = {} as never
let foreign: { id: number }

beforeAll(async () => {
  owner = await makeLister(db)
  category = await makeCategory(db)
  asked.bedrooms = await makeParameter(db, category.id, {
    name: 'Bedrooms',
    type_of_parameter: 'number',
    is_required: true,
  })
  asked.pets = await makeParameter(db, category.id, {
    name: 'Pets',
    type_of_parameter: 'checkbox',
    type_values: ['Cats', 'Dogs'],
  })
  asked.heating = await makeParameter(db, category.id, {
    name: 'Heating',
    type_of_parameter: 'dropdown',
    type_values: ['Gas', 'None'],
  })
  asked.deed = await makeParameter(db, category.id, { name: 'Deed', type_of_parameter: 'file' })
  foreign = await makeParameter(db, (await makeCategory(db)).id)
  const [row] = await db<{ id: number }[]>`insert into facilities (name) values ('School') returning id`
  facility = row!
})

async function wholeForm(): Promise<Record<string, FormValue>> {
  return {
    ...(await homeForm(db, category.id)),
    property_type: '1',
    rentduration: 'yearly',
    city: 'Lisbon',
    state: 'Lisboa',
    country: 'Portugal',
    latitude: '38.72',
    longitude: '-9.14',
    client_address: 'Ask at the desk',
    video_link: 'https://youtu.be/aqz-KE-bpKQ',
    is_premium: 'true',
    meta_title: 'A villa',
    meta_description: 'A villa with three rooms above the harbour, bright and quiet, near the ferry.',
    meta_keywords: 'villa, harbour',
    meta_image: { file: await picture('#222233') },
    three_d_image: { file: await picture('#334455', 1024, 512) },
    'gallery_images[0]': { file: await picture('#aa0000') },
    'gallery_images[1]': { file: await picture('#00aa00') },
    'documents[0]': { file: pdf(), name: '../../etc/Ground plan.pdf' },
    'floors[0][title]': 'Ground floor',
    'floors[0][image]': { file: await picture('#0000aa') },
    'parameters[0][parameter_id]': asked.bedrooms.id,
    'parameters[0][value]': '3',
    'parameters[1][parameter_id]': asked.pets.id,
    'parameters[1][value]': '{"0":"Dogs","1":"Cats"}',
    'parameters[2][parameter_id]': asked.deed.id,
    'parameters[2][value]': { file: pdf('Deed'), name: 'deed.pdf' },
    'facilities[0][facility_id]': facility.id,
    'facilities[0][distance]': '1.26',
    'translations[0][title][language_id]': 2,
    'translations[0][title][value]': 'Villa del mar',
  }
}

test('a new property is stored with all its fields, in review', async () => {
  proves('7.19', '1.2')
  const { status, error, data } = await post(await wholeForm(), owner)
  expect([status, error]).toEqual([200, false])
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({
    title: 'Sea Villa',
    slug_id: 'sea-villa',
    price: 250000,
    property_type: 'rent',
    rentduration: 'Yearly',
    city: 'Lisbon',
    latitude: '38.72',
    is_premium: true,
    status: 1,
    request_status: 'pending',
    added_by: owner.id,
    meta_keywords: 'villa, harbour',
    video_link: 'https://youtu.be/aqz-KE-bpKQ',
    floors: [{ title: 'Ground floor' }],
    assign_facilities: [{ facility_id: facility.id, distance: 1.3, name: 'School' }],
    translations: [{ key: 'title', language_code: 'es', value: 'Villa del mar' }],
  })
  expect(data[0]!.gallery).toHaveLength(2)
  expect(data[0]!.documents).toMatchObject([{ file_name: 'Ground-plan.pdf', type: 'pdf' }])
  expect(data[0]!.parameters.map(({ name, value }) => [name, value])).toEqual([
    ['Bedrooms', '3'],
    ['Pets', ['Cats', 'Dogs']],
    ['Deed', expect.stringContaining('/deed.pdf?user=')],
  ])
  expect(data[0]!.title_image).toContain('/images/property_title_img/')
  expect(data[0]!.three_d_image).toContain('/images/3d_img/')
  expect(data[0]!.title_image_blur).toMatch(/^data:image\/webp/)
})

test('a property is visible only to its owner and staff before approval', async () => {
  const { data } = await post({ ...(await homeForm(db)), title: 'Unseen' }, owner)
  const { slug_id } = data[0]!
  expect((await call('getProperty', { slug_id })).data).toEqual([])
  expect((await call('getProperty', { slug_id }, await makeUser(db))).data).toEqual([])
  expect((await call('getProperty', { slug_id }, owner)).data).toHaveLength(1)
  expect((await call('getProperty', { slug_id }, await makeUser(db, { role: 'moderator' }))).data).toHaveLength(1)
})

test('the response does not wait for renditions; those of new properties have priority in the job queue', async () => {
  await runJobs()
  await db`select pgboss.create_queue('render-media', '{}')`.catch(() => {})
  await post({ ...(await homeForm(db)), title_image: { file: await picture('#123456') } }, owner)
  const [job] = await db`select priority from pgboss.job where name = 'render-media' order by created_on desc limit 1`
  expect(job).toMatchObject({ priority: 10 })
  expect(await runJobs()).toContain('render-media')
})

describe('a new property is refused with', () => {
  const cases: [
    what: string,
    change: () => Record<string, FormValue> | Promise<Record<string, FormValue>>,
    message: RegExp,
  ][] = [
    ['no price', () => ({ price: '' }), /price/],
    ['price 0', () => ({ price: '0' }), /price must be a whole number between 1/],
    ['a negative price', () => ({ price: '-5' }), /price must be/],
    ['a price of 10^20', () => ({ price: '100000000000000000000' }), /price must be/],
    ['a price with cents', () => ({ price: '10.50' }), /price must be/],
    ['a price in words', () => ({ price: '1e9' }), /price must be/],
    ['a title of 100 kB', () => ({ title: 'x'.repeat(100_000) }), /title may have at most 200/],
    ['a title of blanks', () => ({ title: '   ' }), /title is required/],
    ['an unknown category', () => ({ category_id: 999_999 }), /category_id is not a property type/],
    ['a kind that does not exist', () => ({ property_type: '7' }), /property_type/],
    ['no title image', () => ({ title_image: '' }), /title_image is required/],
    ['half a point', () => ({ latitude: '5' }), /are both required/],
    ['a point off the globe', () => ({ latitude: '95', longitude: '5' }), /latitude/],
    ['another site for a video', () => ({ video_link: 'https://example.com/watch?v=aqz-KE-bpKQ' }), /video_link/],
    ['a script for a video', () => ({ video_link: 'javascript://youtube.com/?v=aqz-KE-bpKQ' }), /video_link/],
    [
      'a short description for search engines',
      () => ({ meta_description: 'Too short' }),
      /meta_description needs 50 to 160/,
    ],
    ['eleven keywords', () => ({ meta_keywords: 'a,b,c,d,e,f,g,h,i,j,k' }), /meta_keywords may have at most 10/],
    ['a period that does not exist', () => ({ property_type: 1, rentduration: 'Hourly' }), /rentduration/],
    ['a required answer left out', () => ({ category_id: category.id }), /Bedrooms is required/],
    [
      'an answer to another category',
      () => answering(foreign.id, '1'),
      /parameters refers to \d+, which is not an attribute of /,
    ],
    ['words for a number', () => answering(asked.bedrooms.id, 'many'), /Bedrooms must be a number/],
    ['a choice that is not there', () => answering(asked.pets.id, '["Fish"]'), /Pets has no such option/],
    ['text where a file belongs', () => answering(asked.deed.id, 'http://169.254.169.254/'), /Deed must be a file/],
    [
      'an unknown facility',
      () => ({ 'facilities[0][facility_id]': 999_999, 'facilities[0][distance]': 1 }),
      /facilities/,
    ],
    [
      'a negative distance',
      () => ({ 'facilities[0][facility_id]': facility.id, 'facilities[0][distance]': -1 }),
      /distance/,
    ],
    [
      'a floor without a name',
      async () => ({ 'floors[0][image]': { file: await picture('#777777') } }),
      /floors.0.title is required/,
    ],
    [
      'a language that does not exist',
      () => ({ 'translations[0][title][language_id]': 999, 'translations[0][title][value]': 'x' }),
      /not a language/,
    ],
  ]
  const answering = (id: number, value: string) => ({
    category_id: category.id,
    'parameters[0][parameter_id]': id,
    'parameters[0][value]': value,
  })

  test.each(cases)('%s', async (_what, change, message) => {
    const before = await db`select count(*) from properties`
    const { status, error, message: said } = await post({ ...(await homeForm(db)), ...(await change()) }, owner)
    // Clients show the message as a toast, so the status is HTTP 200.
    expect([status, error]).toEqual([200, true])
    expect(said).toMatch(message)
    expect(await db`select count(*) from properties`).toEqual(before)
  })
})

describe('publishing requirements refuse', () => {
  test('an incomplete profile', async () => {
    const bare = await makeUser(db)
    await givePackage(db, bare.id, { property_list: 1 })
    expect(await post(await homeForm(db), bare)).toMatchObject({
      status: 400,
      message: 'You have not completed your profile yet. Please complete first',
      key: 'profileIncomplete',
    })
  })

  test('an unverified user where verification is required', async () => {
    await db`update settings set value = '1' where key = 'verification_required_for_user'`
    try {
      expect(await post(await homeForm(db), owner)).toMatchObject({ status: 400, key: 'verificationRequired' })
      const verified = await makeLister(db, {}, { verification: 'success' })
      expect(await post(await homeForm(db), verified)).toMatchObject({ status: 200, error: false })
    } finally {
      await db`update settings set value = '0' where key = 'verification_required_for_user'`
    }
  })

  test('a user without a package', async () => {
    const portrait = await makeImage(db)
    const poor = await makeUser(db, { phone: '15550199', address: 'Here', profile_media_id: portrait.id })
    expect(await post(await homeForm(db), poor)).toMatchObject({
      status: 400,
      message: 'You have not subscribed. Please subscribe first',
      data: { package_available: false, feature_available: false, limit_available: false },
    })
  })

  test('49 of 50 concurrent requests with one credit left, without leftovers', async () => {
    const last = await makeLister(db, { property_list: 1 })
    const form = await homeForm(db)
    const answers = await Promise.all(Array.from({ length: 50 }, () => post({ ...form, title: 'The last one' }, last)))
    expect(answers.filter(({ error }) => !error)).toHaveLength(1)
    const refused = answers.filter(({ error }) => error)
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([400]))
    expect(refused[0]).toMatchObject({ message: 'Your Package Limit is Over. Please Purchase Package.' })
    expect(await db`select slug from properties where owner_id = ${last.id}`).toHaveLength(1)
  })
})

test('concurrent equal titles get different slugs', async () => {
  const form = { ...(await homeForm(db)), title: 'House on the hill' }
  // Separate pictures and users, because requests that share either are serialised anyway.
  const forms = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => ({
      fields: { ...form, title_image: { file: await picture(`#4466${(16 + index).toString(16)}`) } },
      as: await makeLister(db),
    })),
  )
  const answers = await Promise.all(forms.map(({ fields, as }) => post(fields, as)))
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => false))
  const slugs = answers.map(({ data }) => data[0]!.slug_id).sort()
  const numbered = Array.from({ length: 11 }, (_, index) => `house-on-the-hill-${index + 1}`)
  expect(slugs).toEqual(['house-on-the-hill', ...numbered].sort())
})

test.each([
  ['a wish', { slug_id: 'My Own Words!' }, 'my-own-words'],
  ['a title without letters', { title: '!!!' }, 'property'],
  ['a long title', { title: 'a'.repeat(200) }, 'a'.repeat(180)],
])('the slug is made from %s', async (_what, change, slug) => {
  const { data } = await post({ ...(await homeForm(db)), ...change }, owner)
  expect(data[0]!.slug_id).toBe(slug)
})

test('a price beyond the safe integer range is stored exactly', async () => {
  const { data } = await post({ ...(await homeForm(db)), price: '9223372036854775806' }, owner)
  const [row] = await db`select price::text from properties where id = ${data[0]!.id}`
  expect(row).toEqual({ price: '9223372036854775806' })
})

test("an administrator's property belongs to the site, is approved and costs no credit", async () => {
  const admin = await makeUser(db, { role: 'admin' })
  const { data } = await post(await homeForm(db), admin)
  expect(data[0]).toMatchObject({ added_by: 0, customer_name: 'Admin', request_status: 'approved' })
})

test('a verified user needs no approval while auto-approval is on', async () => {
  await db`update settings set value = '1' where key = 'auto_approve'`
  try {
    const verified = await makeLister(db, {}, { verification: 'success' })
    expect((await post({ ...(await homeForm(db)), city: 'Faro' }, verified)).data[0]).toMatchObject({
      request_status: 'approved',
    })
    expect((await post(await homeForm(db), owner)).data[0]).toMatchObject({ request_status: 'pending' })
  } finally {
    await db`update settings set value = '0' where key = 'auto_approve'`
  }
})
