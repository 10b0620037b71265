import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from './run.mjs'

const LOCK = join(ROOT, '.cache/setup.lock')

/** Runs `work` under a lock, so that no other npm command installs or builds at the same time. */
export async function alone(what, work) {
  mkdirSync(dirname(LOCK), { recursive: true })
  for (let waited = false; !take(); waited = true) {
    if (!waited) console.log(`Another command is already ${what}. Waiting…`)
    await sleep(300)
  }
  const release = () => rmSync(LOCK, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

function take() {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    dropIfAbandoned()
    return false
  }
}

/** Removes the lock of a dead process; only one of several waiting commands can rename the file. */
function dropIfAbandoned() {
  try {
    const owner = Number(readFileSync(LOCK, 'utf8'))
    if (owner === 0 || isAlive(owner)) return
    const aside = `${LOCK}.${process.pid}`
    renameSync(LOCK, aside)
    rmSync(aside)
  } catch (error) {
    if (error.code !== 'ENOENT') throw error
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
