import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Departure } from '#server/adapters/identity/port.ts'
import { ticketFor } from '#server/features/accounts/public.ts'
import type { Services } from '#server/services.ts'

const COOKIE = 'sign-in-with'
const MINUTES = 10

interface Kept extends Departure {
  next: string
}

/** The browser's round trip to an identity provider: what it must bring back travels in a signed cookie. */
export function signInWith(app: FastifyInstance, services: Services) {
  const { identities, config } = services
  const returnAddress = `${config.baseUrl}/auth/google/callback`
  const secure = config.baseUrl.startsWith('https:') ? '; Secure' : ''
  const keep = (reply: FastifyReply, value: string, seconds: number) =>
    reply.header('set-cookie', `${COOKIE}=${value}; Path=/auth; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`)

  app.get('/auth/google', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!identities.google) return reply.redirect('/sign-in?failed=google')
    try {
      const { url, ...departure } = await identities.google.depart(returnAddress)
      const next = String((request.query as { next?: unknown }).next ?? '/').slice(0, 500)
      keep(reply, seal(services, { ...departure, next }), MINUTES * 60)
      return reply.redirect(url)
    } catch (error) {
      request.log.error(error)
      return reply.redirect('/sign-in?failed=google')
    }
  })

  app.get('/auth/google/callback', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    keep(reply, '', 0)
    const kept = unseal(services, request.cookies[COOKIE])
    if (!identities.google || !kept) return reply.redirect('/sign-in?failed=google')
    try {
      const identity = await identities.google.arrive(new URL(request.url, config.baseUrl), kept)
      const ticket = await services.db.begin((sql) => ticketFor(sql, identity, 'google', services.now()))
      // Behind the hash: it reaches the page's script and no server's log.
      return reply.redirect(`/sign-in?${new URLSearchParams({ next: kept.next })}#ticket=${ticket}`)
    } catch (error) {
      request.log.warn(error)
      return reply.redirect('/sign-in?failed=google')
    }
  })
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
