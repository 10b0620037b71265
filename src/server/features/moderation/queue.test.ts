import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { one, type Sql } from '#server/db/sql.ts'
import { testDatabase } from '#test/support/database.ts'
import { makeCategory, makeProject, makeProperty, makeUser } from '#test/support/make.ts'

const db = await testDatabase()

/** Subjects that can be pending: several of each kind, so that changes collide. */
interface Waiting {
  people: number[]
  homes: number[]
  projects: number[]
}
interface Change {
  toString(): string
  run(sql: Sql): Promise<unknown>
}
let waiting: Waiting

beforeAll(async () => {
  const people = [await makeUser(db), await makeUser(db), await makeUser(db)].map(({ id }) => id)
  const category = await makeCategory(db)
  const owned = { owner_id: people[0], category_id: category.id, request_status: 'pending' }
  const ids = async (made: Promise<{ id: number }>[]) => (await Promise.all(made)).map(({ id }) => id)
  waiting = {
    people,
    homes: await ids([makeProperty(db, owned), makeProperty(db, owned), makeProperty(db, owned)]),
    projects: await ids([makeProject(db, owned), makeProject(db, owned)]),
  }
})

const CASES: Record<string, string> = {
  property: 'properties',
  project: 'projects',
  property_revision: 'listing_revisions',
  project_revision: 'listing_revisions',
  advertisement: 'advertisements',
  verification: 'verification_applications',
  report: 'reports',
}
const MARKS = ['risk = 40', 'appeal = null, appealed_at = null', `appeal = 'No', appealed_at = now()`] as const
const PLACES = [
  'escalated_at = now()',
  'escalated_at = null',
  'asked_at = now()',
  'asked_at = null',
  `held_decision = 'approve', held_until = now()`,
  'held_decision = null, held_until = null',
  `reasons = '[{"reason": "price-low"}, {"reason": "photo-seen", "found": 3}]'`,
  'claimed_until = now()',
] as const

function changes({ people, homes, projects }: Waiting): fc.Arbitrary<Change> {
  const [home, project, person] = [fc.constantFrom(...homes), fc.constantFrom(...projects), fc.constantFrom(...people)]
  const change = (text: string): Change => ({ toString: () => text, run: (sql) => sql.unsafe(text) })
  const status = (word: 'request_status' | 'status', words: string[]) =>
    fc.constantFrom(...words).map((value) => `${word} = '${value}', updated_at = clock_timestamp()`)
  const listing = status('request_status', ['pending', 'approved', 'rejected'])
  return fc
    .oneof(
      fc.tuple(home, listing).map(([id, set]) => `update properties set ${set} where id = ${id}`),
      fc.tuple(project, listing).map(([id, set]) => `update projects set ${set} where id = ${id}`),
      home.map(
        (id) =>
          `insert into listing_revisions (property_id, author_id, state) values (${id}, ${people[0]}, '{}') on conflict do nothing`,
      ),
      project.map(
        (id) =>
          `insert into listing_revisions (project_id, author_id, state) values (${id}, ${people[0]}, '{}') on conflict do nothing`,
      ),
      fc
        .tuple(home, fc.constantFrom(`status = 'pending', reason = null`, `status = 'rejected', reason = 'No'`))
        .map(([id, set]) => `update listing_revisions set ${set} where property_id = ${id}`),
      home.map((id) => `delete from listing_revisions where property_id = ${id}`),
      home.map(
        (id) =>
          `insert into advertisements (property_id, ends_at) values (${id}, now() + interval '9 days') on conflict do nothing`,
      ),
      fc
        .tuple(home, fc.constantFrom('approved', 'rejected'))
        .map(
          ([id, value]) =>
            `update advertisements set status = '${value}' where property_id = ${id} and status = 'pending'`,
        ),
      fc
        .tuple(person, home)
        .map(
          ([by, id]) =>
            `insert into reports (user_id, property_id, other_message) values (${by}, ${id}, 'Gone') on conflict do nothing`,
        ),
      fc.tuple(person, home).map(([by, id]) => `delete from reports where user_id = ${by} and property_id = ${id}`),
      home.map(
        (id) => `update reports set status = 'dismissed', decided_at = now()
          where id = (select min(id) from reports where property_id = ${id} and status = 'open')`,
      ),
      person.map((id) => `insert into verification_applications (user_id) values (${id}) on conflict do nothing`),
      person.map(
        (id) => `update verification_applications set status = 'success', decided_at = now() where user_id = ${id}`,
      ),
      {
        weight: 8,
        arbitrary: fc.tuple(fc.constantFrom(...Object.entries(CASES)), fc.constantFrom(...MARKS, ...PLACES)).map(
          ([[kind, table], set]) => `
          insert into moderation_cases (kind, subject_id) select '${kind}', min(id) from ${table} having min(id) is not null on conflict do nothing;
          update moderation_cases set ${set} where kind = '${kind}'`,
        ),
      },
      fc.constantFrom(...Object.keys(CASES)).map((kind) => `delete from moderation_cases where kind = '${kind}'`),
    )
    .map(change)
}

async function expectInStep() {
  const kept = await db`select * from moderation_queue order by kind, id`
  expect(kept).toEqual(await db`select * from cases_to_decide order by kind, id`)
  return kept
}

const sequences = (length: number) => fc.array(changes(waiting), { minLength: length, maxLength: length })

test('the queue matches the view after any sequence of changes, in separate transactions and in one', async () => {
  let most = 0
  await fc.assert(
    fc.asyncProperty(sequences(6), fc.boolean(), async (sequence, atOnce) => {
      const inOrder = async (sql: Sql) => {
        for (const { run } of sequence) await run(sql)
      }
      await (atOnce ? db.begin(inOrder) : inOrder(db))
      most = Math.max(most, (await expectInStep()).length)
    }),
    { numRuns: 150, seed: 11 },
  )
  expect(most).toBeGreaterThan(5)
})

test('the queue matches the view after parallel changes of the same cases', async () => {
  const done = await Promise.allSettled(
    fc.sample(sequences(40), { numRuns: 8, seed: 3 }).map(async (sequence) => {
      for (const { run } of sequence) await run(db)
    }),
  )
  expect(done.filter(({ status }) => status === 'rejected')).toEqual([])
  await expectInStep()
})

test('a case that is submitted and assessed in parallel has its risk', async () => {
  const id = waiting.homes[1]!
  await db`update properties set request_status = 'rejected' where id = ${id}`
  await db`delete from moderation_cases where kind = 'property'`
  let judging: Promise<unknown> | undefined
  await db.begin(async (sql) => {
    await sql`update properties set request_status = 'pending' where id = ${id}`
    // Runs the deferred triggers, the last step before the commit.
    await sql`set constraints all immediate`
    judging = db`insert into moderation_cases (kind, subject_id, risk) values ('property', ${id}, 70)`.execute()
    await sleep(100)
  })
  await judging
  expect(await expectInStep()).toContainEqual(expect.objectContaining({ kind: 'property', id, weight: 70 }))
})

test('deleting a property removes its cases from the queue', async () => {
  const [id] = waiting.homes
  await db`update properties set request_status = 'pending' where id = ${id!}`
  await db`insert into reports (user_id, property_id, other_message) values (${waiting.people[0]!}, ${id!}, 'Gone') on conflict do nothing`
  await db`delete from properties where id = ${id!}`
  const left = await one(db<{ count: number }[]>`select count(*) from moderation_queue where property_id = ${id!}`)
  expect(left.count).toBe(0)
  await expectInStep()
})
