import { expect, test, vi } from 'vitest'
import { databasePid, query, running } from './node.ts'

const settled = { timeout: 60_000, interval: 50 }

/** A public listing in a city of its own, on a running node. */
async function withListing() {
  const { DATA_DIR, PORT, node } = await running()
  const [home] = await query<{ id: number }>(
    DATA_DIR,
    `with category as (
       insert into categories (slug, name) values ('searched', 'Searched') returning id)
     insert into properties (category_id, slug, title, description, property_type, price, request_status, is_active, city, country)
     select id, 'searched', 'Searched', '', 'sell', 100, 'approved', true, 'Nuuk', 'Greenland' from category returning id`,
  )
  const total = async (price: number) => {
    const response = await fetch(`http://localhost:${PORT}/api/search/homes?country=Greenland&min_price=${price}`)
    return response.ok ? ((await response.json()) as { total: number }).total : null
  }
  const reprice = (price: number) => query(DATA_DIR, `update properties set price = ${price} where id = ${home!.id}`)
  await vi.waitFor(async () => expect(await total(100)).toBe(1), settled)
  return { DATA_DIR, node, total, reprice }
}

test('the first search after a suspension of the node includes what was changed meanwhile', async () => {
  const { node, total, reprice } = await withListing()
  node.kill('SIGSTOP')
  await reprice(500)
  // Longer than the age at which an index has to be compared with the database.
  await new Promise((done) => setTimeout(done, 2_500))
  node.kill('SIGCONT')
  expect(await total(500)).toBe(1)
})

test('searches follow the database again after it was killed and restarted', async () => {
  const { DATA_DIR, total, reprice } = await withListing()
  process.kill(databasePid(DATA_DIR), 'SIGKILL')
  await vi.waitFor(() => reprice(700), settled)
  await vi.waitFor(async () => expect(await total(700)).toBe(1), settled)
})
