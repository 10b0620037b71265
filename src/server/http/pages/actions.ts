import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PageNotice } from '#contract/page.ts'
import { isPageAction, pageActions } from '#contract/page-actions.ts'
import { localPath } from '#domain/local-path.ts'
import { messageOf } from '#domain/messages.ts'
import { ACTION_FIELD, NEXT_FIELD, type PageActionName, readActionValue } from '#domain/page-action.ts'
import { dispatchCall, type HandlerOf } from '#server/dispatch.ts'
import { AppError } from '#server/errors.ts'
import type { Services } from '#server/services.ts'
import { say } from '#server/translate-message.ts'
import { asAppError } from '../answer.ts'
import { cookiesOf, saveCookies } from '../call-cookies.ts'
import { isSameOrigin } from '../credential.ts'
import { addressKey, type RateLimiter } from '../limits.ts'
import { parsePairs } from '../pairs.ts'
import { type Identity, identify, NOBODY } from '../viewer.ts'
import { type Raw, utf8 } from '../wellformed.ts'

interface Outcome {
  reader: Identity
  /** `sign-in`: the action needs an account. */
  result: PageNotice | 'sign-in'
  /** The page to show after a successful action. */
  next: string
}

/** Runs the form of a request; null if it is not one of ours, or if a page of another origin sent it. */
export type RunAction = (request: FastifyRequest, reply: FastifyReply, language: string) => Promise<Outcome | null>

interface Options {
  services: Services
  handlerOf: HandlerOf
  /** Null disables rate limiting. */
  limiter: RateLimiter | null
}

/** Answers the forms of pages by their calls, as the user of the session cookie. */
export function actionRunner({ services, handlerOf, limiter }: Options): RunAction {
  return async (request, reply, language) => {
    const form = formOf(request)
    if (!form || !isSameOrigin(request, services.config)) return null
    const { action, fields, next } = form
    const token = request.cookies.session ?? null
    const reader = token === null ? NOBODY : await identify(services, token)
    const { call, adds } = pageActions[action]
    const address = addressKey(request.ip)
    try {
      const wait = limiter?.take(reader.viewer ? `user ${reader.viewer.id}` : address, 'write') ?? 0
      if (wait > 0) throw new AppError('too-many', messageOf('api.too-many-requests', { seconds: wait }))
      const caller = {
        ...reader,
        token,
        hasCookie: token !== null,
        language,
        origin: '',
        device: request.headers['user-agent']?.slice(0, 300) ?? null,
        address,
        ...cookiesOf(request, services.config),
      }
      saveCookies(
        request,
        reply,
        services.config,
        await dispatchCall(services, handlerOf, caller, call, { ...fields, ...adds }),
      )
      return { reader, next, result: { kind: 'done', action, message: '' } }
    } catch (error) {
      const refused = asAppError(error, 0)
      if (!refused) throw error
      if (refused.kind === 'unauthenticated') return { reader, next, result: 'sign-in' }
      const message = await say(services.texts, language, refused.said)
      const field = refused.facts.field ?? null
      return { reader, next, result: { kind: 'refused', action, message, field, values: textsOf(fields) } }
    }
  }
}

interface ActionForm {
  action: PageActionName
  fields: Raw
  next: string
}

function formOf({ body, url }: FastifyRequest): ActionForm | null {
  if (!(body instanceof Buffer)) return null
  const { [ACTION_FIELD]: named, [NEXT_FIELD]: returnTo, ...fields } = parsePairs(utf8(body, 'The body'))
  const { action, listingId } = readActionValue(named) ?? { action: '' }
  if (!isPageAction(action)) return null
  const next = localPath(typeof returnTo === 'string' ? returnTo.slice(0, 500) : url)
  return { action, next, fields: listingId === undefined ? fields : { ...fields, property_id: listingId } }
}

const textsOf = (fields: Raw): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
