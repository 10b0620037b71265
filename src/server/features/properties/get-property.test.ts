import { beforeAll, describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { testApp } from '#test/support/app.ts'
import {
  daysAgo,
  type MadeProperty,
  type MadeUser,
  makeCategory,
  makeImage,
  makeParameter,
  makeProperty,
  makeUser,
} from '#test/support/make.ts'
import { findReplyMinutes } from './reply-time.sql.ts'

const { call, db } = await testApp()

let kabir: MadeUser
let visitor: MadeUser
let villa: { id: number }
let home: MadeProperty

beforeAll(async () => {
  kabir = await makeUser(db, { name: 'Kabir Rao', phone: '351911222333', verification: 'success' })
  visitor = await makeUser(db)
  villa = await makeCategory(db, { name: 'Villa', slug: 'villa' })
  const bedrooms = await makeParameter(db, villa.id, {
    name: 'Bedrooms',
    type_of_parameter: 'number',
    fact: 'bedrooms',
  })
  const area = await makeParameter(db, villa.id, { name: 'Area', type_of_parameter: 'number', fact: 'area' })
  const comforts = await makeParameter(db, villa.id, {
    name: 'Comforts',
    type_of_parameter: 'checkbox',
    type_values: ['Lift', 'Pool'],
  })
  const empty = await makeParameter(db, villa.id, { name: 'Notes' })
  home = await makeProperty(db, {
    owner_id: kabir.id,
    category_id: villa.id,
    slug: 'sea-villa',
    title: 'Sea Villa',
    price: 950_000,
    gallery: 7,
    is_premium: false,
    values: { [bedrooms.id]: '3', [area.id]: '128.4 m²', [comforts.id]: ['Lift', 'Pool'], [empty.id]: '' },
  })
})

describe('a property by its slug', () => {
  test('is returned in full as an array of one, in the types that shipped apps require', async () => {
    proves('7.8')
    const { status, data, total } = await call('getProperty', { slug_id: 'sea-villa' })
    expect(status).toBe(200)
    expect(total).toBe(1)
    expect(data).toHaveLength(1)
    expect(data[0]).toMatchObject({
      id: home.id,
      slug_id: 'sea-villa',
      price: 950_000,
      property_type: 'sell',
      rentduration: null,
      status: 1,
      request_status: 'approved',
      latitude: '38.7223',
      is_premium: false,
      promoted: false,
      is_favourite: 0,
      inquiry: false,
      post_created: '1 week ago',
      created_at: '2026-06-05T12:00:00.000000Z',
      customer_name: 'Kabir Rao',
      customer_id: kabir.id,
      customer_total_properties: 1,
      mobile: '351911222333',
      is_verified: true,
      is_admin: false,
      documents: [],
      favourite_users: [],
      meta_title: 'Sea Villa',
      meta_description: 'Two rooms and a garden.',
      category: { slug_id: 'villa', image: 'http://lintel.test/category-icons/villa.svg' },
      facts: { bedrooms: 3, bathrooms: null, area: 128 },
    })
    expect(data[0]!.title_image).toMatch(/^http:\/\/lintel\.test\/images\/property_title_img\/[0-9a-f]{32}\/960\.webp$/)
    expect(data[0]).toMatchObject({ title_image_width: 960, title_image_height: 640, title_image_hash: 'dGh1bWI=' })
    expect(data[0]!.gallery).toHaveLength(7)
    expect(data[0]!.gallery[0]).toMatchObject({ width: 960, blur: expect.stringMatching(/^data:image/) })
  })

  test('has its parameter values in the order of the category, without empty ones', async () => {
    const { data } = await call('getProperty', { id: home.id })
    expect(data[0]!.parameters.map(({ name, value }) => [name, value])).toEqual([
      ['Bedrooms', '3'],
      ['Area', '128.4 m²'],
      ['Comforts', ['Lift', 'Pool']],
    ])
    expect(data[0]!.parameters[2]).toMatchObject({
      type_of_parameter: 'checkbox',
      type_values: ['Lift', 'Pool'],
      is_required: 0,
    })
  })

  test.each(['no-such-home', "sea-villa' or '1'='1", 'SEA-VILLA'])('%j gives an empty list', async (slug_id) => {
    expect(await call('getProperty', { slug_id })).toMatchObject({
      status: 200,
      error: false,
      data: [],
      total: 0,
      similar_properties: [],
    })
  })

  test('a non-numeric id is refused', async () => {
    expect(await call('getProperty', { id: 'seven' })).toMatchObject({ status: 400, error: true, code: 400 })
  })
})

describe("the viewer's relation", () => {
  test('includes own favourites, interests, reports and blocks, and no other user', async () => {
    const other = await makeUser(db)
    const { id, slug } = await makeProperty(db, { owner_id: kabir.id, category_id: villa.id })
    for (const person of [visitor, other]) {
      await db`insert into favourites (user_id, property_id) values (${person.id}, ${id})`
      await db`insert into interests (user_id, property_id) values (${person.id}, ${id})`
    }
    await db`insert into reports (user_id, property_id, other_message) values (${visitor.id}, ${id}, 'Sold long ago')`
    await db`insert into blocks (blocker_id, blocked_id) values (${visitor.id}, ${kabir.id})`
    expect((await call('getProperty', { slug_id: slug }, visitor)).data[0]).toMatchObject({
      is_favourite: 1,
      is_interested: 1,
      is_reported: true,
      is_blocked_by_me: true,
      is_blocked_by_user: false,
      favourite_users: [visitor.id],
      total_favourite_users: 2,
      interested_users: [visitor.id],
      total_interested_users: 2,
    })
    expect((await call('getProperty', { slug_id: slug })).data[0]).toMatchObject({
      is_favourite: 0,
      favourite_users: [],
      is_reported: false,
    })
  })

  test('includes the promotions of a property only for its owner', async () => {
    const { slug } = await makeProperty(db, { owner_id: kabir.id, category_id: villa.id, isPromoted: true })
    expect((await call('getProperty', { slug_id: slug })).data[0]).toMatchObject({ promoted: true, advertisement: [] })
    expect((await call('getProperty', { slug_id: slug }, kabir)).data[0]!.advertisement).toMatchObject([
      { status: 0, is_enable: 1 },
    ])
  })
})

describe('a price reduction', () => {
  test('is returned for 30 days', async () => {
    const { id, slug } = await makeProperty(db, { category_id: villa.id, price: 400_000 })
    await db`insert into listing_events (property_id, kind, old, new, at)
      values (${id}, 'price_changed', '{"price": 450000}', '{"price": 400000}', ${daysAgo(3)})`
    expect((await call('getProperty', { slug_id: slug })).data[0]).toMatchObject({
      price_dropped_from: 450_000,
      price_changed_at: '2026-06-12T12:00:00.000000Z',
    })
  })

  test.each([
    ['rose since', 380_000, 400_000, 2],
    ['fell long ago', 450_000, 400_000, 31],
  ])('is not returned when it %s', async (_why, before, after, days) => {
    const { id, slug } = await makeProperty(db, { category_id: villa.id, price: 400_000 })
    await db`insert into listing_events (property_id, kind, old, new, at)
      values (${id}, 'price_changed', ${db.json({ price: before })}, ${db.json({ price: after })}, ${daysAgo(days)})`
    expect((await call('getProperty', { slug_id: slug })).data[0]).toMatchObject({
      price_dropped_from: null,
      price_changed_at: null,
    })
  })
})

describe('media of a property', () => {
  test('documents, floor plans, panorama and parameter files are absolute URLs', async () => {
    const paper = await makeImage(db, {
      folder: 'property_document_img',
      kind: 'document',
      mime: 'application/pdf',
      width: null,
      height: null,
    })
    const plan = await makeImage(db, { folder: 'property_floors', width: 800, height: 600 })
    const round = await makeImage(db, { folder: '3d_img', kind: 'panorama', width: 4096, height: 2048 })
    const certificate = await makeParameter(db, villa.id, { name: 'Certificate', type_of_parameter: 'file' })
    const { id, slug } = await makeProperty(db, { category_id: villa.id, three_d_media_id: round.id })
    await db`insert into property_documents (property_id, media_id, name) values (${id}, ${paper.id}, 'Brochure one.pdf')`
    await db`insert into property_floors (property_id, title, media_id, position) values (${id}, 'Ground floor', ${plan.id}, 0)`
    await db`insert into property_parameters (property_id, parameter_id, value, media_id) values (${id}, ${certificate.id}, '"energy.pdf"', ${paper.id})`
    const { data } = await call('getProperty', { slug_id: slug })
    expect(data[0]!.documents).toMatchObject([
      {
        property_id: id,
        type: 'pdf',
        file_name: 'Brochure one.pdf',
        file: `http://lintel.test/documents/${paper.key}/Brochure%20one.pdf`,
      },
    ])
    expect(data[0]!.floors).toMatchObject([
      { title: 'Ground floor', width: 800, height: 600, image: expect.stringContaining(plan.key) },
    ])
    expect(data[0]!.three_d_image).toBe(`http://lintel.test/images/3d_img/${round.key}/4096.webp`)
    expect(data[0]!.parameters).toMatchObject([{ value: `http://lintel.test/documents/${paper.key}/energy.pdf` }])
  })

  test('a property without pictures has empty URLs', async () => {
    const { id, slug } = await makeProperty(db, { category_id: villa.id })
    await db`update properties set title_media_id = null where id = ${id}`
    expect((await call('getProperty', { slug_id: slug })).data[0]).toMatchObject({
      title_image: '',
      title_image_blur: '',
      title_image_width: 0,
      three_d_image: '',
      meta_image: '',
      gallery: [],
      floors: [],
    })
  })
})

describe('the contact of a property', () => {
  test('is an owner or an agency, by the account of the owner', async () => {
    const byOf = async (owner_id: number | null) => {
      const { id } = await makeProperty(db, { category_id: villa.id, owner_id })
      return (await call('getProperty', { id })).data[0]!.listed_by
    }
    expect(await byOf((await makeUser(db)).id)).toBe('owner')
    expect(await byOf((await makeUser(db, { account_kind: 'agent' })).id)).toBe('agency')
    expect(await byOf(null)).toBe('agency')
  })

  test('has the median time to a first reply, from three replies on', async () => {
    const replier = await makeUser(db)
    const { id } = await makeProperty(db, { category_id: villa.id, owner_id: replier.id })
    const ask = async (minutes: number | null) => {
      const asker = await makeUser(db)
      const [chat] = await db<{ id: number }[]>`
        insert into chats (property_id, user_id, counterpart_id) values (${id}, ${asker.id}, ${replier.id}) returning id`
      const say = (sender: number, recipient: number, after: number) => db`
        insert into messages (chat_id, sender_id, recipient_id, kind, body, created_at)
        values (${chat!.id}, ${sender}, ${recipient}, 'text', 'Hello', now() - interval '1 day' + make_interval(mins => ${after}))`
      await say(asker.id, replier.id, 0)
      if (minutes !== null) await say(replier.id, asker.id, minutes)
    }
    for (const minutes of [10, 90, null]) await ask(minutes)
    expect(await findReplyMinutes(db, replier.id)).toBeNull()
    await ask(300)
    expect(await findReplyMinutes(db, replier.id)).toBe(90)
    expect((await call('getProperty', { id })).reply_minutes).toBe(90)
  })
})
