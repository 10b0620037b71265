import type { FastifyReply, FastifyRequest } from 'fastify'
import { secureAttribute } from './secure-cookie.ts'

const NAME = 'pending_sign_in'
const SECONDS = 600

/** Token of a sign-in that is waiting for its second factor. */
export function pendingSignInOf({ cookies }: FastifyRequest): string | null {
  const token = cookies[NAME]
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : null
}

export function savePendingSignIn(reply: FastifyReply, baseUrl: string, token: string) {
  const secure = secureAttribute(baseUrl)
  reply.header('set-cookie', `${NAME}=${token}; Path=/api; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${secure}`)
}
