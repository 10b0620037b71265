import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { write } from '#contract/endpoint.ts'
import { testDatabase } from '#test/support/database.ts'
import { testServices } from '#test/support/services.ts'
import type { Context } from './context.ts'
import { one } from './db/sql.ts'
import { handlerTable, perform } from './perform.ts'

const renaming = {
  summary: 'Changes a setting and says so as often as it is told to.',
  input: z.object({ lines: z.int() }),
  output: z.null(),
} as const
const contract = {
  whoActs: write('POST who-acts', {
    access: 'anyone',
    summary: 'Says whom the history would name.',
    input: z.object({}),
    output: z.nullable(z.int()),
  }),
  rename: write('POST rename', { ...renaming, access: 'admin' }),
  renameAsStaff: write('POST rename-as-staff', { ...renaming, access: 'staff' }),
}
const handlerOf = handlerTable(contract, {
  whoActs: async ({ sql }) => (await one(sql<{ id: number | null }[]>`select current_actor() as id`)).id,
  rename: (ctx, input) => rename(ctx, input),
  renameAsStaff: (ctx, input) => rename(ctx, input),
})
const rename = async ({ sql, audit }: Context, { lines }: { lines: number }) => {
  await sql`insert into settings (key, value) values ('renamed', ${String(lines)})`
  for (let line = 0; line < lines; line++) await audit({ action: 'renamed', subject: 'setting' })
  return null
}
const db = await testDatabase()
const services = testServices(db)
const ask = async (viewer: { id: number; role: 'user' } | null) =>
  (await perform(services, handlerOf, { viewer, language: 'en', origin: '' }, contract.whoActs, {})).answer

test('a write tells the database who acts, for its own transaction only', async () => {
  expect(await ask({ id: 7, role: 'user' })).toBe(7)
  expect(await ask(null)).toBeNull()
})

test.each([
  ['rename', 0],
  ['rename', 2],
  ['renameAsStaff', 0],
  ['renameAsStaff', 2],
] as const)(
  '%s: a write of the back office that leaves %i lines in the audit log has changed nothing',
  async (name, lines) => {
    const caller = { viewer: { id: 7, role: 'admin' as const }, language: 'en', origin: '' }
    await expect(perform(services, handlerOf, caller, contract[name], { lines })).rejects.toThrow(`left ${lines} lines`)
    expect(await db`select from settings where key = 'renamed'`).toHaveLength(0)
    expect(await db`select from audit_log`).toHaveLength(0)
  },
)

test('one that leaves one line has', async () => {
  const caller = { viewer: { id: 7, role: 'admin' as const }, language: 'en', origin: '' }
  await perform(services, handlerOf, caller, contract.rename, { lines: 1 })
  expect(await db`select from settings where key = 'renamed'`).toHaveLength(1)
  expect(await db`select actor_id, action, subject from audit_log`).toEqual([
    { actor_id: 7, action: 'renamed', subject: 'setting' },
  ])
})

test('bad input is told in our words, also after something has brought the library with words of its own', async () => {
  const { string } = await import('zod')
  string()
  const caller = { viewer: { id: 7, role: 'admin' as const }, language: 'en', origin: '' }
  const asked = perform(services, handlerOf, caller, contract.rename, {})
  await expect(asked).rejects.toMatchObject({ message: 'lines is required' })
})
