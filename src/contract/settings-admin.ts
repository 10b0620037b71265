import * as z from 'zod/mini'
import { SETTING_KEYS, SETTINGS } from '#domain/site-settings.ts'
import { Counted } from './back-office.ts'
import { type FileRule, read, write } from './endpoint.ts'
import { Id, Instant, limit, offset, Text } from './fields.ts'

/** Pictures of the site come as files under their own names. */
const PICTURE: FileRule = { maxKilobytes: 3000, types: ['jpg', 'png', 'webp', 'gif'] }
const pictures = Object.fromEntries(
  SETTING_KEYS.filter((key) => SETTINGS[key].type === 'image').map((key) => [key, PICTURE]),
)

const AdminSettings = z.object({
  /** Every setting that was entered; for the rest its default holds. */
  values: z.record(z.string(), z.string()),
  languages: z.array(z.object({ code: z.string(), name: z.string(), is_active: z.boolean() })),
})

export const listSettings = read('GET admin/settings', {
  access: 'admin',
  summary: 'Every setting of the site, public or not. What each may hold is in docs/settings.md.',
  input: z.object({}),
  output: AdminSettings,
})

export const saveSettings = write('POST admin/save-settings', {
  access: 'admin',
  bodyKilobytes: 1024,
  summary:
    'Changes some settings, all or none of them. A refusal names each wrong one in `data.problems`, with one sentence about it.',
  input: z.object({
    /** Without a value a setting is emptied. A picture is sent as a file under the name of its setting. */
    changes: z._default(
      z
        .array(z.object({ key: Text(100), value: z._default(z.string().check(z.maxLength(200_000)), '') }))
        .check(z.maxLength(200)),
      [],
    ),
  }),
  output: AdminSettings,
  files: pictures,
})

const Change = z.object({ key: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })

export const listSettingChanges = read('GET admin/setting-changes', {
  access: 'admin',
  summary: 'What was saved when and by whom, the newest first; long values are cut.',
  input: z.object({ key: z.optional(Text(100)), offset, limit: limit(30) }),
  output: z.array(
    z.object({
      id: z.int(),
      at: Instant,
      actor: z.nullable(z.object({ id: z.int(), name: z.string() })),
      /** The save that this one took back. */
      undoes: z.nullable(z.int()),
      changes: z.array(Change),
      /** Nobody changed any of it since, or took it back. */
      can_undo: z.boolean(),
    }),
  ),
  beside: z.object(Counted),
})

export const undoSettings = write('POST admin/undo-settings', {
  access: 'admin',
  summary: 'Takes a save back, whole; refused when something of it was changed again since.',
  input: z.object({ id: Id }),
  output: AdminSettings,
})
