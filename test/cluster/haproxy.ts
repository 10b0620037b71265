import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { freePort } from '#server/db/embedded/free-port.ts'

/** haproxy with the configuration of `deploy/`, on free ports instead of its own. */
export async function startHaproxy([one, two]: readonly [string, string]) {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-haproxy-'))
  const port = await freePort()
  const config = readFileSync(resolve('deploy/haproxy.cfg'), 'utf8')
    .replace('bind :8080', `bind 127.0.0.1:${port}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${one}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${two}`)
  writeFileSync(join(folder, 'haproxy.cfg'), config)
  const child = spawn('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' })
  const exited = new Promise((done) => child.once('close', done))
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGKILL')
      await exited
      await rm(folder, { recursive: true, force: true })
    },
  }
}
