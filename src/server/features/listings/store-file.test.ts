import { expect, test } from 'vitest'
import type { Context } from '#server/context.ts'
import { testDatabase } from '#test/support/database.ts'
import { makeImage, makeUser } from '#test/support/make.ts'
import { PROPERTY_PLACES } from './listing-files.ts'
import { storeFile } from './store-file.ts'

const sql = await testDatabase()
const owner = await makeUser(sql)
const ctx = { sql, viewer: { id: owner.id, role: 'user' } } as Partial<Context> as Context
const take = (mediaId: number, isClaimed?: boolean) => storeFile(ctx, { mediaId }, PROPERTY_PLACES.panorama, isClaimed)
const stored = (given = {}) => makeImage(sql, { folder: '3d_img', owner_id: owner.id, ...given })

test('a stored file is accepted, and claimed unless it is for a draft', async () => {
  const { id } = await stored()
  expect(await take(id, false)).toMatchObject({ mediaId: id })
  expect(await sql`select claimed_at from media where id = ${id}`).toEqual([{ claimed_at: null }])
  await take(id)
  expect(await sql`select from media where id = ${id} and claimed_at is not null`).toHaveLength(1)
})

test.each([
  ["somebody else's", async () => ({ owner_id: (await makeUser(sql)).id })],
  ["nobody's", async () => ({ owner_id: null })],
  ['made for another place', async () => ({ folder: 'users' })],
  ['broken', async () => ({ status: 'broken' })],
])('a file that is %s is refused at its field', async (_what, given) => {
  const { id } = await stored(await given())
  await expect(take(id)).rejects.toMatchObject({ kind: 'invalid', facts: { field: 'three_d_image' } })
  expect(await sql`select claimed_at from media where id = ${id}`).toEqual([{ claimed_at: null }])
})

test('a file that does not exist is refused', async () => {
  await expect(take(987_654)).rejects.toMatchObject({ kind: 'invalid' })
})
