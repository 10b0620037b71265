import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { features } from '#contract/index.ts'
import { describeCalls } from './calls.ts'
import { catalogueMarkdown } from './catalogue.ts'
import { referenceMarkdown } from './markdown.ts'
import { openApi } from './openapi.ts'
import { settingsMarkdown } from './settings.ts'

/** Generated files of the reference by their names in `docs/`. */
export function apiDocs(): Record<string, string> {
  return {
    'api.md': referenceMarkdown(describeCalls(features)),
    'openapi.json': `${JSON.stringify(openApi(features), null, 2)}\n`,
    'catalogue.md': catalogueMarkdown(),
    'settings.md': settingsMarkdown(),
  }
}

/** Writes the reference into `docs/`; a test fails if the files do not match the contract. */
export async function writeApiDocs(folder = join(import.meta.dirname, '../../../docs')): Promise<string[]> {
  const files = Object.entries(apiDocs())
  await Promise.all(files.map(([name, text]) => writeFile(join(folder, name), text)))
  return files.map(([name]) => join(folder, name))
}
