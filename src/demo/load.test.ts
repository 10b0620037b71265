import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verify } from '@node-rs/argon2'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memoryStorage } from '#server/adapters/storage/memory.ts'
import { one } from '#server/db/sql.ts'
import { testDatabase } from '#test/support/database.ts'
import type { DemoServices } from './load/services.ts'
import { loadDemo } from './load.ts'

const db = await testDatabase()
const folder = await mkdtemp(join(tmpdir(), 'lintel-demo-'))
const warnings: string[] = []
let time = new Date()
const services = {
  db,
  storage: memoryStorage(),
  now: () => time,
  log: { warn: (line: string) => warnings.push(line) } as unknown as DemoServices['log'],
}
const count = async (table: string) =>
  (await one(db<{ count: number }[]>`select count(*) as count from ${db(table)}`)).count
const TABLES = [
  'users',
  'properties',
  'projects',
  'listing',
  'listing_events',
  'favourites',
  'messages',
  'articles',
  'media',
  'property_gallery',
  'sliders',
]
const counts = async () =>
  Object.fromEntries(await Promise.all(TABLES.map(async (table) => [table, await count(table)])))

beforeAll(async () => {
  const kinds = 'exterior living kitchen bedroom bathroom hero plan city garden'.split(' ')
  const index = await Promise.all(
    kinds.flatMap((kind) =>
      [1, 2].map(async (number) => {
        const file = `${kind}-${number}.avif`
        const background = { r: number * 60, g: kinds.indexOf(kind) * 25, b: 90 }
        await writeFile(
          join(folder, file),
          await sharp({ create: { width: 96, height: 64, channels: 3, background } })
            .avif({ effort: 0 })
            .toBuffer(),
        )
        return {
          file,
          width: 96,
          height: 64,
          kind,
          style: 'apartment',
          tone: number === 1 ? 'light' : 'warm',
          rooms: 2,
          alt: `A ${kind}`,
        }
      }),
    ),
  )
  await writeFile(join(folder, 'broken.avif'), 'not a picture')
  const odd = [
    { file: 'broken.avif', width: 1, height: 1, kind: 'living' },
    { file: 'absent.avif', width: 1, height: 1, kind: 'living' },
    { file: '../../etc/passwd', kind: 'living' },
  ]
  await writeFile(join(folder, 'index.json'), JSON.stringify([...index, ...odd]))
})
afterAll(() => rm(folder, { recursive: true }))

describe('loading the demo', () => {
  test('fills an empty database and returns working logins', async () => {
    const { logins } = await loadDemo(services, folder)
    expect(logins.map(({ role }) => role)).toEqual(
      expect.arrayContaining(['admin', 'moderator', 'agent', 'agency', 'private owner']),
    )
    for (const { email, password } of logins) {
      const { hash } = await one(db<{ hash: string }[]>`select password_hash as hash from users where email = ${email}`)
      expect(await verify(hash, password)).toBe(true)
    }
    expect(await counts()).toMatchObject({ properties: 600, projects: 24, articles: 12, sliders: 4 })
    expect(await count('faqs')).toBe(16)
    expect(await count('packages')).toBe(5)
  })

  test('skips images that are broken, absent or outside the folder, and logs a warning', async () => {
    expect(warnings.filter((line) => /broken\.avif|absent\.avif/.test(line))).toHaveLength(2)
    expect(warnings).toContainEqual(expect.stringContaining('1 entries'))
    expect(
      await db`select from properties where title_media_id is null and category_id in (select id from categories where slug in ('apartment', 'house'))`,
    ).toHaveLength(0)
  })

  test('changes nothing when repeated', async () => {
    const before = await counts()
    await loadDemo(services, folder)
    expect(await counts()).toEqual(before)
  })

  test('the search tables and counters are those that the triggers would have written', async () => {
    const kept = await db`select * from listing order by id`
    await db`select rebuild_listings()`
    expect(kept).toEqual(await db`select * from listing order by id`)
    expect(
      await db`
      select id from properties p where favourite_count <> (select count(*) from favourites f where f.property_id = p.id)
        or interest_count <> (select count(*) from interests i where i.property_id = p.id)`,
    ).toHaveLength(0)
  })

  test('the history ends at the current price, deal type and status', async () => {
    const wrong = await db`
      select p.slug from properties p where p.price <> (
        select (coalesce(e.new, '{}') ->> 'price')::bigint from listing_events e
        where e.property_id = p.id and e.kind in ('created', 'price_changed') order by e.at desc, e.id desc limit 1)`
    expect(wrong).toEqual([])
    expect(
      await db`
      select p.slug from properties p where p.request_status <> coalesce((
        select e.new ->> 'request_status' from listing_events e
        where e.property_id = p.id and e.kind = 'status_changed' order by e.at desc limit 1), 'pending')`,
    ).toEqual([])
  })

  test('only the ends of purchased periods lie in the future', async () => {
    for (const [table, column] of [
      ['properties', 'created_at'],
      ['properties', 'updated_at'],
      ['properties', 'published_at'],
      ['listing_events', 'at'],
      ['messages', 'created_at'],
      ['favourites', 'created_at'],
      ['articles', 'created_at'],
      ['users', 'created_at'],
    ] as const)
      expect({
        table,
        column,
        rows: (await db`select from ${db(table)} where ${db(column)} > ${time}`).length,
      }).toEqual({ table, column, rows: 0 })
    expect((await db`select from advertisements where status = 'approved' and ends_at < ${time}`).length).toBe(0)
  })

  test('the stored cards and pages match those that the site would generate', async () => {
    expect(await count('listing_cards')).toBe(await count('listing'))
    const stale = await db`
      select c.id from listing_cards c join listing_card_source s on s.id = c.id
      where (c.card::text, c.gallery::text, c.page::text) is distinct from (s.card::text, s.gallery::text, s.page::text)`
    expect(stale).toHaveLength(0)
  })

  test('every project has plans and a brochure', async () => {
    const [bare] = await db`
      select count(*) from projects p
      where not exists (select from project_plans x where x.project_id = p.id)
        or not exists (select from project_documents x join media m on m.id = x.media_id where x.project_id = p.id and m.kind = 'document')`
    expect(bare).toEqual({ count: 0 })
  })

  test('all catalogue texts are translated to Spanish and Arabic', async () => {
    const missing = await db`
      select base.subject, base.name, l.code from languages l, (
        select 'category' as subject, id, name from categories union all select 'parameter', id, name from parameters
        union all select 'facility', id, name from facilities union all select 'package', id, name from packages
        union all select 'report_reason', id, reason from report_reasons union all select 'article_category', id, name from article_categories
        union all select 'homepage_section', id, title from homepage_sections) base
      where l.code <> 'en' and not exists (
        select from content_translations t where t.subject = base.subject and t.subject_id = base.id and t.language_code = l.code)`
    expect(missing).toEqual([])
  })

  test('days later the demo rows have moved along, and rows of users have not', async () => {
    const newest = () =>
      one(db<{ at: Date; own: Date; event: Date }[]>`
      select max(created_at) filter (where slug <> 'own') as at, max(created_at) filter (where slug = 'own') as own,
        (select max(at) from listing_events e join properties p on p.id = e.property_id where p.slug <> 'own') as event from properties`)
    await db`
      insert into properties (category_id, slug, title, description, property_type, price, created_at)
      select id, 'own', 'My own', 'Mine', 'sell', 1, ${time} from categories limit 1`
    const next = async () => (await one(db<{ at: Date }[]>`select max(starts_at) as at from viewings`)).at.getTime()
    const [before, ahead] = [await newest(), await next()]
    expect(ahead).toBeGreaterThan(time.getTime())
    time = new Date(time.getTime() + 3.4 * 86_400_000)
    await loadDemo(services, folder)
    const after = await newest()
    expect(after.at.getTime() - before.at.getTime()).toBe(3 * 86_400_000)
    expect(after.event.getTime() - before.event.getTime()).toBe(3 * 86_400_000)
    expect((await next()) - ahead).toBe(3 * 86_400_000)
    expect(after.own).toEqual(before.own)
    expect((await one(db<{ at: Date }[]>`select max(created_at) as at from listing`)).at).toEqual(after.at)
    await expect(db`update listing_events set at = now()`).rejects.toThrow('append-only')
  })

  test('new images are assigned, and images of an owner are kept', async () => {
    const [own] = await db<
      { id: number }[]
    >`insert into media (key, folder, kind, mime, bytes, status, claimed_at) values ('own', 'property_title_img', 'image', 'image/avif', 1, 'ready', now()) returning id`
    const [home] = await db<
      { id: number; updatedAt: Date }[]
    >`select id, updated_at as "updatedAt" from properties order by id limit 1`
    const [other] = await db<
      { id: number; updatedAt: Date }[]
    >`select id, updated_at as "updatedAt" from properties order by id offset 1 limit 1`
    await db`update properties set title_media_id = ${own!.id} where id = ${home!.id}`
    await writeFile(join(folder, 'index.json'), '[]')
    await loadDemo(services, folder)
    expect(await db`select title_media_id as title from properties where id = ${home!.id}`).toEqual([
      { title: own!.id },
    ])
    expect(
      await db`select title_media_id as title, updated_at as "updatedAt" from properties where id = ${other!.id}`,
    ).toEqual([{ title: null, updatedAt: other!.updatedAt }])
  })
})

test('shortened prices are off on a new site and in the demo', async () => {
  const own = await testDatabase()
  for (const database of [own, db])
    expect(await database`select value from settings where key = 'number_with_suffix'`).toEqual([{ value: '0' }])
})

test('a database with users is left unchanged', async () => {
  const own = await testDatabase()
  await own`insert into users (name, slug, login_type, email) values ('Me', 'me', 'email', 'me@example.com')`
  expect(await loadDemo({ ...services, db: own }, folder)).toEqual({ logins: [] })
  expect(await own`select from properties`).toHaveLength(0)
})

// `own` was created by a test above.
test('every listing of the demo has a complete location, and each floor and plan has a title and a file', async () => {
  const incomplete = await db`
    select slug from properties where slug <> 'own' and '' in (coalesce(city, ''), coalesce(state, ''), coalesce(country, ''), coalesce(address, ''))
    union all
    select slug from projects where '' in (coalesce(city, ''), coalesce(state, ''), coalesce(country, ''), coalesce(location, ''))`
  expect(incomplete).toEqual([])
  expect(await db`select id from property_floors where title = '' or media_id is null`).toEqual([])
  expect(await db`select id from project_plans where title = '' or media_id is null`).toEqual([])
})
