import type { Context } from '#server/context.ts'
import { type CodeAddress, type CodeOrigin, codeOf, issueCode } from './codes.ts'
import { findRegistration, lockEmail } from './registrations.sql.ts'
import { limitRequests } from './request-limits.ts'
import { requesterOf } from './requester.ts'

/** Queues a code for an address. The job checks whether an account exists, so the response cannot reveal it. */
export async function sendCode(
  ctx: Context,
  to: CodeAddress,
  registered?: Required<CodeOrigin>,
): Promise<{ demo_code?: string }> {
  // Serialises registrations, codes and verifications of one email address.
  if (to.channel === 'mail') await lockEmail(ctx.sql, to.address)
  await limitRequests(ctx, { ...codeRequests(to), refusal: 'api.too-many-codes' })
  const origin = registered ?? {
    requester: requesterOf(ctx),
    registrationId: isProof(to) ? await findRegistration(ctx.sql, to.address, ctx.now) : null,
  }
  const code = await issueCode(ctx.sql, { ...to, ...origin }, ctx.now)
  await ctx.enqueue('send-code', { id: code.id, language: ctx.language })
  return ctx.showsCodes ? { demo_code: codeOf(ctx.derive, code) } : {}
}

/** Key under which code requests for an address are counted. */
export const codeRequests = ({ channel, address }: CodeAddress) => ({
  purpose: 'code',
  recipient: `${channel} ${address}`,
})

/** Whether the code can complete a registration; one for a change of address cannot. */
const isProof = ({ channel, userId }: CodeAddress) => channel === 'mail' && userId === undefined
