import { SETTING_GROUPS, SETTING_KEYS, SETTINGS, type SettingDefinition } from '#domain/site-settings.ts'
import { fieldWords } from './field-words.ts'

/** The settings as a document: one table for each group, made from the same table that validates them. */
export function settingsMarkdown(): string {
  const groups = SETTING_GROUPS.map((group) => {
    const rows = SETTING_KEYS.filter((key) => SETTINGS[key].group === group).map((key) => row(key, SETTINGS[key]))
    return `## ${group}\n\n| Key | Holds | Default | Public | Read by |\n|---|---|---|---|---|\n${rows.join('\n')}\n`
  })
  return `# Settings\n\nWhat the operator can set at \`/admin/settings\`, or with \`POST admin/save-settings\`. Every value is text; a switch is \`1\` or \`0\`.\nA change is on the site within ten seconds. This file is written by \`npm run api-docs\`.\n\n${groups.join('\n')}`
}

const row = (key: string, setting: SettingDefinition) =>
  `| \`${key}\` | ${holds(setting)} | ${setting.byDefault === '' ? '' : `\`${setting.byDefault}\``} | ${setting.isPublic ? 'yes' : 'no'} | ${readers(setting)} |`

/** Clients get every public setting with `web-settings`; some mean something to them alone. */
const readers = ({ isForClients, isPublic }: SettingDefinition) =>
  isForClients ? 'shipped apps and web clients only' : isPublic ? 'site, clients' : 'site'

function holds(field: SettingDefinition): string {
  const kind = fieldWords(field)
  return [kind, field.isRequired && 'required', field.isTranslated && 'one per language'].filter(Boolean).join(', ')
}
