import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { testApp } from '#test/support/app.ts'
import { currentRequest } from '../observed.ts'
import { job } from './job.ts'
import { enqueue, prepareQueues } from './queue.ts'
import { startWorker } from './worker.ts'

const { db, inject, services } = await testApp()

test('a job that a request enqueues carries the id of the request', async () => {
  const response = await inject({
    method: 'POST',
    url: '/api/contct_us',
    payload: { first_name: 'Pia', last_name: 'P', email: 'pia@example.com', subject: 'Hello', message: 'Hello' },
  })
  expect(response.json()).toMatchObject({ error: false })
  expect(await db`select data->>'requestId' as id from pgboss.job where name = 'mail-contact-request'`).toEqual([
    { id: response.headers['x-request-id'] },
  ])
})

test('a job runs with the id of its request, and passes it on to jobs that it enqueues', async () => {
  const seen: (string | undefined)[] = []
  const second = job('second-step', z.object({}), async () => void seen.push(currentRequest.getStore()))
  const first = job('first-step', z.object({}), async ({ sql }) => {
    seen.push(currentRequest.getStore())
    await enqueue(sql, 'second-step', {})
  })
  await prepareQueues(db, [first, second])
  const worker = await startWorker({ ...services, db }, [first, second])
  await currentRequest.run('request-1', () => enqueue(db, 'first-step', {}))
  await expect.poll(() => seen, { timeout: 60_000 }).toEqual(['request-1', 'request-1'])
  await worker.stop(5_000)
})
