import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { readIdentities } from './config-identity.ts'
import { findMistakes } from './config-names.ts'
import { readPayments } from './config-payments.ts'
import { readPush } from './config-push.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const VERSION = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version
const MODES = ['development', 'production', 'test'] as const
const ROLES = ['all', 'web', 'worker'] as const
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const

/** A setting that cannot be used: printed as it is, without a stack. */
export class ConfigError extends Error {
  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
  }
}

export type Config = ReturnType<typeof readConfig>

/** Adds what `.env` in the project's folder says to the environment, which wins where both speak. */
export function loadEnvironment(): NodeJS.ProcessEnv {
  try {
    process.loadEnvFile(join(ROOT, '.env'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw new ConfigError([`.env cannot be read: ${error}`])
  }
  return process.env
}

/** The only reader of the environment. What is not set has a default that is good for development, or for both. */
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
  const port = readPort(given('PORT'), refuse)
  const dataDir = resolve(ROOT, given('DATA_DIR') ?? 'data')
  const databaseUrl = readDatabaseUrl(given('DATABASE_URL'), refuse)
  const setBaseUrl = readBaseUrl(given('BASE_URL'), refuse)
  const baseUrl = setBaseUrl ?? `http://localhost:${port}`
  const secret = given('SECRET')
  const demo = isProduction
    ? oneOf('DEMO', ['off', 'on-in-production'], 'off')
    : oneOf('DEMO', ['on', 'off'], databaseUrl === null ? 'on' : 'off')
  // A laptop answers itself alone, a server answers the network.
  const host = given('HOST') ?? (isProduction ? '0.0.0.0' : 'localhost')
  const config = {
    mode,
    version: VERSION,
    port,
    host,
    dataDir,
    databaseUrl,
    databaseCacheMegabytes: readCache(given('DATABASE_CACHE_MB'), refuse),
    baseUrl,
    /** What addresses in answers of the API begin with; null takes it from the request. */
    apiOrigin: setBaseUrl,
    demo: demo !== 'off',
    role: oneOf('ROLE', ROLES, 'all'),
    mail: readMail(given, join(dataDir, 'outbox'), refuse),
    identity: readIdentities(given, isProduction, refuse),
    sms: readSms(given, join(dataDir, 'outbox'), refuse),
    payments: readPayments(given, refuse, { isProduction, isEmbedded: databaseUrl === null, host, port }),
    push: readPush(given, isProduction, refuse),
    trustProxy: readTrustProxy(given('TRUST_PROXY'), refuse),
    logLevel: oneOf('LOG_LEVEL', LEVELS, isProduction ? 'info' : 'warn'),
  }
  if (secret !== null && (secret.length < 32 || new Set(secret).size < 10))
    refuse('SECRET', 'is too easy to guess', 'at least 32 random characters, for example from: openssl rand -base64 48')
  if (isProduction) problems.push(...guardProduction(env))
  if (problems.length > 0) throw new ConfigError(problems)
  return Object.freeze({ ...config, secret: secret ?? keptSecret(dataDir) })
}

/** The operator's mail server; without one, mail becomes files. */
function readMail(given: (name: string) => string | null, dir: string, refuse: Refuse) {
  const url = given('SMTP_URL')
  if (!url) return { kind: 'outbox' as const, dir }
  // The value is not repeated: it may hold a password.
  const parsed = URL.parse(url)
  if (!parsed || !/^smtps?:$/.test(parsed.protocol) || !parsed.hostname)
    refuse('SMTP_URL', 'is not the address of a mail server', 'smtp://user:password@host:587 or smtps://…')
  const from = given('MAIL_FROM')
  if (!from || !/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/.test(from))
    refuse('MAIL_FROM', from ? `is "${from}"` : 'is missing', 'the sender of mail, such as Lintel <desk@example.com>')
  return { kind: 'smtp' as const, url, from: from ?? '' }
}

/** Either all that Twilio needs or nothing of it: half a configuration would fail with the first code. */
function readSms(given: (name: string) => string | null, dir: string, refuse: Refuse) {
  const [account, token, from] = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'].map(given)
  if (!account && !token && !from) return { kind: 'outbox' as const, dir }
  if (!account || !token || !from)
    refuse(
      'TWILIO_ACCOUNT_SID',
      'is set without its companions',
      'TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM together',
    )
  const url = given('TWILIO_API_URL') ?? 'https://api.twilio.com'
  if (!/^https?:\/\/[^/]+$/.test(url))
    refuse('TWILIO_API_URL', `is "${url}"`, 'http(s)://… without a path or a slash at the end')
  return { kind: 'twilio' as const, url, account: account ?? '', token: token ?? '', from: from ?? '' }
}

type Refuse = (name: string, wrong: string, accepted: string) => void

function readPort(value: string | null, refuse: Refuse): number {
  if (value === null) return 3000
  const port = Number(value)
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535)
    refuse('PORT', `is "${value}"`, 'a whole number from 1 to 65535')
  return port
}

function readDatabaseUrl(value: string | null, refuse: Refuse): string | null {
  const url = value === null ? null : URL.parse(value)
  // The value is not repeated: it may hold a password.
  if (value !== null && !(url && ['postgres:', 'postgresql:'].includes(url.protocol) && url.hostname))
    refuse('DATABASE_URL', 'is not the address of a PostgreSQL database', 'postgres://user:password@host:5432/database')
  return value
}

function readCache(value: string | null, refuse: Refuse): number | null {
  if (value === null) return null
  const megabytes = Number(value)
  if (!/^\d+$/.test(value) || megabytes < 16 || megabytes > 65_536)
    refuse('DATABASE_CACHE_MB', `is "${value}"`, 'a whole number of megabytes from 16 to 65536')
  return megabytes
}

function readBaseUrl(value: string | null, refuse: Refuse): string | null {
  if (value === null) return null
  const url = URL.parse(value)
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username
  if (!isPlain || url.pathname !== '/' || value.endsWith('/'))
    refuse('BASE_URL', `is "${value}"`, 'http://… or https://… with a host name, without a path or a slash at the end')
  return value
}

function readTrustProxy(value: string | null, refuse: Refuse): false | number | string {
  if (value === null || value === 'off') return false
  if (/^[1-9]$/.test(value)) return Number(value)
  const isAddress = (part: string) => isIP(part.trim().replace(/\/\d{1,3}$/, '')) !== 0
  if (!value.split(',').every(isAddress))
    refuse('TRUST_PROXY', `is "${value}"`, 'off, the number of proxies in front (1–9), or their addresses with commas')
  return value
}

/** Defaults that are only good for development, and switches that open doors, stop a production start. */
function guardProduction(env: NodeJS.ProcessEnv): string[] {
  const missing = ['SECRET', 'BASE_URL'].filter((name) => !env[name]?.trim())
  const emulators = Object.keys(env).filter((name) => name.endsWith('_EMULATOR_HOST') && env[name])
  return [
    ...missing.map((name) => `${name} is required when NODE_ENV is production.`),
    ...emulators.map((name) => `${name} must not be set in production: it makes forged sign-ins valid.`),
  ]
}

/** Development keeps a secret of its own, so that sessions survive a restart. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, randomBytes(36).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST')
      throw new ConfigError([`DATA_DIR is "${dataDir}", where nothing can be written: ${(error as Error).message}`])
  }
  return readFileSync(file, 'utf8')
}
