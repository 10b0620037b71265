import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/support/database.ts'
import { daysAgo, makeCategory, makeImage, makeParameter, makeProperty } from '#test/support/make.ts'

const db = await testDatabase()
const category = await makeCategory(db)
const parameters = [await makeParameter(db, category.id), await makeParameter(db, category.id)]
const images = [await makeImage(db), await makeImage(db), await makeImage(db)]

const CHANGES: Record<string, (id: number, to: number) => PromiseLike<unknown>> = {
  add: (_id, to) => makeProperty(db, { category_id: category.id, gallery: to }),
  hide: (id) => db`update properties set is_active = false where id = ${id}`,
  show: (id) => db`update properties set is_active = true where id = ${id}`,
  sell: (id) => db`update properties set property_type = 'sold' where id = ${id}`,
  rename: (id, to) => db`update properties set slug = ${`home-${id}-${to}`}, title = ${`Home ${to}`} where id = ${id}`,
  reword: (id, to) =>
    db`update properties set meta_title = ${`Home ${to}`}, video_link = ${`https://video.test/${to}`}, client_address = ${`${to} Main Street`} where id = ${id}`,
  describe: (id, to) => db`update properties set description = ${`Described ${to} times`} where id = ${id}`,
  move: (id, to) =>
    db`update properties set city = ${`City ${to}`}, latitude = ${to}, longitude = ${to} where id = ${id}`,
  price: (id, to) => db`update properties set price = ${100_000 + to * 1000} where id = ${id}`,
  promote: (id) =>
    db`insert into advertisements (property_id, status, starts_at, ends_at) select id, 'approved', ${daysAgo(1)}, ${daysAgo(-9)} from properties where id = ${id} on conflict do nothing`,
  demote: (id) => db`update advertisements set status = 'expired' where property_id = ${id}`,
  translate: (id, to) =>
    db`insert into property_translations (property_id, language_code, title, description)
       select id, 'es', ${`Casa ${to}`}, ${`Descrita ${to} veces`} from properties where id = ${id}
       on conflict (property_id, language_code) do update set title = excluded.title, description = excluded.description`,
  picture: (id, to) => db`update properties set title_media_id = ${images[to % 3]!.id} where id = ${id}`,
  photo: (id, to) =>
    db`insert into property_gallery (property_id, media_id, position) select id, ${images[to % 3]!.id}, ${to} from properties where id = ${id} on conflict do nothing`,
  shuffle: (id) => db`update property_gallery set position = 9 - position where property_id = ${id}`,
  unphoto: (id, to) => db`delete from property_gallery where property_id = ${id} and position < ${to}`,
  answer: (id, to) =>
    db`insert into property_parameters (property_id, parameter_id, value) select id, ${parameters[to % 2]!.id}, '"yes"' from properties where id = ${id} on conflict do nothing`,
  change: (id, to) => db`update property_parameters set value = ${db.json(`${to}`)} where property_id = ${id}`,
  forget: (id) => db`delete from property_parameters where property_id = ${id}`,
  floor: (id, to) =>
    db`insert into property_floors (property_id, title, position) select id, 'Attic', ${to} from properties where id = ${id}`,
  paint: (_id, to) =>
    db`update media set blur = ${`data:${to}`}, alt = ${`View ${to}`} where id = ${images[to % 3]!.id}`,
  remove: (id) => db`delete from properties where id = ${id}`,
  rebuild: () => db.begin((sql) => sql`select rebuild_listings()`),
  age: (id) =>
    db.begin(async (sql) => {
      await sql`select set_config('lintel.bulk', 'on', true)`
      await sql`update properties set created_at = created_at - interval '1 day' where id = ${id}`
      await sql`select refresh_listings(array[${id}]::bigint[])`
    }),
}

test('stored cards equal rebuilt ones after any sequence of changes', async () => {
  const change = fc.record({ what: fc.constantFrom(...Object.keys(CHANGES)), which: fc.nat(3), to: fc.nat(5) })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 10, maxLength: 40 }), async (changes) => {
      await db`delete from properties`
      await CHANGES.add!(0, 2)
      for (const { what, which, to } of changes) {
        const [home] = await db<{ id: number }[]>`select id from properties order by id offset ${which} limit 1`
        await CHANGES[what]!(home?.id ?? 0, to)
      }
      const kept = await db`select id, card::text, gallery::text, page::text from listing_cards order by id`
      const fresh = await db`
        select s.id, s.card::text, s.gallery::text, s.page::text from listing_card_source s join listing l on l.id = s.id order by s.id`
      expect([...kept]).toEqual([...fresh])
    }),
    { numRuns: 20 },
  )
})
