import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localPath } from '#domain/local-path.ts'
import type { Departure } from '#server/adapters/identity/port.ts'
import { ticketFor } from '#server/features/accounts/public.ts'
import type { Services } from '#server/services.ts'
import { secureAttribute } from './secure-cookie.ts'

const MINUTES = 10
const MAX_FORM_BYTES = 16_384

/** Google returns with a link. Apple returns with a form post, for which the cookie must be SameSite=None. */
const PROVIDERS = {
  google: { method: 'GET', sameSite: 'Lax' },
  apple: { method: 'POST', sameSite: 'None' },
} as const
type Provider = keyof typeof PROVIDERS

interface Kept extends Departure {
  next: string
}

/** OpenID Connect round trip of the browser; the state is kept in a signed cookie. */
export async function signInWith(app: FastifyInstance, services: Services) {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, body),
    )
    for (const provider of Object.keys(PROVIDERS) as Provider[]) addProvider(scope, services, provider)
  })
}

function addProvider(app: FastifyInstance, services: Services, provider: Provider) {
  const { identities, config } = services
  const { method, sameSite } = PROVIDERS[provider]
  const returnAddress = `${config.baseUrl}/auth/${provider}/callback`
  const cookie = `sign-in-with-${provider}`
  // A SameSite=None cookie must be Secure; browsers accept that on localhost too.
  const secure = sameSite === 'None' ? '; Secure' : secureAttribute(config.baseUrl)
  const keep = (reply: FastifyReply, value: string, seconds: number) =>
    reply.header(
      'set-cookie',
      `${cookie}=${value}; Path=/auth/${provider}; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}${secure}`,
    )
  const failed = (reply: FastifyReply, code?: string) =>
    reply.redirect(`/sign-in?${new URLSearchParams({ failed: provider, ...(code && { code }) })}`, 303)

  app.get(`/auth/${provider}`, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const known = identities[provider]
    if (!known) return failed(reply, 'operation-not-allowed')
    try {
      const { url, ...departure } = await known.depart(returnAddress)
      const next = localPath(String((request.query as { next?: unknown }).next ?? '/').slice(0, 500))
      keep(reply, seal(services, { ...departure, next }), MINUTES * 60)
      return reply.redirect(url)
    } catch (error) {
      request.log.error(error)
      return failed(reply, 'temporarily_unavailable')
    }
  })

  app.route({
    method,
    url: `/auth/${provider}/callback`,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store')
      keep(reply, '', 0)
      const kept = unseal(services, request.cookies[cookie])
      const answer = answerOf(request, method)
      if (!identities[provider] || !kept) return failed(reply, 'expired')
      try {
        const identity = await identities[provider].arrive(new URL(`${returnAddress}?${answer}`), kept)
        const named = { ...identity, name: identity.name ?? nameOf(answer) }
        const ticket = await services.db.begin((sql) => ticketFor(sql, named, provider, services.now()))
        // In the fragment, which the page's script can read and which reaches no server log.
        return reply.redirect(`/sign-in?${new URLSearchParams({ next: kept.next })}#ticket=${ticket}`, 303)
      } catch (error) {
        request.log.warn(error)
        return failed(reply, codeOf(answer))
      }
    },
  })
}

const answerOf = (request: FastifyRequest, method: 'GET' | 'POST') =>
  new URLSearchParams(method === 'GET' ? (request.url.split('?')[1] ?? '') : String(request.body ?? ''))

/** Only an error code is passed on to the page, because the query can be forged. */
const codeOf = (answer: URLSearchParams) => /^[\w/-]{1,60}$/.exec(answer.get('error') ?? '')?.[0]

/** Apple sends the name next to the ID token, once, in the form. */
function nameOf(answer: URLSearchParams): string | null {
  try {
    const { name } = JSON.parse(answer.get('user') ?? '{}') as { name?: { firstName?: unknown; lastName?: unknown } }
    const words = [name?.firstName, name?.lastName].filter((word) => typeof word === 'string')
    return words.join(' ').trim().slice(0, 200) || null
  } catch {
    return null
  }
}

function seal({ derive, now }: Services, kept: Kept): string {
  const text = Buffer.from(JSON.stringify({ ...kept, until: now().getTime() + MINUTES * 60_000 })).toString('base64url')
  return `${text}.${derive('sign-in-with cookie', text).toString('base64url')}`
}

function unseal({ derive, now }: Services, cookie: string | undefined): Kept | null {
  const [text = '', signature = ''] = (cookie ?? '').split('.')
  const expected = derive('sign-in-with cookie', text)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const kept = JSON.parse(Buffer.from(text, 'base64url').toString()) as Kept & { until: number }
  return kept.until > now().getTime() ? kept : null
}
