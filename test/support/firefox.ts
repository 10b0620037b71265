import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Debian's Firefox, or the one that the environment names; not every machine has one. */
export const FIREFOX = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path && existsSync(path),
)

/** Preferences that disable requests to other hosts and allow notifications. */
const QUIET = {
  'permissions.default.desktop-notification': 1,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'app.update.enabled': false,
  'browser.safebrowsing.downloads.remote.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'extensions.getAddons.cache.enabled': false,
  'browser.aboutHomeSnippets.updateUrl': '',
}

/** A headless Firefox, controlled over WebDriver BiDi. */
export async function openFirefox(preferences: Record<string, string | number | boolean>) {
  const profile = await mkdtemp(join(tmpdir(), 'lintel-firefox-'))
  const lines = Object.entries({ ...QUIET, ...preferences }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const firefox = spawn(FIREFOX!, ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile, MOZ_HEADLESS: '1' },
  })
  const tell = await connect(await addressOf(firefox))
  await tell('session.new', { capabilities: {} })
  const { contexts } = await tell<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const { context } = contexts[0]!
  return {
    open: (url: string) => tell('browsingContext.navigate', { context, url, wait: 'complete' }),
    /** The JSON value of an expression in the page; promises are awaited. */
    async evaluate<T>(expression: string): Promise<T> {
      const answer = await tell<{ type: string; result?: { value?: string }; exceptionDetails?: { text: string } }>(
        'script.evaluate',
        {
          expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
          target: { context },
          awaitPromise: true,
        },
      )
      if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text ?? 'The page failed')
      return JSON.parse(answer.result!.value!) as T
    },
    async close() {
      const gone = new Promise((resolve) => firefox.once('exit', resolve))
      firefox.kill('SIGKILL')
      await gone
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Firefox prints the address it listens on. */
function addressOf(firefox: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    firefox.stderr!.on('data', (chunk) => {
      said += chunk
      const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said) ?? []
      if (address) resolve(`${address}/session`)
    })
    firefox.once('exit', (code) => reject(new Error(`Firefox ended with ${code}: ${said}`)))
  })
}

async function connect(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data))
    const one = waiting.get(id)
    waiting.delete(id)
    if (type === 'error') one?.reject(new Error(`${error}: ${message}`))
    else one?.resolve(result)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error('Firefox does not answer')))
  })
  let last = 0
  return <T = unknown>(method: string, params: object) =>
    new Promise<T>((resolve, reject) => {
      waiting.set(++last, { resolve: resolve as (value: unknown) => void, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
}
