import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { issueToken } from '#server/db/sessions.ts'
import { testApp } from '#test/support/app.ts'
import { type MadeUser, makeCategory, makeImage, makeParameter, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'

const { inject, db, services } = await testApp()
let owner: MadeUser

async function brochure(name: string, as?: { id: number }) {
  const token = as && (await issueToken(db, { userId: as.id, userAgent: null, now: NOW, days: 30 }))
  return inject({ url: `/brochures/${encodeURIComponent(name)}`, ...(token && { cookies: { session: token } }) })
}

beforeAll(async () => {
  owner = await makeUser(db, { name: 'Asha Rao' })
  const photo = await sharp({ create: { width: 960, height: 640, channels: 3, background: '#c04020' } })
    .webp()
    .toBuffer()
  const image = await makeImage(db)
  await services.storage.put(`images/${image.folder}/${image.key}/master`, photo)
  const broken = await makeImage(db)
  await services.storage.put(`images/${broken.folder}/${broken.key}/master`, Buffer.from('no picture'))
  const flats = await makeCategory(db)
  const area = await makeParameter(db, flats.id, { name: 'Area', type_of_parameter: 'number', fact: 'area' })
  const own = { category_id: flats.id, owner_id: owner.id, title_media_id: image.id, values: { [area.id]: '90' } }
  await makeProperty(db, { ...own, slug: 'sea-view', title: 'Sea view' })
  await makeProperty(db, { ...own, slug: 'broken', title_media_id: broken.id })
  await makeProperty(db, { ...own, slug: 'premium', is_premium: true })
  await makeProperty(db, { ...own, slug: 'hidden', is_active: false })
  await makeProperty(db, { ...own, slug: 'pending', request_status: 'pending' })
})

test('the brochure of a public property is open to visitors and contains its photo', async () => {
  const { statusCode, headers, rawPayload } = await brochure('sea-view.pdf')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'inline; filename="sea-view.pdf"',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  })
  const text = rawPayload.toString('latin1')
  expect(text.slice(0, 5)).toBe('%PDF-')
  expect(text).toContain('/DCTDecode')
})

test('an unreadable picture is left out', async () => {
  const { statusCode, rawPayload } = await brochure('broken.pdf')
  expect(statusCode).toBe(200)
  expect(rawPayload.toString('latin1')).not.toContain('/DCTDecode')
})

test('brochures have the access rules of the page: hidden properties are missing, premium ones need a package', async () => {
  const stranger = await makeUser(db)
  for (const slug of ['hidden', 'pending', 'absent']) {
    expect((await brochure(`${slug}.pdf`)).statusCode).toBe(404)
    expect((await brochure(`${slug}.pdf`, stranger)).statusCode).toBe(404)
  }
  expect((await brochure('premium.pdf')).statusCode).toBe(403)
  expect((await brochure('premium.pdf', stranger)).statusCode).toBe(403)
  expect((await brochure('hidden.pdf', owner)).statusCode).toBe(200)
  expect((await brochure('premium.pdf', owner)).statusCode).toBe(200)
})

test('a brochure is cached, and rendered again after a price change', async () => {
  const first = await brochure('sea-view.pdf')
  expect((await brochure('sea-view.pdf')).rawPayload.equals(first.rawPayload)).toBe(true)
  await db`update properties set price = price * 2 where slug = 'sea-view'`
  expect((await brochure('sea-view.pdf')).rawPayload.equals(first.rawPayload)).toBe(false)
})

test.each(['sea-view', 'sea-view.doc', '.pdf', `${'x'.repeat(300)}.pdf`, '../sea-view.pdf', "x' or true --.pdf"])(
  '%s is not found',
  async (name) => {
    expect((await brochure(name)).statusCode).toBe(404)
  },
)
