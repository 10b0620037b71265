import { parentPort, workerData } from 'node:worker_threads'
import { keepListening } from '#server/db/listen.ts'
import { connect } from '#server/db/sql.ts'
import { CurrentIndex } from './current-index.ts'
import { createEngine, type Engine } from './engine.ts'
import { Follower } from './follower.ts'
import { deletePartialFiles, openIndexFile, writeIndexFile } from './index-file.ts'
import type { FromWorker, ToWorker, WorkerSettings } from './messages.ts'
import { answer } from './question.ts'

const SAVE_MS = 3_600_000
const CHANNEL = 'listings'
/** A phrase that the database needs longer for is refused. */
const QUESTION_MS = 2_000

const port = parentPort!
const { address, file } = workerData as WorkerSettings
const tell = (message: FromWorker) => port.postMessage(message)

const open = (statementTimeoutMs: number) =>
  connect(address, { connections: 1, statementTimeoutMs, applicationName: 'lintel search' })

/** One connection for the steps, which may stream for minutes, and one for questions that need the database. */
let steps = open(0)
const questions = open(QUESTION_MS)

const follower = new Follower<Engine>(() => steps, {
  create: () => createEngine(),
  openSaved: async () => {
    await deletePartialFiles(file)
    const saved = await openIndexFile(file)
    return saved && { position: saved.position, read: async () => engineOf(await saved.read()) }
  },
})

let isReady = false
let savedAt = performance.now()
let saving: Promise<void> = Promise.resolve()
let failing: string | null = null

const index = new CurrentIndex(follower, {
  stepped: (error) => {
    const problem = error === null ? null : String((error as Error).message)
    if (problem !== null && !isOfDatabase(error)) throw error
    if (problem !== null && problem !== failing) tell({ warning: `The search index cannot read changes: ${problem}` })
    failing = problem
    const isLoaded = follower.index !== null
    if (isLoaded && !isReady) follower.index!.settle()
    if (isLoaded !== isReady) tell({ isReady: isLoaded })
    isReady = isLoaded
    if (follower.hasAllWords && performance.now() - savedAt > SAVE_MS) saving = save()
  },
  stalled: () => {
    void steps.end({ timeout: 0 })
    steps = open(0)
  },
})

const listening = keepListening(questions, CHANNEL, {
  hear: () => index.wake(),
  opened: () => index.wake(),
  lost: () => {},
})

port.on('message', (message: ToWorker) => {
  if (message === 'stop') void stop()
  else void reply(message)
})

async function reply({ id, question, change }: Exclude<ToWorker, 'stop'>) {
  try {
    const engine = await index.current(change)
    if (!engine) return tell({ id, error: 'not-current', isBusy: true })
    tell({ id, answer: await answer(engine, questions, question, follower.hasAllWords) })
  } catch (error) {
    tell({ id, error: String((error as Error).stack), isBusy: isOfDatabase(error) })
  }
}

/** The parts are copies, so steps go on while they are written. */
async function save() {
  savedAt = performance.now()
  const { index: engine, position } = follower
  if (!engine || !position || !follower.hasAllWords) return
  await writeIndexFile(file, position, engine.save()).catch((error: Error) =>
    tell({ warning: `The search index was not saved: ${error.message}` }),
  )
}

async function stop() {
  await index.stop()
  await saving
  await save()
  await Promise.all([listening.stop(), steps.end({ timeout: 1 }), questions.end({ timeout: 1 })])
  port.close()
}

function engineOf(parts: Uint8Array[] | null): Engine | null {
  try {
    return parts && createEngine(parts)
  } catch (error) {
    tell({ warning: `The saved search index cannot be read and is built again: ${(error as Error).message}` })
    return null
  }
}

/** Errors of the server and of its connections have a code; a defect has none and ends the thread, which starts again. */
function isOfDatabase(error: unknown): boolean {
  return typeof (error as { code?: unknown }).code === 'string'
}
