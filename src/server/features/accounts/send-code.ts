import type { Context } from '#server/context.ts'
import { type CodeAddress, type CodeOrigin, codeOf, takeCode } from './codes.ts'
import { findRegistration, lockEmail } from './registrations.ts'
import { limitRequests } from './request-limits.ts'
import { requesterOf } from './requester.ts'

/** Queues a code for an address; the job finds out whether anybody is there, so the answer cannot tell. */
export async function sendCode(
  ctx: Context,
  to: CodeAddress,
  registered?: Required<CodeOrigin>,
): Promise<{ demo_code?: string }> {
  // Registrations, codes and proofs of one email address take turns.
  if (to.channel === 'mail') await lockEmail(ctx.sql, to.address)
  await limitRequests(ctx, { ...codeRequests(to), refusal: 'api.too-many-codes' })
  const origin = registered ?? {
    requester: requesterOf(ctx),
    registrationId: isProof(to) ? await findRegistration(ctx.sql, to.address, ctx.now) : null,
  }
  const code = await takeCode(ctx.sql, { ...to, ...origin }, ctx.now)
  await ctx.enqueue('send-code', { id: code.id, language: ctx.language })
  return ctx.showsCodes ? { demo_code: codeOf(ctx.derive, code) } : {}
}

/** What the requests of codes for an address are counted under. */
export const codeRequests = ({ channel, address }: CodeAddress) => ({
  purpose: 'code',
  recipient: `${channel} ${address}`,
})

/** A code that can complete a registration; one for a change of address cannot. */
const isProof = ({ channel, userId }: CodeAddress) => channel === 'mail' && userId === undefined
