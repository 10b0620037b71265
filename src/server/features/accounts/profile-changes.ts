import type { updateProfile } from '#contract/accounts.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { ingestImage } from '#server/features/media/public.ts'

type ProfileInput = Input<typeof updateProfile>

/** Columns by wire field. A field that is not sent is unchanged; an empty value clears it. */
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
} as const satisfies Partial<Record<keyof ProfileInput, string>>

/** Minimum width and height of an avatar in pixels. */
export const SMALLEST_PHOTO = 120

export function changesOf(input: Pick<ProfileInput, keyof typeof COLUMNS>): Record<string, string | number | null> {
  if ((input.latitude === undefined) !== (input.longitude === undefined))
    throw new AppError('invalid', 'api.point-incomplete', { field: 'longitude' })
  const changes: Record<string, string | number | null> = {}
  for (const [word, column] of Object.entries(COLUMNS) as [keyof typeof COLUMNS, string][]) {
    const value = input[word]
    if (value !== undefined) changes[column] = value === '' ? null : value
  }
  return changes
}

/** Stores the photo uploaded with the call as media of its owner. */
export async function storePhoto(ctx: Context, ownerId: number): Promise<number | null> {
  const upload = ctx.files.get('profile')?.[0]
  if (!upload) return null
  const photo = await ingestImage(ctx.sql, ctx.storage, (await ctx.storage.read(upload.key))!, {
    folder: 'users',
    kind: 'image',
    ownerId,
    minWidth: SMALLEST_PHOTO,
    minHeight: SMALLEST_PHOTO,
    isStill: true,
    originalName: upload.originalName,
    field: 'profile',
  })
  return photo.mediaId
}
