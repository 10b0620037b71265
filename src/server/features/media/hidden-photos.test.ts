import { beforeAll, beforeEach, expect, test } from 'vitest'
import { FORMATS, widthsOf } from '#domain/renditions.ts'
import { issueToken } from '#server/db/sessions.ts'
import { testApp } from '#test/support/app.ts'
import { draftForms } from '#test/support/draft-files.ts'
import { homeForm, makeLister, picture, postForm } from '#test/support/listings.ts'
import { makeCategory, makeImage, makeProject, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { photoBase } from './public.ts'
import { mediaSource } from './source.ts'

const app = await testApp()
const { db, call, inject, services, tokenOf } = app
const SIGNED = /^http:\/\/lintel\.test\/signed\/[\w.-]+\/images\//
const HOUR_MS = 3_600_000

let owner: { id: number }
let moderator: { id: number }
let category: { id: number }
beforeAll(async () => {
  owner = await makeLister(db)
  moderator = await makeUser(db, { role: 'moderator' })
  category = await makeCategory(db)
})

interface Photo {
  id: number
  key: string
  folder: string
}
/** A photo with pixels, in one of the listing folders. */
async function photo(folder = 'property_title_img', width = 1000): Promise<Photo> {
  const image = await makeImage(db, { folder, width, height: 500, kind: folder === '3d_img' ? 'panorama' : 'image' })
  await services.storage.put(`images/${folder}/${image.key}/master`, await picture('#14594a', width, 500))
  return image
}
const plainOf = ({ folder, key }: Photo, file = '320.webp') => `/images/${folder}/${key}/${file}`
const pathOf = (url: string) => url.replace('http://lintel.test', '')
const unsigned = (url: string) => pathOf(url).replace(/^\/signed\/[^/]+/, '')
const statusOf = async (url: string) => (await inject({ url: pathOf(url) })).statusCode
const signedFor = (image: Photo, reader: { now?: Date; impersonationId?: number } = {}) => {
  const { now = NOW, ...session } = reader
  const base = photoBase({ viewer: { id: owner.id, ...session }, now, origin: '', derive: services.derive }, false)
  return `${typeof base === 'string' ? base : base(image.key)}${plainOf(image)}`
}

/** A property with a photo in every place. */
async function homeWith(given: Record<string, unknown>) {
  const [title, panorama, meta, gallery, floor] = await Promise.all([
    photo(),
    photo('3d_img', 2048),
    photo('property_seo_img'),
    photo('property_gallery_img'),
    photo('property_floor_img'),
  ])
  const home = await makeProperty(db, {
    ...{ owner_id: owner.id, category_id: category.id, title_media_id: title.id },
    ...{ three_d_media_id: panorama.id, meta_media_id: meta.id },
    ...given,
  })
  await db`insert into property_gallery (property_id, media_id, position) values (${home.id}, ${gallery.id}, 0)`
  await db`insert into property_floors (property_id, title, media_id, position) values (${home.id}, 'Ground', ${floor.id}, 0)`
  return { ...home, photos: [title, panorama, meta, gallery, floor] }
}

/** URLs of a property's photos as `get_property` returns them to this reader. */
async function urlsOf(id: number, as?: { id: number }) {
  const [home] = (await call('getProperty', { id }, as)).data
  if (!home) return []
  const { title_image, three_d_image, meta_image, gallery, floors } = home
  return [title_image, three_d_image, meta_image, ...gallery.map((one) => one.image_url), ...floors.map((f) => f.image)]
}

test('photos of a submitted property have signed URLs before approval and plain URLs after it', async () => {
  const form = { ...(await homeForm(db, category.id)), 'gallery_images[0]': { file: await picture('#884422') } }
  const { data } = await postForm(app, 'post_property', form, owner)
  const { id, title_image, gallery } = data[0]!
  const urls = [title_image, gallery[0]!.image_url]
  for (const url of urls) {
    expect(url).toMatch(SIGNED)
    expect([await statusOf(url), await statusOf(unsigned(url))]).toEqual([200, 404])
    expect((await inject({ url: pathOf(url) })).headers).not.toHaveProperty('access-control-allow-origin')
  }
  await call('moderate', { kind: 'property', id, decision: 'approve' }, moderator)
  for (const url of urls) {
    const answer = await inject({ url: unsigned(url) })
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
  }
  expect((await call('getProperty', { id }, owner)).data[0]!.title_image).toBe(
    `http://lintel.test${unsigned(title_image)}`,
  )
})

test.each([
  { state: 'pending', given: { request_status: 'pending' } },
  { state: 'rejected', given: { request_status: 'rejected' } },
  { state: 'inactive', given: { is_active: false } },
  { state: 'private', given: { is_private: true } },
  { state: 'hidden and sold', given: { is_active: false, property_type: 'sold' } },
])(
  'photos of a $state property are signed for its owner and a moderator, and not returned to a visitor',
  async ({ given }) => {
    const { id, photos } = await homeWith(given)
    for (const reader of [owner, moderator]) {
      const urls = await urlsOf(id, reader)
      expect(urls).toHaveLength(5)
      for (const url of urls) {
        expect(url).toMatch(SIGNED)
        expect(await statusOf(url)).toBe(200)
      }
    }
    expect(await urlsOf(id)).toEqual([])
    expect(await urlsOf(id, await makeUser(db))).toEqual([])
    for (const image of photos) expect(await statusOf(plainOf(image))).toBe(404)
  },
)

test('plain photo URLs of a deactivated account’s property return 404', async () => {
  const gone = await makeUser(db, { is_active: false })
  const { photos } = await homeWith({ owner_id: gone.id })
  for (const image of photos) expect(await statusOf(plainOf(image))).toBe(404)
})

test('photos of a public property have plain URLs for visitors and its owner, in every place', async () => {
  const { id, photos } = await homeWith({})
  for (const urls of [await urlsOf(id), await urlsOf(id, owner)]) {
    expect(urls).toHaveLength(5)
    for (const url of urls) expect(url).toMatch(/^http:\/\/lintel\.test\/images\//)
  }
  for (const image of photos) expect(await statusOf(plainOf(image))).toBe(200)
})

test('the plain URL of a photo that is not public gets the same response as an unknown one', async () => {
  const { photos } = await homeWith({ request_status: 'pending' })
  const answer = async (url: string, headers = {}) => {
    const { statusCode, headers: sent, body } = await inject({ url, headers })
    const { date, 'x-request-id': _id, ...same } = sent
    return { statusCode, same, body }
  }
  const known = plainOf(photos[0]!)
  const unknown = plainOf({ ...photos[0]!, key: '0'.repeat(32) })
  expect(await answer(known)).toEqual(await answer(unknown))
  // A cached 404 would hide the photo after approval.
  expect((await answer(known)).same['cache-control']).toBe('no-store')
  // A browser with a copy gets no 304.
  const tag = { 'if-none-match': `"${photos[0]!.key}-320-webp"` }
  expect((await answer(known, tag)).statusCode).toBe(404)
})

test('one signature covers every size and format of its photo', async () => {
  const image = await photo('property_title_img', 1600)
  const signed = signedFor(image)
  for (const format of FORMATS)
    for (const width of widthsOf(image.folder, format, 1600)) {
      const answer = await inject({ url: signed.replace('320.webp', `${width}.${format}`) })
      expect([width, format, answer.statusCode]).toEqual([width, format, 200])
      expect(answer.headers['cache-control']).toMatch(/^private, max-age=\d+$/)
    }
})

test('a signature that is altered, expired, of another photo or of another purpose is refused', async () => {
  const image = await photo()
  const other = await photo()
  const signed = signedFor(image)
  const [, permit] = /signed\/([^/]+)\//.exec(signed)!
  const [expires, signature] = permit!.split('.') as [string, string]
  const withPermit = (text: string) => signed.replace(permit!, text)
  expect(await statusOf(signed)).toBe(200)
  const forged = services.derive('private document', `${image.key}\n${expires}\n`).toString('base64url')
  for (const url of [
    signed.replace(image.key, other.key),
    withPermit(`${Number(expires) + 1}.${signature}`),
    withPermit(`${expires}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`),
    withPermit(`${expires}-1.${signature}`),
    withPermit(`${expires}.${forged}`),
    withPermit(expires),
    withPermit('x'),
    signedFor(image, { now: new Date(NOW.getTime() - 24 * HOUR_MS) }),
  ])
    expect([url, await statusOf(url)]).toEqual([url, 404])
})

test('a signed URL stays the same for six hours and is valid for 18 to 24 hours', async () => {
  const image = await photo()
  const start = Math.floor(NOW.getTime() / (6 * HOUR_MS)) * 6 * HOUR_MS
  const at = (hours: number) => signedFor(image, { now: new Date(start + hours * HOUR_MS) })
  expect(at(5.99)).toBe(at(0))
  expect(at(6)).not.toBe(at(0))
  expect(await statusOf(signedFor(image, { now: new Date(NOW.getTime() - 17.9 * HOUR_MS) }))).toBe(200)
})

test('signed URLs of an impersonated session are not cached and end with the session', async () => {
  const admin = await makeUser(db, { role: 'admin' })
  const image = await photo()
  const session = { userId: owner.id, userAgent: null, now: NOW, days: 1, impersonatorId: admin.id }
  const token = await issueToken(db, session)
  const sessionId = Number(token.split('|')[0])
  const impersonated = signedFor(image, { impersonationId: sessionId })
  const answer = await inject({ url: impersonated })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
  const { id } = await homeWith({ request_status: 'pending' })
  const seen = await inject({ url: `/api/get_property?id=${id}`, headers: { authorization: `Bearer ${token}` } })
  expect(seen.json().data[0].title_image).toContain(`-${sessionId}.`)
  await db`delete from sessions where id = ${sessionId}`
  expect([await statusOf(impersonated), await statusOf(signedFor(image))]).toEqual([404, 200])
})

test('plain photo URLs of a withdrawn property return 404, also to a browser with a copy', async () => {
  const { id, photos } = await homeWith({})
  const url = plainOf(photos[0]!)
  const { headers } = await inject({ url })
  await call('changePropertyStatus', { property_id: id, status: 0 }, owner)
  for (const image of photos) expect(await statusOf(plainOf(image))).toBe(404)
  expect((await inject({ url, headers: { 'if-none-match': headers.etag as string } })).statusCode).toBe(404)
  await call('changePropertyStatus', { property_id: id, status: 1 }, owner)
  expect(await statusOf(url)).toBe(200)
})

test('a photo shared by two properties stays public while one of them is public', async () => {
  const shared = await photo()
  const own = { owner_id: owner.id, category_id: category.id, title_media_id: shared.id }
  await makeProperty(db, { ...own, request_status: 'pending' })
  const { id } = await makeProperty(db, own)
  expect(await statusOf(plainOf(shared))).toBe(200)
  await db`update properties set is_active = false where id = ${id}`
  expect(await statusOf(plainOf(shared))).toBe(404)
})

test('a photo used by the site itself is public without a listing', async () => {
  const image = await photo()
  await homeWith({})
  expect(await statusOf(plainOf(image))).toBe(404)
  await db`insert into city_images (area_id, media_id) select id, ${image.id} from areas where kind = 'city' limit 1`
  expect(await statusOf(plainOf(image))).toBe(200)
})

test('a new photo in a pending edit of a public property is signed for its owner', async () => {
  const { data } = await postForm(app, 'post_property', await homeForm(db, category.id), owner)
  const { id } = data[0]!
  await call('moderate', { kind: 'property', id, decision: 'approve' }, moderator)
  const change = { action_type: 0, id, price: 5, 'gallery_images[0]': { file: await picture('#5522aa') } }
  const changed = await postForm(app, 'update_post_property', change, owner)
  const url = changed.data[0]!.gallery.at(-1)!.image_url
  expect(url).toMatch(SIGNED)
  expect([await statusOf(url), await statusOf(unsigned(url))]).toEqual([200, 404])
  expect(JSON.stringify(await call('getProperty', { id }))).not.toContain('/signed/')
})

test('photos and plans of a pending project are signed for its owner, and their plain URLs return 404', async () => {
  const [image, gallery, plan] = [
    await photo('project_title_img'),
    await photo('project_gallery_img'),
    await photo('project_plan_img'),
  ]
  const given = { owner_id: owner.id, category_id: category.id, image_media_id: image.id, request_status: 'pending' }
  const { id } = await makeProject(db, given)
  await db`insert into project_gallery (project_id, media_id, position) values (${id}, ${gallery.id}, 0)`
  await db`insert into project_plans (project_id, title, media_id) values (${id}, 'Two rooms', ${plan.id})`
  const { data } = await call('getProjectDetail', { id }, owner)
  for (const url of [data.image, data.gallary_images[0]!.name, data.plans[0]!.document]) {
    expect(url).toMatch(SIGNED)
    expect([await statusOf(url), await statusOf(unsigned(url))]).toEqual([200, 404])
  }
  await db`update projects set request_status = 'approved' where id = ${id}`
  for (const one of [image, gallery, plan]) expect(await statusOf(plainOf(one))).toBe(200)
  const { data: shown } = await call('getProjectDetail', { id }, owner)
  expect(shown.image).toBe(`http://lintel.test${plainOf(image, '960.webp')}`)
  expect(JSON.stringify(await call('getProjects', {}))).not.toContain('/signed/')
})

test('draft files are signed for their owner only', async () => {
  const { send } = draftForms(app.app, tokenOf)
  const key = crypto.randomUUID()
  const { data } = await send(owner, key, 'photo', await picture('#aa3311'))
  expect(data.url).toMatch(SIGNED)
  expect([await statusOf(data.url), await statusOf(unsigned(data.url))]).toEqual([200, 404])
  const form = await call('listingForm', { kind: 'property', key }, owner)
  expect(form.data.draft!.files[0]!.url).toBe(data.url)
})

test('lists for owners and moderators contain signed photos of listings that are not public', async () => {
  const { id, photos } = await homeWith({ request_status: 'pending' })
  const listed = (await call('ownListings', { kind: 'property' }, owner)).data.find((one) => one.id === id)!
  const waiting = (await call('listModeration', { limit: 100 }, moderator)).data.find((one) => one.id === id)!
  const { data: shown } = await call('getModerationCase', { kind: 'property', id }, moderator)
  for (const url of [listed.image, waiting.image, ...shown!.photos.map(({ image }) => image)]) {
    expect(url).toMatch(SIGNED)
    expect(await statusOf(url)).toBe(200)
  }
  expect(shown!.photos).toHaveLength(2)
  expect(listed.image).toContain(photos[0]!.key)
})

test('responses to visitors contain no signed URL, also while owners see theirs', async () => {
  const hidden = await homeWith({ request_status: 'pending' })
  await homeWith({})
  await urlsOf(hidden.id, owner)
  for (const url of [
    'get_property',
    'get-property-list',
    'get-projects',
    'homepage-data',
    `get_property?id=${hidden.id}`,
  ]) {
    const { statusCode, body } = await inject({ url: `/api/${url}` })
    expect([url, statusCode]).toEqual([url, 200])
    expect(body).not.toContain('/signed/')
    expect(body).not.toContain(hidden.photos[0]!.key)
  }
})

test('share image, brochure, embed and feeds reveal nothing about a property that is not public', async () => {
  const { slug, photos } = await homeWith({ request_status: 'pending' })
  for (const url of [`/og/${slug}.jpg`, `/brochures/${slug}.pdf`, `/embed/property/${slug}`])
    expect([url, await statusOf(url)]).toEqual([url, 404])
  for (const url of [`/embed/property/${slug}`, '/articles.atom', '/articles.rss', '/sitemap.xml']) {
    const { body } = await inject({ url })
    expect(body).not.toContain(photos[0]!.key)
    expect(body).not.toContain('/signed/')
  }
})

test('an owner can print a property that is not public, with its photos', async () => {
  const { slug } = await homeWith({ request_status: 'pending' })
  const headers = { 'sec-fetch-site': 'same-origin' }
  const answer = await inject({ url: `/brochures/${slug}.pdf`, headers, cookies: { session: await tokenOf(owner) } })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-cache'])
  expect(answer.rawPayload.toString('latin1')).toContain('/DCTDecode')
})

let queries = 0
let clock = NOW
const counted = mediaSource({
  ...services,
  db: new Proxy(db, {
    get(target, name) {
      if (name === 'unsafe') queries++
      return Reflect.get(target, name)
    },
  }),
  now: () => clock,
})
beforeEach(() => {
  queries = 0
  clock = NOW
})

test('a public photo costs one query per five seconds across its sizes, and a withdrawn one is refused after that', async () => {
  const { id, photos } = await homeWith({})
  const access = (width: number) => counted.accessTo({ ...photos[0]!, width, format: 'webp' }, null)
  for (const width of [320, 480, 640]) expect(await access(width)).toBe('public')
  expect(queries).toBe(1)
  await db`update properties set is_active = false where id = ${id}`
  clock = new Date(NOW.getTime() + 5_000)
  expect(await access(320)).toBeNull()
  // A refusal is not cached, so an approval takes effect immediately.
  await db`update properties set is_active = true where id = ${id}`
  expect(await access(320)).toBe('public')
})

test('images outside the listing folders cost no query', async () => {
  expect(await counted.accessTo({ folder: 'users', key: '0'.repeat(32), width: 320, format: 'webp' }, null)).toBe(
    'public',
  )
  expect(queries).toBe(0)
})
