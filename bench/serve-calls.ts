import { contract } from '#contract/index.ts'
import { handlerTable } from '#server/dispatch.ts'
import { handlers } from '#server/handlers.ts'
import { type MountOptions, mount } from '#server/http/api-routes.ts'
import { createServer } from '#server/http/server.ts'
import type { Services } from '#server/services.ts'
import { answerFloor, floor } from './floor.ts'

/** The whole API with one more call, the floor that other calls are compared with; without rate limits. */
export async function serveCalls(services: Services, options: Pick<MountOptions, 'keep'> = {}) {
  const calls = { ...contract, floor }
  const app = await createServer(services)
  app.get('/hello', () => ({ hello: 'world' }))
  const handlerOf = handlerTable(calls, { ...handlers, floor: answerFloor })
  await mount(app, { services, contract: calls, handlerOf, limiter: null, ...options })
  return { app, url: await app.listen({ port: 0, host: '127.0.0.1' }) }
}
