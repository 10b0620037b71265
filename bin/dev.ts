import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..')
const WATCHED = ['src/server', 'src/contract', 'src/domain', 'src/demo', 'migrations', 'database']
const PAUSE_MS = 150

/** Runs the program from source and restarts it when server code changes; the site uses hot reload. */
let node: ChildProcess | null = null
let stopping = false
let soon: NodeJS.Timeout | undefined

function start() {
  const child = spawn(process.execPath, ['src/main.ts', 'dev'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  node = child
  child.once('exit', (code) => {
    node = null
    if (stopping) process.exit(code ?? 1)
    if (code !== 0) console.log('Waiting for changes…')
  })
}

/** The old process must exit before the new one can lock the data folder. */
function restart() {
  if (stopping) return
  console.log('Server code changed. Restarting…')
  if (!node) return start()
  node.once('exit', () => {
    if (!stopping) start()
  })
  end(node)
}

function stop() {
  stopping = true
  if (!node) process.exit(0)
  end(node)
}

/** Not SIGTERM: Vite handles it by exiting immediately, before the database is closed. */
function end(child: ChildProcess) {
  child.kill('SIGINT')
}

for (const folder of WATCHED)
  watch(join(ROOT, folder), { recursive: true }, (_event, file) => {
    if (!file || !/\.(ts|sql)$/.test(file) || file.endsWith('.test.ts')) return
    clearTimeout(soon)
    soon = setTimeout(restart, PAUSE_MS)
  })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
process.on('disconnect', stop)
start()
