import type { updateProfile as endpoint } from '#contract/accounts.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { showsCurrency } from '#server/features/currencies/public.ts'
import { chooseAccountType } from './account-type.sql.ts'
import { presentUser } from './present.ts'
import { changesOf, storePhoto } from './profile-changes.ts'
import { type AccountRow, findAccount, saveDevice, updateUser } from './queries.ts'

type Asked = Input<typeof endpoint>

export const updateProfile: Handler<typeof endpoint> = async (ctx, asked) => {
  const account = await findAccount(ctx.sql, ctx.viewer!.id)
  if (asked.display_currency && !(await showsCurrency(ctx.sql, asked.display_currency)))
    throw new AppError('refused', 'api.currency-not-shown', { field: 'display_currency' })
  const photo = await storePhoto(ctx, account.id)
  await updateUser(ctx.sql, account.id, {
    ...changesOf(asked),
    ...reachChanges(account, asked),
    ...(asked.notification !== undefined && { wants_notifications: asked.notification === 1 }),
    ...(asked.shows_contact !== undefined && { shows_contact: asked.shows_contact === 1 }),
    ...(asked.display_currency && { display_currency: asked.display_currency }),
    ...(photo !== null && { profile_media_id: photo }),
  })
  if (asked.account_type) await chooseAccountType(ctx.sql, account.id, asked.account_type)
  if (asked.fcm_id) await saveDevice(ctx.sql, asked.fcm_id, account.id)
  return presentUser(await findAccount(ctx.sql, account.id), ctx.origin)
}

/** A profile update must not change the sign-in address or number: that could take over, or lock out, the account. */
function reachChanges({ loginType, email, phone, countryCode }: AccountRow, asked: Asked) {
  const changes: Record<string, string | null> = {}
  if (asked.email !== undefined && asked.email.toLowerCase() !== email?.toLowerCase()) {
    if (loginType === 'email') throw new AppError('refused', 'api.email-is-login', { field: 'email' })
    changes.email = asked.email
    changes.email_verified_at = null
  }
  if (asked.mobile !== undefined && asked.mobile !== phone) {
    if (loginType === 'phone' && asked.mobile !== `${countryCode ?? ''}${phone}`)
      throw new AppError('refused', 'api.number-is-login', { field: 'mobile' })
    if (loginType !== 'phone') changes.phone = asked.mobile
  }
  if (asked.country_code !== undefined && loginType !== 'phone') changes.country_code = asked.country_code
  return changes
}
