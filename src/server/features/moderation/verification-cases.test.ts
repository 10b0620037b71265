import { beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { daysAgo, makeProperty, makeUser } from '#test/support/make.ts'
import { NOW } from '#test/support/services.ts'

const app = await testApp()
const { db, call, runJobs, services } = app
let ada: { id: number }
let otto: { id: number }
let meera: { id: number }
const passed = (seconds: number) => {
  services.now = () => new Date(NOW.getTime() + seconds * 1000)
}
beforeAll(async () => {
  ada = await makeUser(db, { role: 'admin', name: 'Ada' })
  otto = await makeUser(db, { role: 'admin', name: 'Otto' })
  meera = await makeUser(db, { role: 'moderator', name: 'Meera' })
})
beforeEach(async () => {
  passed(0)
  await db`delete from verification_applications`
  await db`delete from moderation_cases`
  await db`delete from pgboss.job`
})
const runJob = async (name: string) => {
  await db`insert into pgboss.job (name, data) values (${name}, '{}')`
  await runJobs()
}

async function apply(given: Record<string, unknown> = {}) {
  const person = await makeUser(db, { created_at: daysAgo(400), ...given })
  const [row] = await db<{ id: number }[]>`
    insert into verification_applications (user_id) values (${person.id}) returning id`
  return { id: row!.id, kind: 'verification' as const, person }
}
const of = ({ id, kind }: { id: number; kind: 'verification' }) => ({ id, kind })
const statusOf = async ({ id }: { id: number }) =>
  (await db<{ status: string }[]>`select status from verification_applications where id = ${id}`)[0]!.status

test('applications are in the administrators’ queue, by risk with their reasons', async () => {
  const calm = await apply()
  await makeProperty(db, { owner_id: calm.person.id })
  const newcomer = await apply({ name: 'Nora', created_at: daysAgo(1) })
  await db`insert into verification_applications (user_id, status, reason, decided_at) values (${newcomer.person.id}, 'failed', 'Blurred', now())`
  await db`update verification_applications set id = id + 100000 where id = ${newcomer.id}`
  await runJob('judge-waiting')
  const { data, counts, causes } = await call('listModeration', { kind: 'verification' }, ada)
  expect(data.map(({ id, title, risk, reasons }) => [id, title, risk, reasons])).toEqual([
    [newcomer.id + 100_000, 'Nora', 35, ['new-account', 'refused-before', 'no-listings']],
    [calm.id, calm.person.name, 0, []],
  ])
  expect(counts.verification).toBe(2)
  expect(causes).toContainEqual({ cause: 'refused-before', count: 1 })
  const cut = await call('listModeration', { cause: 'refused-before' }, ada)
  expect(cut.data.map(({ title }) => title)).toEqual(['Nora'])
})

test('a verification case has the answers, the account and its neighbours', async () => {
  const one = await apply()
  const [field] = await db<{ id: number }[]>`
    insert into verification_fields (name, field_type) values ('Licence number', 'text') returning id`
  await db`insert into verification_answers (application_id, field_id, value) values (${one.id}, ${field!.id}, '"AMI-1234"')`
  const next = await apply()
  const { data } = await call('getModerationCase', of(one), ada)
  expect(data).toMatchObject({
    kind: 'verification',
    title: one.person.name,
    photos: [],
    answers: [{ question: 'Licence number', value: 'AMI-1234', file: null }],
    account: { is_active: true, listings: 0 },
    next: of(next),
    waiting: 2,
  })
})

test('a moderator can neither see, claim nor decide verification cases', async () => {
  const one = await apply()
  const { data, counts, causes } = await call('listModeration', {}, meera)
  expect([data, counts.verification, causes]).toEqual([[], 0, []])
  expect((await call('listModeration', { kind: 'verification' }, meera)).total).toBe(0)
  expect((await call('getModerationCase', of(one), meera)).data).toBeNull()
  expect(await call('claimModerationCase', of(one), meera)).toMatchObject({ error: true, message: 'Case not found' })
  for (const hold of [true, false])
    expect(await call('moderate', { ...of(one), decision: 'approve', hold }, meera)).toMatchObject({
      error: true,
      message: 'Case not found',
    })
  expect(await statusOf(one)).toBe('pending')
  const home = await makeProperty(db, { request_status: 'pending' })
  const { data: found } = await call('getModerationCase', { kind: 'property', id: home.id }, meera)
  expect([found!.next, found!.previous, found!.waiting]).toEqual([null, null, 1])
  await db`delete from properties where id = ${home.id}`
})

test('a held decision can be undone and made again, and the user is notified after ten seconds', async () => {
  const one = await apply()
  const { version } = (await call('getModerationCase', of(one), ada)).data!
  await call('moderate', { ...of(one), decision: 'approve', hold: true, version }, ada)
  expect((await call('getModerationCase', of(one), ada)).data).toBeNull()
  expect((await call('undoModeration', { cases: [of(one)] }, otto)).error).toBe(true)
  expect((await call('undoModeration', { cases: [of(one)] }, ada)).error).toBe(false)
  passed(11)
  await runJob('settle-decisions')
  expect(await statusOf(one)).toBe('pending')
  await call('moderate', { ...of(one), decision: 'reject', reason: 'The licence has run out', hold: true }, ada)
  passed(22)
  await runJob('settle-decisions')
  expect(await statusOf(one)).toBe('failed')
  const [told] = (await call('getNotificationList', {}, one.person)).data
  expect(told).toMatchObject({ kind: 'verification-rejected' })
  expect(told!.message).toContain('The licence has run out')
  expect(await db`select from moderation_cases where kind = 'verification'`).toHaveLength(0)
  const log =
    await db`select action, actor_id from audit_log where subject = 'verification' and subject_id = ${one.id} order by id`
  expect(log.at(-1)).toMatchObject({ action: 'moderation.reject', actor_id: ada.id })
})

test('an approval verifies the user immediately, and a second decision is refused', async () => {
  const one = await apply()
  await call('moderate', { ...of(one), decision: 'approve' }, ada)
  const [person] = await db`select verification from users where id = ${one.person.id}`
  expect(person).toMatchObject({ verification: 'success' })
  expect(await call('moderate', { ...of(one), decision: 'approve' }, otto)).toMatchObject({
    error: true,
    message: 'Another moderator already decided this case',
  })
})

test('a claimed or changed case cannot be decided, changes cannot be requested, and escalating works', async () => {
  const one = await apply()
  const { version } = (await call('getModerationCase', of(one), ada)).data!
  await call('claimModerationCase', of(one), otto)
  expect(await call('moderate', { ...of(one), decision: 'approve' }, ada)).toMatchObject({ key: 'claimed' })
  await call('claimModerationCase', { ...of(one), release: true }, otto)
  await db`update verification_applications set updated_at = updated_at + interval '1 second' where id = ${one.id}`
  await db`update verification_applications set reason = 'again' where id = ${one.id}`
  expect(await call('moderate', { ...of(one), decision: 'approve', version }, ada)).toMatchObject({ key: 'hasChanged' })
  expect((await call('moderate', { ...of(one), decision: 'changes', reason: 'x' }, ada)).message).toMatch(
    /can’t be requested/,
  )
  await call('moderate', { ...of(one), decision: 'escalate', reason: 'Please look' }, ada)
  expect((await call('listModeration', { escalated: '1' }, ada)).data).toMatchObject([
    { kind: 'verification', id: one.id },
  ])
})

test('the list of applications shows claims, and deciding there respects claims and held decisions', async () => {
  const one = await apply()
  const decided = (as: { id: number }) => call('decideApplication', { id: one.id, decision: 'approve' }, as)
  const claims = async () => [
    (await call('listApplications', {}, ada)).data.map(({ claim }) => claim?.name),
    (await call('getApplication', { id: one.id }, ada)).data.claim?.name,
  ]
  expect(await claims()).toEqual([[undefined], undefined])
  await call('claimModerationCase', of(one), otto)
  expect(await claims()).toEqual([['Otto'], 'Otto'])
  expect(await decided(ada)).toMatchObject({ error: true, key: 'claimed', message: 'Otto is working on this' })
  expect(await statusOf(one)).toBe('pending')
  passed(10 * 60 + 1)
  expect(await claims()).toEqual([[undefined], undefined])
  passed(0)
  await call('moderate', { ...of(one), decision: 'reject', reason: 'Blurred', hold: true }, otto)
  expect(await decided(ada)).toMatchObject({ error: true, key: 'alreadyDecided' })
  await call('undoModeration', { cases: [of(one)] }, otto)
  await call('claimModerationCase', of(one), otto)
  expect(await decided(otto)).toMatchObject({ error: false })
  expect([await statusOf(one), await db`select from moderation_cases`]).toEqual(['success', []])
})

test('a held decision lapses when its author is no longer an administrator', async () => {
  const one = await apply()
  const former = await makeUser(db, { role: 'admin' })
  await call('moderate', { ...of(one), decision: 'approve', hold: true }, former)
  await db`update users set role = 'moderator' where id = ${former.id}`
  passed(11)
  await runJob('settle-decisions')
  expect(await statusOf(one)).toBe('pending')
  expect((await call('listModeration', { kind: 'verification' }, ada)).total).toBe(1)
})
