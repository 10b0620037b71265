import { execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { S3Options } from '#server/adapters/storage/s3.ts'
import { freePort } from '#server/db/embedded/free-port.ts'

const VERSION = 'v1.8.0'
const FOLDER = resolve('.cache/versitygw', VERSION)
const PROGRAM = join(FOLDER, 'versitygw')
const KEYS = { accessKeyId: 'lintel-test', secretAccessKey: 'a secret for tests only' }

/** Builds the Versity S3 Gateway from the Go module proxy, once. */
export function installS3Server() {
  if (existsSync(PROGRAM)) return
  console.log(`Building versitygw ${VERSION}…`)
  execFileSync('go', ['install', `github.com/versity/versitygw/cmd/versitygw@${VERSION}`], {
    env: { ...process.env, GOBIN: FOLDER, GOFLAGS: '-buildvcs=false' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** An S3 server on loopback; every bucket is a new folder. */
export async function startS3() {
  const root = mkdtempSync(join(tmpdir(), 'lintel-s3-'))
  const port = await freePort()
  const child = spawn(PROGRAM, ['--port', `127.0.0.1:${port}`, '--quiet', 'posix', root], {
    env: { ...process.env, ROOT_ACCESS_KEY: KEYS.accessKeyId, ROOT_SECRET_KEY: KEYS.secretAccessKey },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  const exited = new Promise((done) => child.once('close', done))
  const origin = `http://127.0.0.1:${port}`
  while (!(await fetch(origin).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`versitygw ended: ${said}`)
    await sleep(50)
  }
  return {
    bucket(given: Partial<S3Options> = {}): S3Options {
      const name = `bucket-${randomBytes(4).toString('hex')}`
      mkdirSync(join(root, name))
      return { url: `${origin}/${name}`, region: 'us-east-1', hasPresignedReads: false, ...KEYS, ...given }
    },
    async stop() {
      child.kill('SIGKILL')
      await exited
      await rm(root, { recursive: true, force: true })
    },
  }
}
