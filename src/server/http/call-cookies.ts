import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller, Performed } from '#server/dispatch.ts'
import type { Services } from '#server/services.ts'
import { listingChangeOf, saveListingChange } from './change-cookie.ts'
import { isSameOrigin } from './credential.ts'
import { deviceCookieOf, saveDeviceCookie } from './device-cookie.ts'
import { prefers } from './origin.ts'
import { pendingSignInOf } from './pending-cookie.ts'
import { requesterFrom, saveRequester } from './requester-cookie.ts'
import { keepSession } from './session-cookie.ts'

type Site = Pick<Services['config'], 'apiOrigin' | 'baseUrl'>

/** Cookies of a call other than its session. */
export const cookiesOf = (request: FastifyRequest, site: Site) =>
  ({
    deviceCookie: deviceCookieOf(request),
    ...requesterFrom(request),
    isOwnPage: prefers(request, 'cookieSession') && isSameOrigin(request, site),
    pendingSignIn: pendingSignInOf(request),
    listingChange: listingChangeOf(request),
  }) satisfies Partial<Caller>

/** Sets the cookies requested by a successful call. */
export function saveCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  site: Site,
  {
    session,
    deviceCookie,
    requesterCookie,
    listingChange,
  }: Pick<Performed<never>, 'session' | 'deviceCookie' | 'requesterCookie' | 'listingChange'>,
) {
  if (session !== undefined) keepSession(request, reply, site, session)
  if (deviceCookie !== undefined) saveDeviceCookie(request, reply, site.baseUrl, deviceCookie)
  if (requesterCookie !== undefined) saveRequester(reply, site.baseUrl, requesterCookie)
  if (listingChange !== undefined) saveListingChange(reply, site.baseUrl, listingChange)
}
