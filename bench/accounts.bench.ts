import { startApi } from './api.ts'
import { type BenchTools, median } from './support.ts'

const WARM_UP = 200
const ASKED = 1000
const TRIES = 200
const MAX_TIMES = 1.5
const MAX_MS = 10

/** Cost of authenticating a caller, and whether response times reveal which accounts exist. */
export default async function bench({ report, note }: BenchTools) {
  const api = await startApi()
  try {
    await measureSession(api, { report, note })
    await measureAnswers('sign-in', (email, from) => signIn(api.url, email, from), api, { report, note })
    await measureAnswers('forgotten password', (email, from) => forget(api.url, email, from), api, { report, note })
  } finally {
    await api.stop()
  }
}

type Api = Awaited<ReturnType<typeof startApi>>

/** The same URLs alternately with and without a token, one at a time, so that both see the same machine load. */
async function measureSession({ url, homes, token }: Api, { report, note }: BenchTools) {
  const calls = {
    get_property: homes.map(({ slug }) => `/api/get_property?slug_id=${encodeURIComponent(slug)}`),
    'a bare query': homes.map(({ id }) => `/api/floor?id=${id}`),
  }
  const headers = { authorization: `Bearer ${token}` }
  for (const [name, paths] of Object.entries(calls)) {
    const visitor: number[] = []
    const member: number[] = []
    for (let n = 0; n < WARM_UP + ASKED; n++) {
      const path = url + paths[n % paths.length]!
      // The first request reads the property from disk.
      await timed(path, {})
      const [without, within] = [await timed(path, {}), await timed(path, { headers })]
      if (n < WARM_UP) continue
      visitor.push(without.milliseconds)
      member.push(within.milliseconds)
    }
    note(`${name}: visitor ${median(visitor).toFixed(2)} ms, member ${median(member).toFixed(2)} ms`)
    const value = median(member) / median(visitor)
    report({ name: `${name} for a member`, value, unit: 'times that for a visitor', budget: { atMost: MAX_TIMES } })
  }
}

interface Answered {
  milliseconds: number
  body: string
}

/** Known and unknown addresses alternately: the responses must be equal, and so must their times. */
async function measureAnswers(
  name: string,
  ask: (email: string, from: string) => Promise<Answered>,
  { emails }: Api,
  { report, note }: BenchTools,
) {
  const known: Answered[] = []
  const unknown: Answered[] = []
  for (let n = 0; n < TRIES; n++) {
    known.push(await ask(emails[n]!, addressOf(2 * n)))
    unknown.push(await ask(`nobody${n}@bench.lintel.test`, addressOf(2 * n + 1)))
  }
  const bodies = new Set([...known, ...unknown].map(({ body }) => body))
  const [there, nowhere] = [known, unknown].map((answers) => median(answers.map(({ milliseconds }) => milliseconds)))
  note(`${name}: known ${there!.toFixed(1)} ms, unknown ${nowhere!.toFixed(1)} ms`)
  report({ name: `${name}: different bodies`, value: bodies.size, unit: '', budget: { atMost: 1 } })
  report({
    name: `${name}: known and unknown apart`,
    value: Math.abs(there! - nowhere!),
    unit: 'ms',
    budget: { atMost: MAX_MS },
  })
}

/** A separate IP address per attempt, so that rate limits do not affect the result. */
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

const signIn = (url: string, email: string, from: string) =>
  timed(`${url}/api/user_signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ type: 3, email, password: 'certainly wrong' }),
  })

const forget = (url: string, email: string, from: string) =>
  timed(`${url}/api/forgot-password?${new URLSearchParams({ email })}`, { headers: { 'x-forwarded-for': from } })

async function timed(url: string, init: RequestInit): Promise<Answered> {
  const start = performance.now()
  const body = await (await fetch(url, init)).text()
  return { milliseconds: performance.now() - start, body }
}
