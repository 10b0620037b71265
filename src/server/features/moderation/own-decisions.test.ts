import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import {
  makeAdvertisement,
  makeCategory,
  makePayment,
  makeProject,
  makeProperty,
  makeUser,
} from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'

const app = await testApp()
const { db, call, runJobs, services } = app
type Person = { id: number }
let meera: Person
let ada: Person
let otto: Person
let category: { id: number }
let auditedBefore = 0

beforeAll(async () => {
  meera = await makeUser(db, { role: 'moderator' })
  ada = await makeUser(db, { role: 'admin' })
  otto = await makeUser(db, { role: 'admin' })
  category = await makeCategory(db)
})
beforeEach(async () => {
  services.now = () => NOW
  await allowOwn('0')
  const [last] = await db<{ id: number }[]>`select coalesce(max(id), 0) as id from audit_log`
  auditedBefore = last!.id
})

const allowOwn = (value: '0' | '1') => db`
  insert into settings (key, value, is_public) values ('staff_may_decide_own', ${value}, false)
  on conflict (key) do update set value = excluded.value`

const REFUSED = { error: true, key: 'ownDecision', message: expect.stringContaining('staff_may_decide_own') }
const ownMarks = async () =>
  (
    await db<{ details: { own?: unknown } }[]>`select details from audit_log where id > ${auditedBefore} order by id`
  ).map(({ details }) => details.own)

const pending = (owner: Person) => ({ owner_id: owner.id, category_id: category.id, request_status: 'pending' })
const homeOf = (owner: Person) => makeProperty(db, { owner_id: owner.id, category_id: category.id })

/** One case of each kind that belongs to a staff member. */
const CASES = {
  property: (owner: Person) => makeProperty(db, pending(owner)),
  project: (owner: Person) => makeProject(db, pending(owner)),
  advertisement: async (owner: Person) =>
    makeAdvertisement(db, { property_id: (await homeOf(owner)).id, status: 'pending' }),
  report: async (owner: Person) => {
    const reporter = await makeUser(db)
    const [row] = await db<{ id: number }[]>`
      insert into reports (property_id, user_id, other_message) values (${(await homeOf(owner)).id}, ${reporter.id}, 'Fake') returning id`
    return row!
  },
  verification: async (owner: Person) => {
    await db`delete from verification_applications where user_id = ${owner.id}`
    const [row] = await db<{ id: number }[]>`
      insert into verification_applications (user_id) values (${owner.id}) returning id`
    return row!
  },
}
type Kind = keyof typeof CASES

describe.each(Object.keys(CASES) as Kind[])('a %s of an administrator', (kind) => {
  test('cannot be decided by that administrator, and can by another', async () => {
    const { id } = await CASES[kind](ada)
    for (const decision of ['approve', 'reject'] as const)
      for (const hold of [0, 1] as const)
        expect(await call('moderate', { kind, id, decision, reason: 'Because', hold }, ada)).toMatchObject(REFUSED)
    expect(await ownMarks()).toEqual([])
    expect(await call('moderate', { kind, id, decision: 'approve' }, otto)).toMatchObject({ error: false })
    expect(await ownMarks()).toEqual([undefined])
  })

  test('can be decided by that administrator if the setting allows it, with a flag in the audit log', async () => {
    await allowOwn('1')
    const { id } = await CASES[kind](ada)
    expect(await call('moderate', { kind, id, decision: 'approve' }, ada)).toMatchObject({ error: false })
    expect(await ownMarks()).toEqual([true])
  })
})

test('a moderator cannot decide on their own listing, request changes or decide in bulk, but can escalate it', async () => {
  const { id } = await makeProperty(db, pending(meera))
  const other = await makeProperty(db, pending(otto))
  await db`
    insert into moderation_cases (kind, subject_id, reasons)
    select 'property', one, '[{"reason": "new-account"}]' from unnest(array[${id}, ${other.id}]::bigint[]) one
    on conflict (kind, subject_id) do update set reasons = excluded.reasons`
  const own = { kind: 'property' as const, id }
  expect(await call('moderate', { ...own, decision: 'approve' }, meera)).toMatchObject(REFUSED)
  expect(await call('moderate', { ...own, decision: 'changes', reason: 'More' }, meera)).toMatchObject(REFUSED)
  const cases = [own, { kind: 'property' as const, id: other.id }]
  const many = await call('moderateMany', { cause: 'new-account', cases, decision: 'approve' }, meera)
  expect(many.data).toMatchObject({ decided: 1, left: [{ id, why: REFUSED.message }] })
  expect(await call('moderate', { ...own, decision: 'escalate', reason: 'Mine' }, meera)).toMatchObject({
    error: false,
  })
})

test('staff cannot approve edits of their own listing', async () => {
  const home = await homeOf(ada)
  const [revision] = await db<{ id: number }[]>`
    insert into listing_revisions (property_id, state) values (${home.id}, '{}') returning id`
  const decided = { kind: 'property_revision' as const, id: revision!.id, decision: 'approve' as const }
  expect(await call('moderate', decided, ada)).toMatchObject(REFUSED)
})

test('a held decision lapses when the setting is turned off before it takes effect', async () => {
  await allowOwn('1')
  const { id } = await makeProperty(db, pending(ada))
  expect(await call('moderate', { kind: 'property', id, decision: 'approve', hold: 1 }, ada)).toMatchObject({
    error: false,
  })
  await allowOwn('0')
  services.now = () => new Date(NOW.getTime() + 60_000)
  await runJobs()
  expect(await db`select request_status from properties where id = ${id}`).toEqual([{ request_status: 'pending' }])
})

test('an administrator cannot decide on their own application outside the queue', async () => {
  const { id } = await CASES.verification(ada)
  expect(await call('decideApplication', { id, decision: 'approve' }, ada)).toMatchObject(REFUSED)
  expect(await call('decideApplication', { id, decision: 'approve' }, otto)).toMatchObject({ error: false })
})

test('an administrator cannot review or refund their own payment', async () => {
  const review = await makePayment(db, ada.id, { payment_status: 'review' })
  const action = { payment_transaction_id: review.id, action: 'approve' as const }
  expect(await call('reviewPayment', action, ada)).toMatchObject(REFUSED)
  const paid = await makePayment(db, ada.id, { payment_status: 'success' })
  const refund = { payment_transaction_id: paid.id, reason: 'Mine' }
  expect(await call('refundPayment', refund, ada)).toMatchObject(REFUSED)
  expect(await call('refundPayment', refund, otto)).not.toMatchObject({ key: 'ownDecision' })
})

test('staff cannot settle a possible duplicate of their own listing', async () => {
  const [mine, other] = [await homeOf(meera), await homeOf(otto)]
  const pair = { property_id: mine.id, other_id: other.id }
  expect(await call('resolveDuplicate', pair, meera)).toMatchObject(REFUSED)
  expect(await call('resolveDuplicate', { property_id: other.id, other_id: mine.id }, meera)).toMatchObject(REFUSED)
  expect(await call('resolveDuplicate', pair, ada)).not.toMatchObject({ key: 'ownDecision' })
})

test('the queue and the case report that the reader cannot decide on their own case', async () => {
  const { id } = await makeProperty(db, pending(meera))
  const blocked = async (reader: Person) => {
    const { data } = await call('listModeration', { kind: 'property', limit: 100 }, reader)
    const found = (await call('getModerationCase', { kind: 'property', id }, reader)).data
    return [data.find((line) => line.id === id)?.blocked_as_own, found?.blocked_as_own]
  }
  expect([await blocked(meera), await blocked(ada)]).toEqual([
    [true, true],
    [false, false],
  ])
  await allowOwn('1')
  expect(await blocked(meera)).toEqual([false, false])
})
