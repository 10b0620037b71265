import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { one } from '#server/db/sql.ts'
import { deliverMail } from '#server/features/notifications/jobs.ts'
import { enqueue } from '#server/jobs/queue.ts'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'

const { db, call, runJobs, services } = await testApp()
let admin: { id: number }
beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin' })
})
beforeEach(async () => {
  await db`delete from pgboss.job`
  await db`delete from outbox`
})

const layAside = async (queue: string, message: string, data: object = { id: 1 }) =>
  (
    await one(db<{ id: string }[]>`
      insert into pgboss.job (name, source_name, source_id, source_retry_count, source_output, data)
      values ('laid-aside', ${queue}, gen_random_uuid(), 8, ${db.json({ message })}, ${db.json(data as never)}) returning id`)
  ).id
const open = () => db<{ name: string; state: string }[]>`
  select name, state from pgboss.job where state < 'completed' order by name, created_on`
const audited = () => db<{ action: string; details: object }[]>`select action, details from audit_log order by id desc`

describe('jobs', () => {
  test('are counted by queue, and failures by cause', async () => {
    await enqueue(db, 'deliver-mail', { id: 1 })
    await enqueue(db, 'deliver-mail', { id: 2 })
    await db`update pgboss.job set state = 'retry' where data = '{"id": 2}'`
    await layAside('deliver-mail', 'Mailbox 17 of ruth@example.com is full: https://x.test/a?token=abc&b=1')
    await layAside('deliver-mail', 'Mailbox 18 of omar@sample.test is full: https://x.test/a?token=def&b=2')
    await layAside('deliver-push', 'gone')
    const { data, causes } = await call('listQueues', {}, admin)
    expect(data.find(({ name }) => name === 'deliver-mail')).toMatchObject({
      waiting: 1,
      retrying: 1,
      running: 0,
      failed: 2,
    })
    expect(data.some(({ name }) => name === 'laid-aside')).toBe(false)
    expect(causes).toEqual([
      { queue: 'deliver-mail', cause: 'Mailbox # of @ is full: https://x.test/a?token=#&b=#', count: 2 },
      { queue: 'deliver-push', cause: 'gone', count: 1 },
    ])
    const { queue, cause } = causes[0]!
    expect((await call('retryJobs', { queue, cause }, admin)).data).toEqual({ retried: 2, left: 0 })
  })

  test('are listed by state and queue, without secrets', async () => {
    await layAside('deliver-mail', '550 <ruth.ames@example.com> code 493021', { id: 7, token: 'abc' })
    await layAside('deliver-push', 'gone')
    await enqueue(db, 'render-media', { mediaId: 3 })
    const { data, total } = await call('listJobs', { queue: 'deliver-mail' }, admin)
    expect({ total, data }).toMatchObject({
      total: 1,
      data: [{ queue: 'deliver-mail', state: 'failed', attempts: 9, next_try_at: null, about: 'id 7' }],
    })
    expect(data[0]!.error).toBe('550 <r•••@example.com> code •••')
    expect((await call('listJobs', {}, admin)).data.map(({ queue }) => queue)).toEqual(['deliver-push', 'deliver-mail'])
    expect((await call('listJobs', { sort: 'created', limit: 1 }, admin)).data[0]!.queue).toBe('deliver-mail')
    expect((await call('listJobs', { state: 'waiting' }, admin)).data).toMatchObject([{ about: 'mediaId 3' }])
    expect((await call('listJobs', { state: 'running' }, admin)).data).toEqual([])
  })

  test('that failed are retried once under concurrent requests', async () => {
    const id = await layAside('deliver-mail', 'refused')
    const asked = { queue: 'deliver-mail', ids: [id] }
    const answers = await Promise.all([call('retryJobs', asked, admin), call('retryJobs', asked, admin)])
    expect(answers.map(({ error }) => error).toSorted()).toEqual([false, true])
    expect(await open()).toEqual([{ name: 'deliver-mail', state: 'created' }])
    expect((await audited())[0]).toMatchObject({ action: 'jobs retried', details: { ...asked, retried: 1 } })
  })

  test('of one cause are retried together; others are not', async () => {
    await layAside('deliver-mail', 'Mailbox 17 is full')
    await layAside('deliver-mail', 'Mailbox 18 is full')
    await layAside('deliver-mail', 'refused')
    await layAside('deliver-push', 'Mailbox 19 is full')
    const { data } = await call('retryJobs', { queue: 'deliver-mail', cause: 'Mailbox # is full' }, admin)
    expect(data).toEqual({ retried: 2, left: 0 })
    expect((await open()).map(({ name }) => name)).toEqual(['deliver-mail', 'deliver-mail', 'laid-aside', 'laid-aside'])
  })

  test('of one cause are retried a thousand at a time, with the number of the remaining ones', async () => {
    await db`
      insert into pgboss.job (name, source_name, source_id, source_output)
      select 'laid-aside', 'deliver-mail', gen_random_uuid(), '{"message": "refused"}' from generate_series(1, 1007)`
    await layAside('deliver-mail', 'Mailbox 17 is full')
    const asked = { queue: 'deliver-mail', cause: 'refused' }
    expect((await call('retryJobs', asked, admin)).data).toEqual({ retried: 1000, left: 7 })
    expect((await call('discardJobs', { ...asked, reason: 'Old' }, admin)).data).toEqual({ discarded: 7, left: 0 })
  })

  test('scheduled for a retry run immediately; an active one is not touched', async () => {
    await enqueue(db, 'deliver-mail', { id: 1 })
    const { id } = await one(db<{ id: string }[]>`
      update pgboss.job set state = 'retry', start_after = now() + interval '1 hour' returning id`)
    const asked = { queue: 'deliver-mail', ids: [id] }
    expect((await call('retryJobs', asked, admin)).data).toEqual({ retried: 1, left: 0 })
    expect(await db`select from pgboss.job where start_after <= now()`).toHaveLength(1)
    await db`update pgboss.job set state = 'active'`
    expect(await call('retryJobs', asked, admin)).toMatchObject({ error: true })
    expect(await call('discardJobs', { ...asked, reason: 'Over' }, admin)).toMatchObject({ error: true })
    expect(await open()).toEqual([{ name: 'deliver-mail', state: 'active' }])
  })

  test('are discarded with a reason, by ids or by cause', async () => {
    const id = await layAside('deliver-mail', 'refused')
    const asked = { queue: 'deliver-mail', ids: [id] }
    expect(await call('discardJobs', { ...asked, reason: '' }, admin)).toMatchObject({ error: true })
    expect(await call('discardJobs', { ...asked, cause: 'refused', reason: 'Old' }, admin)).toMatchObject({
      error: true,
    })
    expect((await call('discardJobs', { ...asked, reason: 'Old' }, admin)).data).toEqual({ discarded: 1, left: 0 })
    expect(await open()).toEqual([])
    expect((await audited())[0]).toMatchObject({ action: 'jobs discarded', details: { reason: 'Old' } })
  })
})

describe('the outbox', () => {
  const write = async (given: Record<string, string | number | Date> = {}) =>
    (
      await one(db<{ id: number }[]>`
        insert into outbox ${db({ channel: 'mail', recipient: 'ruth@example.com', subject: 'Hello', body: 'Words', ...given })} returning id`)
    ).id

  test('is listed by state and recipient, with secrets masked', async () => {
    await write({ body: 'Your code is 493021: https://x.test/a?token=abc', status: 'dead', last_error: 'refused' })
    await write({ recipient: 'omar@example.com', status: 'sent', sent_at: new Date() })
    const { data, total } = await call('listOutbox', { to: 'Ruth@Example.com' }, admin)
    expect(total).toBe(1)
    expect(data[0]).toMatchObject({ to: 'r•••@example.com', state: 'failed', error: 'refused' })
    expect(data[0]!.preview).toBe('Your code is •••: https://x.test/a?token=•••')
    expect((await call('listOutbox', { state: 'sent' }, admin)).data).toMatchObject([{ to: 'o•••@example.com' }])
    expect((await call('listOutbox', { sort: 'created' }, admin)).data).toHaveLength(2)
    expect((await call('listOutbox', { channel: 'push' }, admin)).data).toEqual([])
  })

  test('an unsent email is resent once, by its existing job', async () => {
    const id = await write({ status: 'dead', attempts: 9 })
    await layAside('deliver-mail', 'refused', { id })
    const asked = { channel: 'mail', id } as const
    expect(await call('retryOutbox', asked, admin)).toMatchObject({ error: false })
    expect(await call('retryOutbox', asked, admin)).toMatchObject({ error: false })
    expect(await open()).toEqual([{ name: 'deliver-mail', state: 'created' }])
    await runJobs()
    expect(await db`select status from outbox`).toEqual([{ status: 'sent' }])
    expect(await call('retryOutbox', asked, admin)).toMatchObject({ error: true })
    expect(await open()).toEqual([])
  })

  test('an email without a job gets one; one being sent is refused', async () => {
    const id = await write()
    await call('retryOutbox', { channel: 'mail', id }, admin)
    expect(await open()).toEqual([{ name: 'deliver-mail', state: 'created' }])
    await db`update pgboss.job set state = 'active'`
    expect(await call('retryOutbox', { channel: 'mail', id }, admin)).toMatchObject({ error: true })
  })

  test('two workers with the same email send it once', async () => {
    const id = await write()
    const sent: number[] = []
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
    const { promise: isBegun, resolve: begin } = Promise.withResolvers<void>()
    const send = async () => {
      begin()
      await isReleased
      sent.push(id)
    }
    const context = { ...services, sql: db, mail: { ...services.mail, send } }
    const first = deliverMail.run(context, { id })
    await isBegun
    // Nor does it complete, because the worker that claimed the email may die.
    await expect(deliverMail.run(context, { id })).rejects.toThrow('being handed over')
    release()
    await first
    await deliverMail.run(context, { id })
    expect(sent).toEqual([id])
  })
})
