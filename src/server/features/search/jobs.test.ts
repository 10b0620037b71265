import { expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeCategory, makeProperty } from '#test/support/make.ts'
import { deleteListingChanges } from './jobs.ts'

const { db, services } = await testApp()
const category = await makeCategory(db)
const makeListing = () => makeProperty(db, { category_id: category.id })

test('changes older than a day are deleted and the state names the first transaction that is complete; newer ones are kept', async () => {
  const [old, recent] = [await makeListing(), await makeListing()]
  const [{ xid }] =
    (await db`select xid::text::float8 as xid from listing_changes where listing_id = ${old.id}`) as unknown as [
      { xid: number },
    ]
  await db`update listing_changes set changed_at = now() - interval '25 hours' where listing_id = ${old.id}`
  const run = async () => {
    await deleteListingChanges.run({ ...services, sql: db }, {})
    const [state] = await db<{ before: number }[]>`select cleaned_before::text::float8 as before from search_state`
    return state!.before
  }
  expect(await run()).toBe(xid + 1)
  const kept = await db<{ id: number }[]>`select listing_id as id from listing_changes`
  expect(kept.map(({ id }) => id)).toContain(recent.id)
  expect(kept.map(({ id }) => id)).not.toContain(old.id)
  expect(await run()).toBe(xid + 1)
})

test('an old change is kept while an older transaction is still running, because an index may not have read it', async () => {
  const { id } = await makeListing()
  const begun = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const open = db.begin(async (sql) => {
    await sql`select pg_current_xact_id()`
    begun.resolve()
    await held.promise
  })
  await begun.promise
  await db`update properties set price = price + 1 where id = ${id}`
  await db`update listing_changes set changed_at = now() - interval '25 hours' where listing_id = ${id}`
  await deleteListingChanges.run({ ...services, sql: db }, {})
  expect(await db`select from listing_changes where listing_id = ${id}`).toHaveLength(1)
  held.resolve()
  await open
})
