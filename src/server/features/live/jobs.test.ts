import { expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { daysAgo, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'
import { emit } from './emit.sql.ts'
import { purgeLiveEvents } from './jobs.ts'
import { issueTicket } from './tickets.sql.ts'

const app = await testApp()
const { db } = app
const forget = () => purgeLiveEvents.run({ ...app.services, sql: db }, {})

test('events are deleted after a week, and each inbox stores the last deleted sequence number', async () => {
  const [asha, kabir] = [await makeUser(db), await makeUser(db)]
  for (let number = 0; number < 4; number++) await emit(db, [asha.id, kabir.id], { kind: 'test' })
  await db`update live_events set created_at = ${daysAgo(6.9)}`
  await db`update live_events set created_at = ${daysAgo(7.1)} where owner_id = ${asha.id} and seq <= 3`
  const state = () => db`
    select i.last_seq, i.forgotten_seq, (select array_agg(seq order by seq) from live_events e where e.owner_id = i.owner_id) as seqs
    from inboxes i where owner_id in (${asha.id}, ${kabir.id}) order by owner_id`
  const expected = [
    { last_seq: 4, forgotten_seq: 3, seqs: [4] },
    { last_seq: 4, forgotten_seq: 0, seqs: [1, 2, 3, 4] },
  ]
  await forget()
  expect(await state()).toEqual(expected)
  await forget()
  expect(await state()).toEqual(expected)
  // Sequence numbers continue, so a new event cannot be taken for a deleted one.
  await emit(db, [asha.id], { kind: 'test' })
  expect((await state())[0]).toMatchObject({ last_seq: 5, seqs: [4, 5] })
})

test('expired tickets are deleted, and the others are kept', async () => {
  const user = await makeUser(db)
  await app.tokenOf(user)
  const [session] = await db<{ id: number }[]>`select id from sessions where user_id = ${user.id}`
  await issueTicket(db, session!.id, NOW)
  await issueTicket(db, session!.id, NOW)
  await db`
    update live_tickets set expires_at = ${new Date(NOW.getTime() - 1)}
    where token_hash = (select min(token_hash) from live_tickets)`
  await forget()
  expect(await db`select from live_tickets`).toHaveLength(1)
})
