import { strToU8, unzipSync, type Zippable, zipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { feedOf, feedRows, feedSender, makeAgent } from '#test/support/feeds.ts'
import { makeCategory, makeParameter } from '#test/support/make.ts'

const app = await testApp()
const { db, call, inject, runJobs } = app
const { bring, send } = feedSender(app)
let category: { id: number; name: string }
let agent: { id: number }
const row = feedRows(() => category)
const feed = (photos: string, key: number | string = 1) => feedOf([row(key, { Photos: photos })], 'Photos')

beforeAll(async () => {
  category = await makeCategory(db)
  await makeParameter(db, category.id, { name: 'Rooms', type_of_parameter: 'number' })
  await db`
    insert into settings (key, value, is_public) values ('auto_approve_edited_listings', '1', false)
    on conflict (key) do update set value = '1'`
})
beforeEach(async () => {
  agent = await makeAgent(db)
})

const photo = async (red: number) =>
  new Uint8Array(
    await sharp({ create: { width: 300, height: 200, channels: 3, background: { r: red, g: 90, b: 40 } } })
      .jpeg()
      .toBuffer(),
  )
const zip = (files: Zippable) => zipSync(files, { level: 6 })

/** File names of each property's photos, title image first. */
const hung = async () =>
  (
    await db<{ names: string[] }[]>`
      select array(
        select substring(i.url from '/(.*)$') from (
          select p.title_media_id as media_id, -1 as position union all
          select g.media_id, g.position from property_gallery g where g.property_id = p.id) x
        join imported_photos i on i.media_id = x.media_id and i.external_id = l.external_id order by x.position) as names
      from properties p join imported_listings l on l.property_id = p.id where p.owner_id = ${agent.id} order by p.id`
  ).map(({ names }) => names)
const mediaOf = () => db`select id from media where owner_id = ${agent.id} and folder = 'property_gallery_img'`

describe('an import archive', () => {
  test('imports properties with their photos; importing it again changes nothing, and another photo is a change', async () => {
    const files = {
      'export/homes.csv': strToU8(feed('photos/living room.jpg|./photos/b.jpg')),
      'export/photos/living room.jpg': await photo(10),
      'export/photos/b.jpg': await photo(20),
      '__MACOSX/export/._homes.csv': strToU8('not a feed'),
      'export/.DS_Store': strToU8('nothing'),
    }
    const first = await bring(zip(files), { as: agent })
    expect(first.done).toMatchObject({ created: 1, errors: 0, file_name: 'feed.zip' })
    await runJobs()
    expect(await hung()).toEqual([['export/photos/living room.jpg', 'export/photos/b.jpg']])
    expect(await mediaOf()).toHaveLength(2)

    const again = await bring(zip(files), { as: agent })
    expect(again.done).toMatchObject({ created: 0, changed: 0, unchanged: 1 })
    await runJobs()
    expect(await mediaOf()).toHaveLength(2)

    const { checked } = await bring(zip({ ...files, 'export/photos/b.jpg': await photo(30) }), { as: agent })
    expect(checked).toMatchObject({ changed: 1 })
    await runJobs()
    expect(await mediaOf()).toHaveLength(3)
  })

  test('with a missing photo imports the property and reports the photo; a file that is not an image is left out', async () => {
    const { done } = await bring(
      zip({
        'homes.json': strToU8(JSON.stringify([{ ...row('j'), Media: 'a.jpg|gone.jpg|evil.jpg' }])),
        'a.jpg': await photo(1),
        'evil.jpg': strToU8('<svg onload="x()"/>'),
      }),
      { as: agent },
    )
    expect(done).toMatchObject({ created: 1 })
    const { data: rows } = await call('listImportRows', { id: done.id }, agent)
    expect(rows).toMatchObject([{ outcome: 'created', problem: 'Not in the archive: gone.jpg' }])
    await runJobs()
    expect(await hung()).toEqual([['a.jpg']])
  })

  /** Later archives of the same source whose rows were never applied. */
  const addUnapplied = (id: number, status: 'checked' | 'failed') => db`
    insert into listing_imports (source_id, author_id, format, file_key, feed_entry, status)
    select source_id, author_id, format, 'imports/other' || n, feed_entry, ${status}
    from listing_imports, generate_series(1, 3) n where id = ${id}`

  test.each([
    ['previewed', 'checked', 'done'],
    ['refused', 'failed', 'done'],
    ['previewed', 'checked', 'failed'],
  ] as const)(
    'keeps its photos after three later archives were only %s (%s); its own status is %s',
    async (_what, later, own) => {
      const { done } = await bring(zip({ 'homes.csv': strToU8(feed('a.jpg')), 'a.jpg': await photo(70) }), {
        as: agent,
      })
      await db`update listing_imports set status = ${own} where id = ${done.id}`
      await addUnapplied(done.id, later)
      await runJobs()
      expect(await hung()).toEqual([['a.jpg']])
    },
  )

  test('cannot refer to files outside itself', async () => {
    const mine = await photo(99)
    const { done } = await bring(
      zip({
        'homes.csv': strToU8(feed('../../etc/passwd|/etc/passwd|homes.csv|..\\a.jpg')),
        '../../etc/passwd': mine,
        '..\\a.jpg': mine,
      }),
      { as: agent },
    )
    expect((await call('listImportRows', { id: done.id }, agent)).data[0]?.problem).toContain('Not in the archive')
    await runJobs()
    expect([await hung(), await mediaOf()]).toEqual([[[]], []])
  })
})

describe('an archive is refused', () => {
  /** Offset of the central directory. */
  const contentsOf = (bytes: Uint8Array) => {
    const view = Buffer.from(bytes)
    return { view, start: view.readUInt32LE(view.length - 6) }
  }
  const changed = (files: Zippable, change: (view: Buffer, start: number) => void) => {
    const { view, start } = contentsOf(zip(files))
    change(view, start)
    return new Uint8Array(view)
  }
  const good = { 'homes.csv': strToU8('ListingKey\n1\n') }

  test.each([
    ['without a feed', () => zip({ 'a.jpg': strToU8('x') }), 'it contains 0'],
    ['with two feeds', () => zip({ ...good, 'more.json': strToU8('[]') }), 'it contains 2'],
    ['that was cut off', () => zip(good).slice(0, -5), 'is damaged'],
    ['that is locked', () => changed(good, (view, start) => view.writeUInt16LE(1, start + 8)), 'password'],
    [
      'packed in another way',
      () => changed(good, (view, start) => view.writeUInt16LE(14, start + 10)),
      'unsupported compression method',
    ],
    ['whose sum is wrong', () => changed(good, (view, start) => view.writeUInt32LE(7, start + 16)), 'is damaged'],
    [
      'that says less than it holds',
      () => changed(good, (view, start) => view.writeUInt32LE(3, start + 24)),
      'is damaged',
    ],
    [
      'that leads outside itself',
      () => changed(good, (view, start) => view.writeUInt32LE(0x7fffffff, start + 42)),
      'is damaged',
    ],
    [
      'whose feed unpacks to more than a feed may be',
      () => changed(good, (view, start) => view.writeUInt32LE(51 * 2 ** 20, start + 24)),
      'too large',
    ],
    [
      'that would fill the disk',
      () =>
        changed({ ...good, 'a.jpg': strToU8('a'), 'b.jpg': strToU8('b') }, (view, start) => {
          for (const at of [0, 1, 2].reduce<number[]>(
            (places) => [...places, next(view, places.at(-1) ?? start, places.length)],
            [],
          ))
            view.writeUInt32LE(500 * 2 ** 20, at + 24)
        }),
      'larger than 1 GB',
    ],
    ['of too many files', () => changed(good, (view) => view.writeUInt16LE(5_001, view.length - 12)), 'at most 5000'],
  ])('%s', async (_what, make, words) => {
    const answer = await send(make() as Uint8Array, { as: agent })
    expect(answer).toMatchObject({ error: true, message: expect.stringContaining(words) })
    expect(await db`select from listing_imports where author_id = ${agent.id}`).toHaveLength(0)
  })

  /** Offset of the next entry in the central directory. */
  function next(view: Buffer, at: number, number: number): number {
    if (number === 0) return at
    return at + 46 + view.readUInt16LE(at + 28) + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32)
  }

  test('when it is not a ZIP file', async () => {
    expect(await send(strToU8('ListingKey\n1\n'), { as: agent })).toMatchObject({
      error: true,
      message: 'archive must be a file of type zip',
    })
  })

  test('in part: a photo above the size limit is left out', async () => {
    const files = {
      'homes.csv': strToU8(feed('big.jpg|ok.jpg')),
      'big.jpg': new Uint8Array(11 * 2 ** 20),
      'ok.jpg': await photo(5),
    }
    await bring(zip(files), { as: agent })
    await runJobs()
    expect(await hung()).toEqual([['ok.jpg']])
  })
})

test('an export with photos can be imported again without storing any photo twice', async () => {
  const avif = new Uint8Array(
    await sharp(await photo(50))
      .avif({ effort: 0 })
      .toBuffer(),
  )
  await bring(zip({ 'homes.csv': strToU8(feed('a.jpg|b.avif')), 'a.jpg': await photo(40), 'b.avif': avif }), {
    as: agent,
  })
  await runJobs()
  const before = await mediaOf()
  const { data } = await call('exportOwnListings', { format: 'csv', photos: 1 }, agent)
  const { pathname, search } = new URL(data.url)
  const answer = await inject(pathname + search)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="homes-csv.zip"',
  })
  const files = unzipSync(new Uint8Array(answer.rawPayload))
  const pictures = Object.keys(files).filter((name) => name.startsWith('photos/'))
  expect(pictures).toHaveLength(2)
  expect(Buffer.from(files['homes.csv']!).toString()).toContain(pictures.join('|'))
  const formats = pictures.map(async (name) => {
    const { width, mediaType } = await sharp(files[name]).metadata()
    return { width, mediaType, extension: name.split('.').at(-1) }
  })
  expect(await Promise.all(formats)).toEqual([
    { width: 300, mediaType: 'image/webp', extension: 'webp' },
    { width: 300, mediaType: 'image/avif', extension: 'avif' },
  ])

  const home = () => db`select title_media_id, updated_at from properties where owner_id = ${agent.id}`
  const state = await home()
  await bring(new Uint8Array(answer.rawPayload), { as: agent, source: 'Export' })
  await runJobs()
  expect([await mediaOf(), await home()]).toEqual([before, state])

  // Exports made before photos were named by their format: all are `.avif`.
  const older = Object.entries(files).map(([name, bytes]) => [name.replace('.webp', '.avif'), bytes] as const)
  const csv = strToU8(Buffer.from(files['homes.csv']!).toString().replaceAll('.webp', '.avif'))
  await bring(zip({ ...Object.fromEntries(older), 'homes.csv': csv }), { as: agent, source: 'Older export' })
  await runJobs()
  expect([await mediaOf(), await home()]).toEqual([before, state])

  // A file named like another user's photo is not matched to it: it is stored as a new photo.
  const thief = await makeAgent(db)
  const stolen = zip({ 'homes.csv': strToU8(feed(pictures[0]!, 'stolen')), [pictures[0]!]: files[pictures[0]!]! })
  await bring(stolen, { as: thief })
  await runJobs()
  expect(
    await db`select m.owner_id from media m join properties p on p.title_media_id = m.id where p.owner_id = ${thief.id}`,
  ).toEqual([{ owner_id: thief.id }])
  expect((await inject(pathname.replace('csv', 'json') + search)).statusCode).toBe(404)
})
