import * as z from 'zod/mini'
import { SETTING_KEYS, SETTINGS } from '#domain/site-settings.ts'
import { Counted } from './admin-dashboard.ts'
import { type FileRule, read, write } from './endpoint.ts'
import { Id, Instant, limit, offset, Text } from './fields.ts'

/** Images of the site are sent as files under the names of their settings. */
const PICTURE: FileRule = { maxKilobytes: 3000, types: ['jpg', 'png', 'webp', 'gif'] }
const pictures = Object.fromEntries(
  SETTING_KEYS.filter((key) => SETTINGS[key].type === 'image').map((key) => [key, PICTURE]),
)

const AdminSettings = z.object({
  /** Every setting with a stored value; all others have their default. */
  values: z.record(z.string(), z.string()),
  languages: z.array(z.object({ code: z.string(), name: z.string(), is_active: z.boolean() })),
})

export const listSettings = read('GET admin/settings', {
  access: 'admin',
  summary: 'Lists all settings. docs/settings.md describes their values.',
  input: z.object({}),
  output: AdminSettings,
})

export const saveSettings = write('POST admin/save-settings', {
  access: 'admin',
  bodyKilobytes: 1024,
  summary: 'Updates settings, all or none. An error names each invalid setting in `data.problems`.',
  input: z.object({
    /** A change without a value clears the setting. An image is sent as a file under the name of its setting. */
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
  summary: 'Lists the history of settings, newest first. Long values are cut.',
  input: z.object({ key: z.optional(Text(100)), offset, limit: limit(30) }),
  output: z.array(
    z.object({
      id: z.int(),
      at: Instant,
      actor: z.nullable(z.object({ id: z.int(), name: z.string() })),
      /** Id of the change that this change reverted. */
      undoes: z.nullable(z.int()),
      changes: z.array(Change),
      /** True if none of the settings was changed again and the change was not reverted. */
      can_undo: z.boolean(),
    }),
  ),
  beside: z.object(Counted),
})

export const undoSettings = write('POST admin/undo-settings', {
  access: 'admin',
  summary: 'Reverts a save of settings completely. Refused if one of them changed since.',
  input: z.object({ id: Id }),
  output: AdminSettings,
})
