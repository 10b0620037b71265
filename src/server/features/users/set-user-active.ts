import type { deactivateUser as deactivating, reactivateUser as reactivating } from '#contract/users-admin.ts'
import type { Handler } from '#server/context.ts'
import { AppError, missing } from '#server/errors.ts'
import { sendDeactivatedEmail, sendReactivatedEmail } from './account-emails.ts'
import {
  deleteDeviceTokens,
  deleteImpersonationsOf,
  deleteSessionsOf,
  keepsAnAdministrator,
  lockUser,
  updateActive,
} from './queries.ts'

/**
 * Deactivates a user. Sessions are kept, so that each device gets the reason with its 401 response; a database trigger
 * closes open event streams.
 */
export const deactivateUser: Handler<typeof deactivating> = async (ctx, { user_id, reason }) => {
  if (user_id === ctx.viewer!.id) throw new AppError('refused', 'api.account-own')
  await keepsAnAdministrator(ctx.sql, user_id)
  const person = await lockUser(ctx.sql, user_id)
  if (!person) throw missing('Account')
  if (!person.isActive) throw new AppError('refused', 'api.account-off-already')
  await updateActive(ctx.sql, user_id, false)
  // Ends impersonations of the deactivated user.
  await deleteImpersonationsOf(ctx.sql, user_id)
  await deleteDeviceTokens(ctx.sql, user_id)
  await sendDeactivatedEmail(ctx, user_id, reason)
  await ctx.audit({ action: 'account deactivated', subject: 'user', subjectId: user_id, details: { reason } })
  return null
}

/** Reactivates a user and deletes all earlier sessions, so that a forgotten device does not regain access. */
export const reactivateUser: Handler<typeof reactivating> = async (ctx, { user_id, reason }) => {
  const person = await lockUser(ctx.sql, user_id)
  if (!person) throw missing('Account')
  if (person.isActive) throw new AppError('refused', 'api.account-on-already')
  await deleteSessionsOf(ctx.sql, user_id)
  await updateActive(ctx.sql, user_id, true)
  await sendReactivatedEmail(ctx, user_id)
  await ctx.audit({ action: 'account reactivated', subject: 'user', subjectId: user_id, details: { reason } })
  return null
}
