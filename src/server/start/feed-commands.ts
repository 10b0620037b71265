import { createReadStream, createWriteStream } from 'node:fs'
import { access, rename, rm } from 'node:fs/promises'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import type { Viewer } from '#domain/policy.ts'
import { inEnglish, storedMessage } from '#domain/word-message.ts'
import { maybeOne, type Sql } from '../db/sql.ts'
import { StartError } from '../db/start-error.ts'
import { AppError } from '../errors.ts'
import { currentCatalogue } from '../features/categories/public.ts'
import { exportArchive, exportListings, type ImportReport, importFile } from '../features/imports/public.ts'
import type { Services } from '../services.ts'

type Say = (line: string) => void

const IMPORT_USAGE = 'import FILE --as EMAIL --source NAME [--absolute] [--dry-run] [--confirm]'
const EXPORT_USAGE = 'export FILE.csv|FILE.json|FILE.zip [--as EMAIL]'

/** Imports a feed for a user; 0 if every row was imported, 2 if some were refused, 1 if nothing was done. */
export async function importCommand(services: Services, args: readonly string[], say: Say): Promise<number> {
  const { file, values } = read(args, IMPORT_USAGE)
  if (!values.as || !values.source) throw new StartError(`Usage: ${IMPORT_USAGE}`)
  const viewer = await findPerson(services.db, values.as)
  await access(file).catch(() => {
    throw new StartError(`File not found: ${file}`)
  })
  const given = {
    stream: createReadStream(file),
    fileName: basename(file),
    source: values.source,
    isAbsolute: values.absolute,
    isDryRun: values['dry-run'],
    isConfirmed: values.confirm,
  }
  const report = await importFile({ ...services, sql: services.db }, viewer, given, say).catch((error: unknown) => {
    throw error instanceof AppError ? new StartError(error.message) : error
  })
  return tell(report, say)
}

function tell(report: ImportReport, say: Say): number {
  const { status, problem, total, created, changed, unchanged, withdrawn, errors, refused } = report
  if (status === 'failed') {
    say(problem === null ? 'Import failed.' : inEnglish(storedMessage(problem)))
    return 1
  }
  say(
    `${status === 'done' ? 'Done' : 'Preview'}: ${total} rows, ${created} created, ${changed} updated, ${unchanged} unchanged, ${withdrawn} withdrawn, ${errors} failed.`,
  )
  for (const row of refused)
    say(
      `  line ${row.line} (${row.externalId ?? '-'}) ${row.fields.join(' ')}: ${inEnglish(storedMessage(row.problem ?? ''))}`,
    )
  if (errors > refused.length) say(`  and ${errors - refused.length} more`)
  if (report.needsConfirmation) {
    say(`Nothing was changed: ${withdrawn} listings would be withdrawn. Run again with --confirm to withdraw them.`)
    return 1
  }
  return errors > 0 ? 2 : 0
}

/** Exports properties to a file that re-imports without changes; the file is written atomically. */
export async function exportCommand(services: Services, args: readonly string[], say: Say): Promise<number> {
  const { file, values } = read(args, EXPORT_USAGE)
  const format = /\.(csv|json|zip)$/.exec(file)?.[1] as 'csv' | 'json' | 'zip' | undefined
  if (!format) throw new StartError(`Usage: ${EXPORT_USAGE}`)
  const person = values.as === undefined ? null : await findPerson(services.db, values.as)
  const ownerId = person === null ? 'all' : person.role === 'admin' ? null : person.id
  const { db } = services
  const catalogue = await currentCatalogue({ sql: db, language: 'en' })
  const part = `${file}.part`
  try {
    const lines =
      format === 'zip'
        ? exportArchive({ sql: db, storage: services.storage }, catalogue, { ownerId, format: 'csv' })
        : Readable.from(exportListings(db, catalogue, { ownerId, format }))
    await pipeline(lines, createWriteStream(part))
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw new StartError(`Can’t write ${file}: ${(error as Error).message}`)
  }
  say(`Written: ${file}`)
  return 0
}

function read(args: readonly string[], usage: string) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        as: { type: 'string' },
        source: { type: 'string' },
        absolute: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        confirm: { type: 'boolean', default: false },
      },
    })
    if (positionals.length !== 1) throw new Error('One file is named')
    return { file: positionals[0]!, values }
  } catch {
    throw new StartError(`Usage: ${usage}`)
  }
}

async function findPerson(sql: Sql, email: string): Promise<NonNullable<Viewer>> {
  const found = await maybeOne(sql<NonNullable<Viewer>[]>`
    select id, role from users where lower(email) = lower(${email}) and is_active`)
  if (!found) throw new StartError(`No active account found for ${email}`)
  return found
}
