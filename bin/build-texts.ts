import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ar } from '../src/web/i18n/ar.ts'
import { en } from '../src/web/i18n/en.ts'
import { es } from '../src/web/i18n/es.ts'
import { fr } from '../src/web/i18n/fr.ts'
import { hi } from '../src/web/i18n/hi.ts'

/** Writes the site's messages as files, because the server may not import the web source. */
const FOLDER = join(import.meta.dirname, '../build/i18n')

await rm(FOLDER, { recursive: true, force: true })
await mkdir(FOLDER, { recursive: true })
for (const [code, texts] of Object.entries({ ar, en, es, fr, hi }))
  await writeFile(join(FOLDER, `${code}.json`), JSON.stringify(texts))
