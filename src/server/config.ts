import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { readDatabase } from './config-database.ts'
import { readIdentities } from './config-identity.ts'
import { findMistakes } from './config-names.ts'
import { readPayments } from './config-payments.ts'
import { readPush } from './config-push.ts'
import { readSearch } from './config-search.ts'
import { readStorage } from './config-storage.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const VERSION = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version
const MODES = ['development', 'production', 'test'] as const
const ROLES = ['all', 'web', 'worker'] as const
const TWILIO = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM']
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

/** Invalid configuration; printed without a stack trace. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
  }
}

export type Config = ReturnType<typeof readConfig>

/** Merges `.env` of the project folder into the environment; the environment takes precedence. */
export function loadEnvironment(): NodeJS.ProcessEnv {
  try {
    process.loadEnvFile(join(ROOT, '.env'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw new ConfigError([`.env cannot be read: ${error}`])
  }
  return process.env
}

/** The only reader of the environment. Unset variables have defaults suitable for development, or for both modes. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const problems = findMistakes(env)
  const given = (name: string) => env[name]?.trim() || null
  const refuse = (name: string, wrong: string, accepted: string) => {
    problems.push(`${name} ${wrong}. Accepted: ${accepted}.`)
  }
  const oneOf = <T extends string>(name: string, words: readonly T[], otherwise: T): T => {
    const value = given(name) ?? otherwise
    if (!words.includes(value as T)) refuse(name, `is "${value}"`, words.join(', '))
    return value as T
  }

  const mode = oneOf('NODE_ENV', MODES, 'development')
  const isProduction = mode === 'production'
  const port = readPort('PORT', given, refuse) ?? 3000
  const dataDir = resolve(ROOT, given('DATA_DIR') ?? 'data')
  const database = readDatabase(given, refuse)
  const isEmbedded = database.databaseUrl === null
  const setBaseUrl = readBaseUrl(given('BASE_URL'), refuse)
  const baseUrl = setBaseUrl ?? `http://localhost:${port}`
  const secret = given('SECRET')
  const demo = isProduction
    ? oneOf('DEMO', ['off', 'on-in-production'], 'off')
    : oneOf('DEMO', ['on', 'off'], isEmbedded ? 'on' : 'off')
  // Development listens on loopback, production on all interfaces.
  const host = given('HOST') ?? (isProduction ? '0.0.0.0' : 'localhost')
  const config = {
    mode,
    version: VERSION,
    port,
    host,
    dataDir,
    ...database,
    shutdownDelaySeconds: readDelay(given('SHUTDOWN_DELAY_SECONDS'), refuse),
    metricsPort: readPort('METRICS_PORT', given, refuse),
    ...readStorage(given, refuse),
    baseUrl,
    /** Origin of URLs in API responses; null takes it from the request. */
    apiOrigin: setBaseUrl,
    demo: demo !== 'off',
    search: readSearch(given('SEARCH_URL'), refuse),
    role: oneOf('ROLE', ROLES, 'all'),
    mail: readMail(given, join(dataDir, 'outbox'), refuse),
    identity: readIdentities(given, isProduction, refuse),
    sms: readSms(given, join(dataDir, 'outbox'), refuse),
    payments: readPayments(given, refuse, { isProduction, isEmbedded, host, port }),
    push: readPush(given, isProduction, refuse),
    trustProxy: readTrustProxy(given('TRUST_PROXY'), refuse),
    logLevel: oneOf('LOG_LEVEL', LEVELS, isProduction ? 'info' : 'warn'),
  }
  if (secret !== null && (secret.length < 32 || new Set(secret).size < 10))
    refuse('SECRET', 'is too weak', 'at least 32 random characters, for example from: openssl rand -base64 48')
  if (isProduction) problems.push(...guardProduction(env))
  if (problems.length > 0) throw new ConfigError(problems)
  return Object.freeze({ ...config, secret: secret ?? storedSecret(dataDir) })
}

/** SMTP server of the operator; without one, emails are written to files. */
function readMail(given: (name: string) => string | null, dir: string, refuse: Refuse) {
  const url = given('SMTP_URL')
  if (!url) return { kind: 'outbox' as const, dir }
  // The value is not included in the error: it may contain a password.
  const parsed = URL.parse(url)
  if (!parsed || !/^smtps?:$/.test(parsed.protocol) || !parsed.hostname)
    refuse('SMTP_URL', 'is not a mail server URL', 'smtp://user:password@host:587 or smtps://…')
  const from = given('MAIL_FROM')
  if (!from || !/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(from))
    refuse('MAIL_FROM', from ? `is "${from}"` : 'is missing', 'a sender such as Lintel <hello@example.com>')
  return { kind: 'smtp' as const, url, from: from ?? '' }
}

/** All variables of Twilio or none: an incomplete configuration would fail at the first code. */
function readSms(given: (name: string) => string | null, dir: string, refuse: Refuse) {
  const [account, token, from] = TWILIO.map(given)
  if (!account && !token && !from) return { kind: 'outbox' as const, dir }
  for (const name of TWILIO) if (!given(name)) refuse(name, 'is missing', `${TWILIO.join(', ')} together`)
  const url = given('TWILIO_API_URL') ?? 'https://api.twilio.com'
  if (!/^https?:\/\/[^/]+$/.test(url))
    refuse('TWILIO_API_URL', `is "${url}"`, 'http(s)://… without a path or trailing slash')
  return { kind: 'twilio' as const, url, account: account ?? '', token: token ?? '', from: from ?? '' }
}

type Refuse = (name: string, wrong: string, accepted: string) => void

function readPort(name: string, given: (name: string) => string | null, refuse: Refuse): number | null {
  const value = given(name)
  if (value === null) return null
  const port = Number(value)
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) refuse(name, `is "${value}"`, 'a whole number from 1 to 65535')
  return port
}

function readDelay(value: string | null, refuse: Refuse): number {
  const seconds = Number(value ?? 0)
  if (!/^\d+$/.test(value ?? '0') || seconds > 60)
    refuse('SHUTDOWN_DELAY_SECONDS', `is "${value}"`, 'a whole number from 0 to 60')
  return seconds
}

function readBaseUrl(value: string | null, refuse: Refuse): string | null {
  if (value === null) return null
  const url = URL.parse(value)
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username
  if (!isPlain || url.pathname !== '/' || value.endsWith('/'))
    refuse('BASE_URL', `is "${value}"`, 'http://… or https://… with a host name, without a path or trailing slash')
  return value
}

function readTrustProxy(value: string | null, refuse: Refuse): false | number | string {
  if (value === null || value === 'off') return false
  if (/^[1-9]$/.test(value)) return Number(value)
  const isAddress = (part: string) => isIP(part.trim().replace(/\/\d{1,3}$/, '')) !== 0
  if (!value.split(',').every(isAddress))
    refuse(
      'TRUST_PROXY',
      `is "${value}"`,
      'off, the number of proxies in front (1–9), or their IP addresses, separated by commas',
    )
  return value
}

/** Development-only defaults and insecure options prevent a production startup. */
function guardProduction(env: NodeJS.ProcessEnv): string[] {
  const missing = ['SECRET', 'BASE_URL'].filter((name) => !env[name]?.trim())
  const emulators = Object.keys(env).filter((name) => name.endsWith('_EMULATOR_HOST') && env[name])
  return [
    ...missing.map((name) => `${name} is required when NODE_ENV is production.`),
    ...emulators.map((name) => `${name} must not be set in production: it makes forged sign-ins valid.`),
  ]
}

/** Development stores a generated secret, so that sessions survive a restart. */
function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(36).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new ConfigError([`DATA_DIR "${dataDir}" is not writable: ${(error as Error).message}`])
  }
  return readFileSync(file, 'utf8')
}
