import type { updateProfile as endpoint } from '#contract/accounts.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { showsCurrency } from '#server/features/currencies/public.ts'
import { chooseAccountType } from './account-type.sql.ts'
import { presentUser } from './present.ts'
import { changesOf, storePhoto } from './profile-changes.ts'
import { type AccountRow, findAccount, saveDevice, updateUser } from './queries.ts'

type ProfileInput = Input<typeof endpoint>

export const updateProfile: Handler<typeof endpoint> = async (ctx, input) => {
  const account = await findAccount(ctx.sql, ctx.viewer!.id)
  if (input.display_currency && !(await showsCurrency(ctx.sql, input.display_currency)))
    throw new AppError('refused', 'api.currency-not-shown', { field: 'display_currency' })
  const photo = await storePhoto(ctx, account.id)
  await updateUser(ctx.sql, account.id, {
    ...changesOf(input),
    ...reachChanges(account, input),
    ...(input.notification !== undefined && { wants_notifications: input.notification === 1 }),
    ...(input.shows_contact !== undefined && { shows_contact: input.shows_contact === 1 }),
    ...(input.display_currency && { display_currency: input.display_currency }),
    ...(photo !== null && { profile_media_id: photo }),
  })
  if (input.account_type) await chooseAccountType(ctx.sql, account.id, input.account_type)
  if (input.fcm_id) await saveDevice(ctx.sql, input.fcm_id, account.id)
  return presentUser(await findAccount(ctx.sql, account.id), ctx.origin)
}

/** A profile update must not change the sign-in address or number: that could take over, or lock out, the account. */
function reachChanges({ loginType, email, phone, countryCode }: AccountRow, input: ProfileInput) {
  const changes: Record<string, string | null> = {}
  if (input.email !== undefined && input.email.toLowerCase() !== email?.toLowerCase()) {
    if (loginType === 'email') throw new AppError('refused', 'api.email-is-login', { field: 'email' })
    changes.email = input.email
    changes.email_verified_at = null
  }
  if (input.mobile !== undefined && input.mobile !== phone) {
    if (loginType === 'phone' && input.mobile !== `${countryCode ?? ''}${phone}`)
      throw new AppError('refused', 'api.number-is-login', { field: 'mobile' })
    if (loginType !== 'phone') changes.phone = input.mobile
  }
  if (input.country_code !== undefined && loginType !== 'phone') changes.country_code = input.country_code
  return changes
}
