import { beforeAll, describe, expect, test, vi } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { picture } from '#test/support/listings.ts'
import { type MadeUser, makeAdvertisement, makeImage, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'

const { db, call, inject, services } = await testApp()
const SIGNED = /^http:\/\/lintel\.test\/signed\/[\w.-]+\/images\//
const LATER = new Date(NOW.getTime() + 48 * 3_600_000)

let owner: MadeUser
let buyer: MadeUser
let admin: MadeUser
let image: { id: number; key: string }
let home: { id: number; category: number }

/** A public property with enquiries, chats, viewings and favourites, which is withdrawn afterwards. */
beforeAll(async () => {
  owner = await makeUser(db)
  buyer = await makeUser(db)
  admin = await makeUser(db, { role: 'admin' })
  image = await makeImage(db, { folder: 'property_title_img', width: 1000, height: 500 })
  const master = await picture('#14594a', 1000, 500)
  await services.storage.put(`images/property_title_img/${image.key}/master`, master)
  const { id } = await makeProperty(db, { owner_id: owner.id, title_media_id: image.id })
  const [row] = await db<{ category: number }[]>`select category_id as category from properties where id = ${id}`
  home = { id, category: row!.category }
  await db`update settings set value = '1' where key in ('enquiries_from_visitors', 'compare_for_visitors')`
  const question = { name: 'Ruth', email: 'ruth@example.com', message: 'Is it quiet?', consent: 1 as const }
  await call('sendEnquiry', { property_id: id, ...question })
  await call('sendMessage', { receiver_id: owner.id, property_id: id, message: 'Is it free?' }, buyer)
  await call('interestedUsers', { property_id: id, type: 1 }, buyer)
  for (const person of [owner, buyer]) await call('addFavourite', { property_id: id, type: 1 }, person)
  await makeAdvertisement(db, { property_id: id, user_id: owner.id })
  const viewing = { meeting_type: 'in_person', time_zone: 'Europe/Lisbon', status: 'confirmed', proposed_by: 'guest' }
  const times = { starts_at: LATER, ends_at: new Date(LATER.getTime() + 1_800_000) }
  await db`insert into viewings ${db({ property_id: id, host_id: owner.id, guest_id: buyer.id, ...viewing, ...times })}`
  const twin = await makeProperty(db, { owner_id: owner.id })
  const pair = {
    property_id: Math.min(id, twin.id),
    other_id: Math.max(id, twin.id),
    reason: 'words',
    score: 90,
    found_at: NOW,
  }
  await db`insert into duplicate_listings ${db(pair)}`
  await db`update properties set is_active = false where id = ${id}`
})

/** The property's title image in each call that returns it. */
const PLACES = {
  enquiries: async (as: MadeUser) => (await call('getEnquiries', {}, as)).data.map((one) => one.property.title_image),
  'viewings as host': async (as: MadeUser) =>
    (await call('getAgentViewings', {}, as)).data.map((one) => one.property.title_image),
  'viewings as guest': async (as: MadeUser) =>
    (await call('getUserViewings', {}, as)).data.map((one) => one.property.title_image),
  'the list of chats': async (as: MadeUser) => (await call('getChats', {}, as)).data.map((one) => one.title_image),
  'a chat': async (as: MadeUser) => {
    const other = as.id === owner.id ? buyer : owner
    return [(await call('getChatThread', { user_id: other.id, property_id: home.id }, as)).data.property.title_image]
  },
  favourites: async (as: MadeUser) => (await call('getFavouriteProperty', {}, as)).data.map((one) => one.title_image),
  notifications: async (as: MadeUser) =>
    (await call('getNotificationList', {}, as)).data.flatMap((one) => one.property?.title_image ?? []),
  adverts: async (as: MadeUser) =>
    (await call('getFeaturedData', { type: 'property' }, as)).data.flatMap((one) => one.property?.title_image ?? []),
  'own listings': async (as: MadeUser) =>
    (await call('ownListings', { kind: 'property' }, as)).data.map((one) => one.image),
}
const own = (urls: readonly string[]) => urls.filter((url) => url.includes(image.key))
const statusOf = async (url: string) => (await inject({ url: url.replace('http://lintel.test', '') })).statusCode

describe('a withdrawn property', () => {
  test.each([
    'enquiries',
    'viewings as host',
    'the list of chats',
    'a chat',
    'favourites',
    'notifications',
    'adverts',
    'own listings',
  ] as const)('has a signed photo for its owner in %s', async (place) => {
    const urls = own(await PLACES[place](owner))
    expect(urls).not.toEqual([])
    for (const url of urls) {
      expect(url).toMatch(SIGNED)
      expect(await statusOf(url)).toBe(200)
    }
  })

  test.each(Object.keys(PLACES) as (keyof typeof PLACES)[])('has no signed photo for a buyer in %s', async (place) => {
    for (const url of own(await PLACES[place](buyer))) {
      expect(url).not.toContain('/signed/')
      expect(await statusOf(url)).toBe(404)
    }
  })

  test('is returned to a buyer in viewings and chats, so that the test above is not empty', async () => {
    expect(own(await PLACES['viewings as guest'](buyer))).toHaveLength(1)
    expect(own(await PLACES['a chat'](buyer))).toHaveLength(1)
    expect(await PLACES.favourites(buyer)).toEqual([])
  })

  test('is named on the page of interested users without a photo', async () => {
    const answer = await call('getInterestedUsers', { property_id: home.id }, owner)
    expect(answer).toMatchObject({ error: false, total: 1 })
    expect(JSON.stringify(answer)).not.toContain(image.key)
  })

  test.each(['owner', 'buyer', 'visitor'] as const)('cannot be compared by %s', async (reader) => {
    const other = await makeProperty(db, { category_id: home.category })
    const as = { owner, buyer, visitor: undefined }[reader]
    const answer = await call('compareHomes', { ids: `${home.id},${other.id}` }, as)
    expect(answer).toMatchObject({ error: true, message: 'Property not found' })
    expect(JSON.stringify(answer)).not.toContain(image.key)
  })

  test('has a signed photo for an administrator in the duplicates report', async () => {
    const { data } = await call('listDuplicateListings', {}, admin)
    const urls = own(data.flatMap((pair) => [pair.home.image, pair.other.image]))
    expect(urls).toHaveLength(1)
    expect(urls[0]).toMatch(SIGNED)
    expect(await statusOf(urls[0]!)).toBe(200)
  })
})

test('a list leaves out a withdrawn property that the search still returns', async () => {
  vi.spyOn(services.search, 'after').mockReturnValue(services.search)
  const found = vi.spyOn(services.search, 'page').mockResolvedValue({ ids: [home.id], total: 1, corrected: null })
  expect((await call('getProperty', {}, buyer)).data).toEqual([])
  expect((await call('getProperty', {})).data).toEqual([])
  expect(found).toHaveBeenCalledTimes(2)
  vi.restoreAllMocks()
})
