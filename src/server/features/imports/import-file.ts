import { randomBytes } from 'node:crypto'
import type { Viewer } from '#domain/policy.ts'
import { actAs } from '#server/jobs/act-as.ts'
import type { JobContext } from '#server/jobs/job.ts'
import { findOwnImport, startPass } from './own-import.ts'
import { findAtWork, findImport, type ImportRow, listErrors, type Outcome } from './queries.ts'
import { runPass } from './run-pass.ts'
import { takeFeed } from './take-feed.ts'
import { isAlarming } from './withdraw.ts'

interface GivenFile {
  stream: Parameters<JobContext['storage']['put']>[1]
  fileName: string
  source: string
  isAbsolute: boolean
  /** Only says what would happen. */
  isDryRun: boolean
  /** Its sender knows that many homes may go. */
  isConfirmed: boolean
}

/** How an import by hand ended. */
export interface ImportReport
  extends Pick<
    ImportRow,
    'status' | 'problem' | 'total' | 'created' | 'changed' | 'unchanged' | 'withdrawn' | 'errors'
  > {
  needsConfirmation: boolean
  refused: Outcome[]
}

const SHOWN = 20
/** If this process is killed, a worker goes on after so many seconds. */
const NET_SECONDS = 300

/** Takes in a file in the name of an account, from beginning to end; a feed of the source that was cut off is finished first. */
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
      const taken = await takeFeed(ctx, { ...file, key })
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

/** Goes on until the pass is over; a worker may have taken it over, so it is looked at again. */
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
