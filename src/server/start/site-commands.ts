import { createReadStream, createWriteStream } from 'node:fs'
import { access, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { StartError } from '../db/start-error.ts'
import { AppError } from '../errors.ts'
import { exportSite, importSite } from '../features/site-archives/public.ts'
import type { Services } from '../services.ts'

type Say = (line: string) => void

const USAGE = 'Usage: site export FILE.tar | site import FILE.tar'
const TENTH = 0.1

/** Exports the whole site to one file, or imports a file into an empty site; files are written atomically. */
export async function siteCommand(services: Services, args: readonly string[], say: Say): Promise<number> {
  const [what, file, ...more] = args
  if (!file || more.length > 0 || (what !== 'export' && what !== 'import')) throw new StartError(USAGE)
  try {
    await (what === 'export' ? writeFile : readFile)(services, file, say)
    return 0
  } catch (error) {
    throw error instanceof AppError ? new StartError(`${error.message}.`) : error
  }
}

async function writeFile(services: Services, file: string, say: Say) {
  const { db, storage, config } = services
  const part = `${file}.part`
  try {
    const manifest = await exportSite(
      { db, storage, now: services.now(), version: config.version },
      // As confidential as the database itself.
      (bytes) => pipeline(bytes, createWriteStream(part, { mode: 0o600, flush: true })),
      telling(say),
    )
    await rename(part, file)
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    say(`Written: ${file} (${rows} rows, ${manifest.media.files} files). Protect it like the database.`)
  } catch (error) {
    await rm(part, { force: true })
    const { code } = error as NodeJS.ErrnoException
    if (code && /^E[A-Z]+$/.test(code)) throw new StartError(`Can’t write ${file}: ${(error as Error).message}`)
    throw error
  }
}

async function readFile({ db, storage }: Services, file: string, say: Say) {
  await access(file).catch(() => {
    throw new StartError(`File not found: ${file}`)
  })
  const { tables, media } = await importSite({ db, storage }, async () => createReadStream(file), {
    progress: telling(say),
  })
  say(
    `Imported: ${tables.reduce((sum, table) => sum + table.rows, 0)} rows, ${media.files} files. All users need to sign in again.`,
  )
}

/** Reports progress at each tenth. */
function telling(say: Say) {
  let printed = 0
  return (done: number, total: number) => {
    const part = total > 0 ? Math.floor(done / total / TENTH) : 0
    if (part <= printed) return
    printed = part
    say(`${part * 10} %`)
  }
}
