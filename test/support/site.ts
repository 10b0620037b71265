import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { freePort } from '#server/db/embedded/free-port.ts'
import { dataFolder } from './data-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string
    /** Its data folder, for changes that no screen can make. */
    siteData: string
    /** The port of a local push service that the site may send to. */
    pushPort: number
  }
}

/** Starts the product with defaults, on a free port and an empty folder, for all browser tests of a run. */
export default async function setup(project: TestProject) {
  const already = process.env.SITE_URL
  if (already) {
    project.provide('siteUrl', already)
    project.provide('siteData', process.env.SITE_DATA ?? 'data')
    project.provide('pushPort', Number(process.env.SITE_PUSH_PORT ?? 0))
    return
  }
  const pushPort = await freePort()
  const { siteUrl, dataDir, stop } = await startSite({ PUSH_ORIGINS: `http://127.0.0.1:${pushPort}` })
  project.provide('siteUrl', siteUrl)
  project.provide('siteData', dataDir)
  project.provide('pushPort', pushPort)
  return stop
}

/** Starts the product on a free port and an empty folder, with the given environment. */
export async function startSite(given: Record<string, string> = {}) {
  const dataDir = dataFolder('lintel-stories-')
  const port = await freePort()
  const siteUrl = `http://localhost:${port}`
  const { SITE_URL: _url, SITE_DATA: _data, ...own } = process.env
  const site = spawn(process.execPath, ['src/main.ts', 'serve'], {
    // The default mode of a first start; the runner's own NODE_ENV must not leak in.
    env: { ...own, NODE_ENV: 'development', PORT: String(port), DATA_DIR: dataDir, BASE_URL: siteUrl, ...given },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  await ready(site, siteUrl).catch((error) => {
    site.kill('SIGTERM')
    throw error
  })
  const end = () => stopped(site)
  const forget = () => rm(dataDir, { recursive: true, force: true })
  return { siteUrl, dataDir, end, forget, stop: () => end().then(forget) }
}

async function ready(site: ChildProcess, url: string) {
  let said = ''
  for (const stream of [site.stdout, site.stderr]) stream?.on('data', (chunk) => (said += chunk))
  for (let tries = 0; tries < 3000; tries++) {
    if (site.exitCode !== null) throw new Error(`The site stopped before it was ready:\n${said}`)
    const answer = await fetch(`${url}/ready`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The site was not ready within five minutes:\n${said}`)
}

function stopped(site: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    site.once('exit', () => resolve())
    site.kill('SIGTERM')
  })
}
