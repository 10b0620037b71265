import type { saveSettings as endpoint } from '#contract/settings-admin.ts'
import { tidyValue } from '#domain/operator-field.ts'
import { imageUrl } from '#domain/renditions.ts'
import { SETTINGS, type SettingKey, settingOf } from '#domain/site-settings.ts'
import type { Context, Handler, Upload } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { cleanHtml } from '#server/features/markup/public.ts'
import { ingestImage } from '#server/features/media/public.ts'
import { listValues, takeTurn } from './admin.sql.ts'
import { changeSettings } from './change-settings.ts'
import { presentAdminSettings } from './present-admin.ts'

export const saveSettings: Handler<typeof endpoint> = async (ctx, { changes }) => {
  await takeTurn(ctx.sql)
  const current = await listValues(ctx.sql)
  const wanted = new Map(changes.map(({ key, value }) => [key, kept(key, value, current)]))
  for (const [key, [upload]] of ctx.files)
    if (upload) wanted.set(key, await takePicture(ctx, key as SettingKey, upload))
  const different = [...wanted]
    .map(([key, after]) => ({ key, before: current.get(key) ?? null, after }))
    .filter(({ before, after }) => before !== after)
  if (different.length === 0) throw new AppError('refused', 'api.settings-same')
  const id = await changeSettings(ctx, current, different, null)
  const keys = different.map(({ key }) => key)
  await ctx.audit({ action: 'settings changed', subject: 'settings', subjectId: id, details: { keys } })
  return presentAdminSettings(ctx.sql)
}

function kept(key: string, value: string, current: ReadonlyMap<string, string>): string {
  const setting = settingOf(key)
  if (!setting) return value
  // The server generates picture URLs; a client can only clear them.
  if (setting.type === 'image') return value === '' ? '' : (current.get(key) ?? '')
  const tidy = tidyValue(setting, value)
  return setting.type === 'html' ? cleanHtml(tidy) : tidy
}

const WIDEST = 640

/** Stores a picture; the replaced one is kept, so that undo can restore it. */
async function takePicture(ctx: Context, key: SettingKey, upload: Upload): Promise<string> {
  const { least } = SETTINGS[key] as { least: number }
  const image = await ingestImage(ctx.sql, ctx.storage, (await ctx.storage.read(upload.key))!, {
    folder: 'logo',
    kind: 'image',
    ownerId: null,
    minWidth: least,
    minHeight: Math.min(least, 48),
    originalName: upload.originalName,
    field: key,
  })
  return imageUrl('', { folder: 'logo', key: image.key, width: image.width }, WIDEST)
}
