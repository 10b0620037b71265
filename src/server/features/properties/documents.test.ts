import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { homeForm, makeLister, pdf, picture, postForm } from '#test/support/listings.ts'
import { makeUser } from '#test/support/make.ts'

const app = await testApp()
const { db, call, inject, services } = app
let owner: { id: number }
let moderator: { id: number }
beforeAll(async () => {
  owner = await makeLister(db)
  moderator = await makeUser(db, { role: 'moderator' })
})
const pathOf = (url: string) => url.replace('http://lintel.test', '')
const plain = (url: string) => pathOf(url).split('?', 1)[0]!

test('documents are as public as their listing, and are always served as a download', async () => {
  const { data } = await postForm(
    app,
    'post_property',
    { ...(await homeForm(db)), 'documents[0]': { file: pdf('Deed'), name: 'deed.pdf' } },
    owner,
  )
  const { id, documents } = data[0]!
  const link = documents[0]!.file
  const handed = await inject({ url: pathOf(link) })
  expect(handed.statusCode).toBe(200)
  expect(handed.headers['content-disposition']).toMatch(/^attachment/)
  expect(handed.headers['x-content-type-options']).toBe('nosniff')
  expect(handed.headers['cache-control']).toBe('private, no-store')
  // Without the owner's signed link it is not found.
  expect((await inject({ url: plain(link) })).statusCode).toBe(404)
  expect((await inject({ url: pathOf(link).replace(/user=\d+/, 'user=999999') })).statusCode).toBe(404)

  await call('moderate', { kind: 'property', id, decision: 'approve' }, moderator)
  const shown = (await call('getProperty', { id })).data[0]!.documents[0]!.file
  expect(shown).toBe(`http://lintel.test${plain(link)}`)
  const open = await inject({ url: plain(shown) })
  expect([open.statusCode, open.headers['cache-control']]).toEqual([200, 'private, no-store'])

  await call('changePropertyStatus', { property_id: id, status: 0 }, owner)
  expect((await inject({ url: plain(shown) })).statusCode).toBe(404)
  const again = (await call('getProperty', { id }, owner)).data[0]!.documents[0]!.file
  expect((await inject({ url: pathOf(again) })).statusCode).toBe(200)
})

test('documents of a pending revision are served to the owner only', async () => {
  const { data } = await postForm(app, 'post_property', await homeForm(db), owner)
  const { id } = data[0]!
  await call('moderate', { kind: 'property', id, decision: 'approve' }, moderator)
  const changed = await postForm(
    app,
    'update_post_property',
    { action_type: 0, id, price: 5, 'documents[0]': { file: pdf('Later'), name: 'later.pdf' } },
    owner,
  )
  const link = changed.data[0]!.documents[0]!.file
  expect((await inject({ url: pathOf(link) })).statusCode).toBe(200)
  expect((await inject({ url: plain(link) })).statusCode).toBe(404)
})

test('location metadata is stripped from an uploaded photo', async () => {
  const photo = await sharp(await picture('#998877', 800, 600))
    .withExif({ IFD0: { Artist: 'SECRET-OWNER' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .jpeg()
    .toBuffer()
  expect((await sharp(photo).metadata()).exif).toBeDefined()
  const { data } = await postForm(
    app,
    'post_property',
    { ...(await homeForm(db)), 'gallery_images[0]': { file: photo } },
    owner,
  )
  const { folder, key } = (
    await db<{ folder: string; key: string }[]>`
    select m.folder, m.key from property_gallery g join media m on m.id = g.media_id where g.property_id = ${data[0]!.id}`
  )[0]!
  const master = (await services.storage.read(`images/${folder}/${key}/master`))!
  expect(master.includes('SECRET-OWNER')).toBe(false)
  expect((await sharp(master).metadata()).exif).toBeUndefined()
  const served = await inject({ url: pathOf(data[0]!.gallery[0]!.image_url) })
  expect(served.statusCode).toBe(200)
  expect((await sharp(served.rawPayload).metadata()).exif).toBeUndefined()
})

test('with presigned reads, permitted downloads are redirected to the storage, and all others are refused', async () => {
  const { data } = await postForm(
    app,
    'post_property',
    { ...(await homeForm(db)), 'documents[0]': { file: pdf('Stored'), name: 'stored.pdf' } },
    owner,
  )
  const link = data[0]!.documents[0]!.file
  services.storage.link = async (key, { seconds, name, type }) => `http://bucket.test/${key}?${seconds} ${name} ${type}`
  try {
    const sent = await inject({ url: pathOf(link) })
    expect(sent.statusCode).toBe(302)
    expect(sent.headers.location).toMatch(
      /^http:\/\/bucket\.test\/private\/[0-9a-f]{32}\.pdf\?60 stored\.pdf application\/pdf$/,
    )
    expect(sent.headers['cache-control']).toBe('private, no-store')
    expect((await inject({ url: plain(link) })).statusCode).toBe(404)
    expect((await inject({ url: pathOf(link).replace(/user=\d+/, 'user=999999') })).statusCode).toBe(404)
  } finally {
    delete services.storage.link
  }
})
