import { SETTING_KEYS, SETTINGS, type SettingDefinition, type SettingGroup } from '#domain/site-settings.ts'

/** The fields of one group as the form shows them, by setting key. */
export function groupFields(group: SettingGroup, languages: readonly string[]): Record<string, SettingDefinition> {
  const fields: Record<string, SettingDefinition> = {}
  for (const key of SETTING_KEYS) {
    const setting: SettingDefinition = SETTINGS[key]
    if (setting.group !== group) continue
    fields[key] = setting
    if (setting.isTranslated) for (const language of languages) fields[`${key}.${language}`] = setting
  }
  return fields
}
