import type { FastifyReply, FastifyRequest } from 'fastify'
import { isPageAction } from '#contract/page-actions.ts'
import type { PageActionName } from '#domain/page-action.ts'
import { secureAttribute } from '../secure-cookie.ts'

const NAME = 'notice'
const SECONDS = 60

/** The action that led to this page; its message is shown once. */
export function noticeOf({ cookies }: FastifyRequest): PageActionName | null {
  const action = cookies[NAME]
  return action !== undefined && isPageAction(action) ? action : null
}

export const saveNotice = (reply: FastifyReply, baseUrl: string, action: PageActionName) =>
  keep(reply, baseUrl, action, SECONDS)

export const clearNotice = (reply: FastifyReply, baseUrl: string) => keep(reply, baseUrl, '', 0)

const keep = (reply: FastifyReply, baseUrl: string, value: string, seconds: number) =>
  reply.header(
    'set-cookie',
    `${NAME}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secureAttribute(baseUrl)}`,
  )
