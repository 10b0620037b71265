import * as z from 'zod/mini'
import { type Endpoint, exchange, read, write } from '#contract/endpoint.ts'
import { Id, Text } from '#contract/fields.ts'
import type { Handler } from '#server/context.ts'
import { handlerTable } from '#server/dispatch.ts'
import { AppError, missing } from '#server/errors.ts'
import { mount } from '#server/http/api-routes.ts'
import type { RateLimiter } from '#server/http/limits.ts'
import { createServer } from '#server/http/server.ts'
import type { Services } from '#server/services.ts'

const Anything = z.object({
  value: z.optional(z.unknown()),
  rows: z.optional(z.unknown()),
  clear: z.optional(z.string()),
})
const Echo = z.object({
  value: z.unknown(),
  rows: z.unknown(),
  clear: z.unknown(),
  language: z.string(),
  viewer: z.unknown(),
})

/** A trial contract with one call of every kind, so that the dispatcher can be tested without the product. */
export const doorContract = {
  echo: read('GET echo', { access: 'anyone', summary: 'Says back.', input: Anything, output: Echo }),
  echoPosted: write('POST echo', {
    access: 'anyone',
    summary: 'Says back.',
    input: Anything,
    output: Echo,
    keepsEmpty: ['clear'],
    files: { photo: { maxKilobytes: 10, types: ['png'] } },
  }),
  echoDeleted: write('DELETE echo', { access: 'anyone', summary: 'Says back.', input: Anything, output: Echo }),
  sendCode: write('GET send-code', {
    access: 'anyone',
    summary: 'A GET that writes.',
    input: z.object({}),
    output: z.null(),
  }),
  listed: read('GET listed', {
    access: 'anyone',
    summary: 'Has companions.',
    input: z.object({}),
    output: z.array(z.object({ id: z.int() })),
    beside: z.object({ total: z.int() }),
  }),
  softly: write('POST softly', {
    access: 'anyone',
    summary: 'Fails with HTTP 200.',
    aliases: ['POST soft-ly'],
    input: z.object({ id: Id, why: z.optional(Text(20)) }),
    output: z.null(),
    failures: { invalid: 'soft', refused: 'soft', missing: 'soft' },
  }),
  hardly: write('POST hardly', {
    access: 'anyone',
    summary: 'Fails with HTTP 400.',
    input: z.object({ id: Id, why: z.optional(Text(20)) }),
    output: z.null(),
  }),
  mine: read('GET mine', {
    access: 'member',
    summary: 'For members.',
    input: z.object({}),
    output: z.object({ id: z.int() }),
  }),
  spend: exchange('GET spend', {
    access: 'member',
    summary: 'A GET that changes something of a member.',
    input: z.object({}),
    output: z.object({ id: z.int() }),
  }),
  spendPosted: write('POST spend', {
    access: 'member',
    summary: 'Changes something of a member.',
    input: z.object({}),
    output: z.object({ id: z.int() }),
  }),
  signIn: write('POST sign-in', {
    access: 'anyone',
    summary: 'Opens a session.',
    input: z.object({ token: z.string() }),
    output: z.null(),
    beside: z.object({ token: z.string() }),
  }),
  theirs: write('POST theirs', { access: 'admin', summary: 'For staff.', input: z.object({}), output: z.null() }),
  broken: read('GET broken', { access: 'anyone', summary: 'Has a defect.', input: z.object({}), output: z.null() }),
  leaking: read('GET leaking', {
    access: 'anyone',
    summary: 'Answers wrongly.',
    input: z.object({}),
    output: z.object({ id: z.int() }),
  }),
  slow: read('GET slow', {
    access: 'anyone',
    summary: 'Asks the database.',
    input: z.object({}),
    output: z.object({ id: z.int() }),
  }),
}

type DoorHandlers = { [K in keyof typeof doorContract]: Handler<(typeof doorContract)[K]> }

const echo: Handler<typeof doorContract.echo> = async ({ language, viewer }, { value, rows, clear }) => ({
  value,
  rows,
  clear,
  language,
  viewer,
})

const complain = async (_ctx: unknown, { why }: { why?: string }) => {
  if (why === 'missing') throw missing('Property')
  if (why) throw new AppError(why as 'refused', 'api.busy', { data: { left: 0 }, key: 'aKey' })
  return null
}

const handlers: DoorHandlers = {
  echo,
  echoPosted: echo,
  echoDeleted: echo,
  sendCode: async ({ sql }) => {
    await sql`insert into settings (key, value) values ('sent', '1') on conflict (key) do update set value = (settings.value::int + 1)::text`
    return null
  },
  listed: async () => ({ data: [{ id: 1, secret: 'hash' } as { id: number }], total: 1 }),
  softly: complain,
  hardly: complain,
  mine: async ({ viewer }) => ({ id: viewer!.id }),
  spend: async ({ viewer }) => ({ id: viewer!.id }),
  spendPosted: async ({ viewer }) => ({ id: viewer!.id }),
  signIn: async ({ keepSession }, { token }) => {
    keepSession(token)
    return { data: null, token }
  },
  theirs: async ({ audit }) => {
    await audit({ action: 'asked', subject: 'door' })
    return null
  },
  broken: async () => {
    throw new Error('a secret detail')
  },
  leaking: async () => ({ id: 'not a number' }) as unknown as { id: number },
  slow: async ({ sql }) => (await sql<{ id: number }[]>`select 1 as id`)[0]!,
}

/** A server whose API is the trial contract above. */
export async function trialServer(services: Services, limiter: RateLimiter | null = null) {
  const app = await createServer(services)
  const contract: Record<string, Endpoint> = doorContract
  await mount(app, { services, contract, handlerOf: handlerTable(doorContract, handlers), limiter })
  return app
}
