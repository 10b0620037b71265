import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/support/database.ts'
import { makeCategory, makeImage, makeParameter, makeProperty } from '#test/support/make.ts'

const db = await testDatabase()

test('kept cards equal fresh ones, whatever happened to pictures and answers', async () => {
  const category = await makeCategory(db)
  const parameters = [await makeParameter(db, category.id), await makeParameter(db, category.id)]
  const images = [await makeImage(db), await makeImage(db), await makeImage(db)]
  const change = fc.record({
    what: fc.constantFrom(
      'add',
      'hide',
      'show',
      'picture',
      'photo',
      'move',
      'unphoto',
      'answer',
      'change',
      'forget',
      'file',
      'delete',
      'rebuild',
    ),
    which: fc.nat(3),
    to: fc.nat(5),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 8, maxLength: 30 }), async (changes) => {
      await db`delete from properties`
      for (const { what, which, to } of changes) {
        const [home] = await db<{ id: number }[]>`select id from properties order by id offset ${which} limit 1`
        const id = home?.id ?? 0
        const image = images[to % 3]!.id
        const parameter = parameters[to % 2]!.id
        if (what === 'add') await makeProperty(db, { category_id: category.id, gallery: to })
        if (what === 'hide') await db`update properties set is_active = false where id = ${id}`
        if (what === 'show') await db`update properties set is_active = true where id = ${id}`
        if (what === 'picture') await db`update properties set title_media_id = ${image} where id = ${id}`
        if (what === 'photo')
          await db`insert into property_gallery (property_id, media_id, position) select id, ${image}, ${to} from properties where id = ${id} on conflict do nothing`
        if (what === 'move') await db`update property_gallery set position = 9 - position where property_id = ${id}`
        if (what === 'unphoto') await db`delete from property_gallery where property_id = ${id} and position < ${to}`
        if (what === 'answer')
          await db`insert into property_parameters (property_id, parameter_id, value) select id, ${parameter}, '"yes"' from properties where id = ${id} on conflict do nothing`
        if (what === 'change')
          await db`update property_parameters set value = ${db.json(`${to}`)} where property_id = ${id}`
        if (what === 'forget')
          await db`delete from property_parameters where property_id = ${id} and parameter_id = ${parameter}`
        if (what === 'file') await db`update media set blur = ${`data:${to}`} where id = ${image}`
        if (what === 'delete') await db`delete from properties where id = ${id}`
        if (what === 'rebuild') await db.begin((sql) => sql`select rebuild_listings()`)
      }
      const kept = await db`select id, brief::text, gallery::text, page::text from listing_cards order by id`
      const fresh = await db`
        select s.id, s.brief::text, s.gallery::text, s.page::text from listing_card_source s join listing l on l.id = s.id order by s.id`
      expect([...kept]).toEqual([...fresh])
    }),
    { numRuns: 15 },
  )
}, 60_000)
