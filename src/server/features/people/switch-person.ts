import type { deactivatePerson as deactivating, reactivatePerson as reactivating } from '#contract/people-admin.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { tellSwitchedOff, tellSwitchedOn } from './account-letters.ts'
import { keepsAnAdministrator, lockPerson } from './queries.ts'

/**
 * The sessions stay while the account is off: the door lets none of them in and tells each device why. The database
 * itself closes what is open at this moment.
 */
export const deactivatePerson: Handler<typeof deactivating> = async (ctx, { user_id, reason }) => {
  if (user_id === ctx.viewer!.id) throw new AppError('refused', 'api.account-own')
  await keepsAnAdministrator(ctx.sql, user_id)
  const person = await lockPerson(ctx.sql, user_id)
  if (!person) throw missing('Account')
  if (!person.isActive) throw new AppError('refused', 'api.account-off-already')
  await ctx.sql`update users set is_active = false where id = ${user_id}`
  // Nobody goes on looking as somebody who cannot look.
  await ctx.sql`delete from sessions where user_id = ${user_id} and impersonator_id is not null`
  await ctx.sql`delete from device_tokens where user_id = ${user_id}`
  await tellSwitchedOff(ctx, user_id, reason)
  await ctx.audit({ action: 'account deactivated', subject: 'user', subjectId: user_id, details: { reason } })
  return null
}

/** Whoever was signed in before signs in again: nobody comes back through a device that was forgotten. */
export const reactivatePerson: Handler<typeof reactivating> = async (ctx, { user_id, reason }) => {
  const person = await lockPerson(ctx.sql, user_id)
  if (!person) throw missing('Account')
  if (person.isActive) throw new AppError('refused', 'api.account-on-already')
  await ctx.sql`delete from sessions where user_id = ${user_id}`
  await ctx.sql`update users set is_active = true where id = ${user_id}`
  await tellSwitchedOn(ctx, user_id)
  await ctx.audit({ action: 'account reactivated', subject: 'user', subjectId: user_id, details: { reason } })
  return null
}
