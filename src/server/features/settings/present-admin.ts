import type { Output } from '#contract/endpoint.ts'
import type { listSettings } from '#contract/settings-admin.ts'
import { settingOf } from '#domain/site-settings.ts'
import type { Sql } from '#server/db/sql.ts'
import { cleanHtml } from '#server/features/markup/public.ts'
import { listLanguages, listValues } from './admin.sql.ts'

/** Presents the settings for administrators, without internal markers. */
export async function presentAdminSettings(sql: Sql): Promise<Output<typeof listSettings>> {
  const [values, languages] = await Promise.all([listValues(sql), listLanguages(sql)])
  return {
    values: Object.fromEntries(
      [...values].flatMap(([key, value]) => {
        const setting = settingOf(key)
        // The editor inserts the HTML as it is.
        return setting ? [[key, setting.type === 'html' ? cleanHtml(value) : value]] : []
      }),
    ),
    languages: languages.map(({ code, name, isActive }) => ({ code, name, is_active: isActive })),
  }
}
