import { randomBytes } from 'node:crypto'
import type { Viewer } from '#domain/policy.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { actAs } from '#server/jobs/run-as-user.ts'
import { findOwnImport, startPass } from './own-import.ts'
import { findAtWork, findImport, type ImportRow, listErrors, type Outcome } from './queries.ts'
import { runFeed } from './run-feed.ts'
import { runPass } from './run-pass.ts'
import { isAlarming } from './withdraw.ts'

interface GivenFile {
  stream: Parameters<JobContext['storage']['put']>[1]
  fileName: string
  source: string
  isAbsolute: boolean
  /** Only reports what would happen. */
  isDryRun: boolean
  /** The sender has confirmed that many listings may be withdrawn. */
  isConfirmed: boolean
}

/** Result of an import from the command line. */
export interface ImportReport
  extends Pick<
    ImportRow,
    'status' | 'problem' | 'total' | 'created' | 'changed' | 'unchanged' | 'withdrawn' | 'errors'
  > {
  needsConfirmation: boolean
  refused: Outcome[]
}

const SHOWN = 20
/** Delay after which a worker continues if this process is killed. */
const NET_SECONDS = 300

/** Imports a file for an account from start to finish; an interrupted import of the source is completed first. */
export async function importFile(
  context: JobContext,
  viewer: NonNullable<Viewer>,
  file: GivenFile,
  say: (line: string) => void,
): Promise<ImportReport> {
  const key = `temp/${randomBytes(16).toString('hex')}`
  await context.storage.put(key, file.stream)
  try {
    const unfinished = await findAtWork(context.sql, viewer, file.source)
    if (unfinished) {
      say(`An earlier feed of ${file.source} was cut off after ${unfinished.done} rows. Going on with it.`)
      await finish(context, unfinished.id)
    }
    const id = await actAs(context, viewer, async (ctx) => {
      const taken = await runFeed(ctx, { ...file, key })
      await startPass(ctx, await findOwnImport(ctx, taken), 'checking', NET_SECONDS)
      return taken
    })
    const checked = await finish(context, id)
    const needsConfirmation = checked.isAbsolute && isAlarming(checked.withdrawn, checked) && !file.isConfirmed
    if (file.isDryRun || needsConfirmation || checked.status !== 'checked')
      return report(context, checked, needsConfirmation)
    await actAs(context, viewer, async (ctx) => {
      await ctx.sql`update listing_imports set may_withdraw_all = ${file.isConfirmed} where id = ${id}`
      await startPass(ctx, checked, 'running', NET_SECONDS)
    })
    return report(context, await finish(context, id), false)
  } finally {
    await context.storage.delete(key)
  }
}

const POLL_MS = 500

/** Runs until the pass has ended; polls, because a worker may have taken it over. */
async function finish(context: JobContext, id: number): Promise<ImportRow> {
  for (;;) {
    await runPass(context, id, Number.POSITIVE_INFINITY)
    const now = (await findImport(context.sql, id))!
    if (now.status !== 'checking' && now.status !== 'running') return now
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}

async function report(context: JobContext, row: ImportRow, needsConfirmation: boolean): Promise<ImportReport> {
  return { ...row, needsConfirmation, refused: [...(await listErrors(context.sql, row.id, 0, SHOWN))] }
}
