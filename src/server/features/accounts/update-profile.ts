import type { updateProfile as endpoint } from '#contract/accounts.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context, Handler } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { ingestImage } from '#server/features/media/public.ts'
import { presentUser } from './present.ts'
import { type AccountRow, findAccount, saveDevice, updateUser } from './queries.ts'

type Asked = Input<typeof endpoint>

/** Columns by the words of the wire; what is not sent stays as it is, what is sent empty is cleared. */
const COLUMNS = {
  name: 'name',
  address: 'address',
  city: 'city',
  state: 'state',
  country: 'country',
  latitude: 'latitude',
  longitude: 'longitude',
  about_me: 'about',
  facebook_id: 'facebook',
  twiiter_id: 'twitter',
  instagram_id: 'instagram',
  youtube_id: 'youtube',
  language_code: 'language_code',
} as const satisfies Partial<Record<keyof Asked, string>>

const SMALLEST_PHOTO = 120

export const updateProfile: Handler<typeof endpoint> = async (ctx, asked) => {
  const account = await findAccount(ctx.sql, ctx.viewer!.id)
  const photo = await takePhoto(ctx)
  await updateUser(ctx.sql, account.id, {
    ...changesOf(asked),
    ...reachChanges(account, asked),
    ...(asked.notification !== undefined && { wants_notifications: asked.notification === 1 }),
    ...(asked.shows_contact !== undefined && { shows_contact: asked.shows_contact === 1 }),
    ...(photo !== null && { profile_media_id: photo }),
  })
  if (asked.fcm_id) await saveDevice(ctx.sql, asked.fcm_id, account.id)
  return presentUser(await findAccount(ctx.sql, account.id), ctx.baseUrl)
}

function changesOf(asked: Asked): Record<string, string | number | null> {
  if ((asked.latitude === undefined) !== (asked.longitude === undefined))
    throw new AppError('invalid', 'latitude and longitude belong together', { field: 'longitude' })
  const changes: Record<string, string | number | null> = {}
  for (const [word, column] of Object.entries(COLUMNS) as [keyof typeof COLUMNS, string][]) {
    const value = asked[word]
    if (value !== undefined) changes[column] = value === '' ? null : value
  }
  return changes
}

/** What an account signs in with is not changed in passing: it would be a way to take over, or to lose, the account. */
function reachChanges({ loginType, email, phone, countryCode }: AccountRow, asked: Asked) {
  const changes: Record<string, string | null> = {}
  if (asked.email !== undefined && asked.email.toLowerCase() !== email?.toLowerCase()) {
    if (loginType === 'email')
      throw new AppError('refused', 'You sign in with this email, so it cannot be changed here', { field: 'email' })
    changes.email = asked.email
    changes.email_verified_at = null
  }
  if (asked.mobile !== undefined && asked.mobile !== phone) {
    if (loginType === 'phone' && asked.mobile !== `${countryCode ?? ''}${phone}`)
      throw new AppError('refused', 'You sign in with this number, so it cannot be changed here', { field: 'mobile' })
    if (loginType !== 'phone') changes.phone = asked.mobile
  }
  if (asked.country_code !== undefined && loginType !== 'phone') changes.country_code = asked.country_code
  return changes
}

async function takePhoto(ctx: Context): Promise<number | null> {
  const upload = ctx.files.get('profile')?.[0]
  if (!upload) return null
  const photo = await ingestImage(ctx.sql, ctx.storage, (await ctx.storage.read(upload.key))!, {
    folder: 'users',
    kind: 'image',
    ownerId: ctx.viewer!.id,
    minWidth: SMALLEST_PHOTO,
    minHeight: SMALLEST_PHOTO,
    originalName: upload.originalName,
    field: 'profile',
  })
  return photo.mediaId
}
