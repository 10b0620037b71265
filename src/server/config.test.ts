import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'config-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

const SECRET = 'vR3kq8Zt1LmXw0cYb7NfUe5HgJd2SaPo'
const PRODUCTION = { NODE_ENV: 'production', SECRET, BASE_URL: 'https://homes.example' }
const read = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR, ...env })

test('without variables the configuration is that of development: embedded database, demo on, loopback only', () => {
  expect(read({})).toMatchObject({
    mode: 'development',
    port: 3000,
    host: 'localhost',
    dataDir: DATA_DIR,
    databaseUrl: null,
    baseUrl: 'http://localhost:3000',
    demo: true,
    role: 'all',
    mail: { kind: 'outbox', dir: join(DATA_DIR, 'outbox') },
    trustProxy: false,
    logLevel: 'warn',
  })
})

test.each([
  [{ PORT: '8080' }, { port: 8080, baseUrl: 'http://localhost:8080' }],
  [{ PORT: '' }, { port: 3000 }],
  [{ BASE_URL: 'https://homes.example' }, { baseUrl: 'https://homes.example', port: 3000 }],
  [{ DATABASE_URL: 'postgres://me@db/lintel' }, { databaseUrl: 'postgres://me@db/lintel', demo: false }],
  [{ DATABASE_URL: 'postgres://me@db/lintel', DEMO: 'on' }, { demo: true }],
  [{ SEARCH_URL: 'https://me:x@one:9200, http://two' }, { search: { nodes: ['https://me:x@one:9200', 'http://two'] } }],
  [{ SEARCH_URL: '' }, { search: null }],
  [
    {
      DATABASE_URL: 'postgres://me@pooler/lintel',
      DATABASE_DIRECT_URL: 'postgres://me@db/lintel',
      DATABASE_PREPARE: 'off',
    },
    { databaseDirectUrl: 'postgres://me@db/lintel', databasePrepare: false },
  ],
  [{ METRICS_PORT: '9464' }, { metricsPort: 9464, shutdownDelaySeconds: 0 }],
  [{ SHUTDOWN_DELAY_SECONDS: '5' }, { shutdownDelaySeconds: 5 }],
  [{}, { s3: null, metricsPort: null }],
  [
    { S3_URL: 'https://s3.example/homes/', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' },
    {
      s3: {
        url: 'https://s3.example/homes',
        region: 'us-east-1',
        accessKeyId: 'id',
        secretAccessKey: 'key',
        hasPresignedReads: false,
      },
    },
  ],
  [{ DATABASE_CACHE_MB: '512' }, { databaseCacheMegabytes: 512, databaseDirectUrl: null, databasePrepare: true }],
  [{ DEMO: 'off' }, { demo: false }],
  [{ ...PRODUCTION, DEMO: 'on-in-production' }, { demo: true }],
  [{ ROLE: 'worker' }, { role: 'worker' }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: '10.0.0.0/8, ::1' }],
  [PRODUCTION, { mode: 'production', host: '0.0.0.0', demo: false, secret: SECRET, logLevel: 'info' }],
  [{}, { identity: { google: null, apple: null, firebase: null, portraitOrigins: [] } }],
  [
    { FIREBASE_PROJECT_ID: 'homes' },
    { identity: { firebase: { projectId: 'homes' }, portraitOrigins: ['https://lh3.googleusercontent.com'] } },
  ],
])('%o is accepted', (env, expected) => {
  expect(read(env)).toMatchObject(expected)
})

test.each([
  [{ PORT: '80a' }, 'PORT is "80a". Accepted: a whole number from 1 to 65535.'],
  [{ SHUTDOWN_DELAY_SECONDS: '5s' }, 'SHUTDOWN_DELAY_SECONDS is "5s". Accepted: a whole number from 0 to 60.'],
  [{ METRICS_PORT: '0' }, 'METRICS_PORT is "0". Accepted: a whole number from 1 to 65535.'],
  [{ PORT: '70000' }, 'PORT is "70000". Accepted: a whole number from 1 to 65535.'],
  [{ DATABASE_CACHE_MB: '8' }, 'DATABASE_CACHE_MB is "8". Accepted: a whole number of megabytes from 16 to 65536.'],
  [{ DATABASE_CACHE_MB: '1GB' }, 'DATABASE_CACHE_MB is "1GB". Accepted: a whole number of megabytes'],
  [{ DATABASE_DIRECT_URL: 'postgres://me@db/lintel' }, 'DATABASE_DIRECT_URL is set without DATABASE_URL.'],
  [{ DATABASE_URL: 'postgres://me@db/l', DATABASE_DIRECT_URL: 'db' }, 'DATABASE_DIRECT_URL is not a PostgreSQL URL.'],
  [{ S3_URL: 'https://s3.example/homes' }, 'S3_ACCESS_KEY_ID is missing. Accepted: S3_URL, S3_ACCESS_KEY_ID'],
  [{ S3_URL: 'homes', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }, 'S3_URL is "homes". Accepted: the URL of'],
  [{ DATABASE_PREPARE: 'no' }, 'DATABASE_PREPARE is "no". Accepted: on, off.'],
  [{ DEMO: 'maybe' }, 'DEMO is "maybe". Accepted: on, off.'],
  [{ ROLE: 'boss' }, 'ROLE is "boss". Accepted: all, web, worker.'],
  [{ NODE_ENV: 'prod' }, 'NODE_ENV is "prod". Accepted: development, production, test.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud". Accepted: trace, debug, info, warn, error, silent.'],
  [{ BASE_URL: 'homes.example' }, 'BASE_URL is "homes.example". Accepted: http'],
  [{ BASE_URL: 'https://homes.example/' }, 'BASE_URL is "https://homes.example/". Accepted: http'],
  [{ BASE_URL: 'ftp://homes.example' }, 'BASE_URL is "ftp://homes.example". Accepted: http'],
  [{ BASE_URL: 'https://homes.example?x=1' }, 'BASE_URL is "https://homes.example?x=1". Accepted: http'],
  [{ BASE_URL: 'https://homes.example#top' }, 'BASE_URL is "https://homes.example#top". Accepted: http'],
  [{ BASE_URL: 'https://me@homes.example' }, 'BASE_URL is "https://me@homes.example". Accepted: http'],
  [
    { GOOGLE_CLIENT_ID: 'x' },
    'GOOGLE_CLIENT_SECRET is missing. Accepted: GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET together.',
  ],
  [{ GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y', GOOGLE_ISSUER: 'google' }, 'GOOGLE_ISSUER is "google".'],
  [
    { ...PRODUCTION, GOOGLE_CLIENT_ID: 'x', GOOGLE_CLIENT_SECRET: 'y', GOOGLE_ISSUER: 'http://127.0.0.1' },
    'GOOGLE_ISSUER is "http://127.0.0.1". Accepted: an https:// URL.',
  ],
  [{ APPLE_CLIENT_ID: 'x', APPLE_TEAM_ID: 'y' }, 'APPLE_KEY_ID is missing. Accepted: APPLE_CLIENT_ID, '],
  [
    { ...PRODUCTION, FIREBASE_PROJECT_ID: 'x', FIREBASE_KEYS_URL: 'http://127.0.0.1/keys' },
    'FIREBASE_KEYS_URL is "http://127.0.0.1/keys". Accepted: an https:// URL.',
  ],
  [{ PORTRAIT_ORIGINS: 'https://a.example/path' }, 'PORTRAIT_ORIGINS is "https://a.example/path".'],
  [{ ...PRODUCTION, PORTRAIT_ORIGINS: 'http://10.0.0.1' }, 'PORTRAIT_ORIGINS is "http://10.0.0.1".'],
  [{ TWILIO_ACCOUNT_SID: 'x', TWILIO_FROM: '+1' }, 'TWILIO_AUTH_TOKEN is missing. Accepted: TWILIO_ACCOUNT_SID, '],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY is "yes". Accepted: off, the number of proxies'],
  [{ SECRET: 'short' }, 'SECRET is too weak. Accepted: at least 32 random characters'],
  [{ SECRET: 'changemechangemechangemechangeme' }, 'SECRET is too weak.'],
  [{ ...PRODUCTION, DEMO: 'on' }, 'DEMO is "on". Accepted: off, on-in-production.'],
  [{ DEMO: 'on-in-production' }, 'DEMO is "on-in-production". Accepted: on, off.'],
  [{ PROT: '8080' }, 'PROT is not a known variable. Did you mean PORT?'],
  [{ DATABSE_URL: 'x' }, 'DATABSE_URL is not a known variable. Did you mean DATABASE_URL?'],
  [{ BASEURL: 'x' }, 'BASEURL is not a known variable. Did you mean BASE_URL?'],
  [{ LINTEL_PORT: '1' }, 'LINTEL_PORT is not a known variable. Did you mean PORT?'],
  [{ LINTEL_COLOUR: 'red' }, 'LINTEL_COLOUR is not a known variable. Known variables: NODE_ENV, PORT'],
  [{ ...PRODUCTION, SECRET: '' }, 'SECRET is required when NODE_ENV is production.'],
  [{ ...PRODUCTION, BASE_URL: '' }, 'BASE_URL is required when NODE_ENV is production.'],
  [
    { ...PRODUCTION, FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' },
    'FIREBASE_AUTH_EMULATOR_HOST must not be set in production',
  ],
])('%o is refused with its name', (env, message) => {
  expect(() => read(env)).toThrow(message)
})

test('an invalid database URL is refused without showing its password', () => {
  expect(() => read({ DATABASE_URL: 'mysql://me:hunter2@db/x' })).toThrow(/^DATABASE_URL is not(?!.*hunter2)/)
  for (const url of ['me:hunter2@one', 'https://me:hunter2@one/path', 'https://one,ftp://me:hunter2@two'])
    expect(() => read({ SEARCH_URL: url })).toThrow(/^SEARCH_URL is not(?!.*hunter2)/)
})

test('several errors are reported together', () => {
  expect(() => read({ PORT: 'x', PROT: '1' })).toThrow('PROT is not a known variable. Did you mean PORT?\nPORT is "x".')
})

test('the environment of a common shell causes no typing-error report', () => {
  const shell = ['HOME', 'PATH', 'PWD', 'HOSTNAME', 'TERM', 'USER', 'LOGNAME', 'LANG', 'EDITOR', 'MODE', 'NODE_PATH']
  expect(() => read(Object.fromEntries(shell.map((name) => [name, 'x'])))).not.toThrow()
})

test('the variables of Kubernetes for a service named lintel cause no typing-error report', () => {
  const links = {
    LINTEL_SERVICE_HOST: '10.0.0.1',
    LINTEL_PORT: 'tcp://10.0.0.1:80',
    LINTEL_PORT_80_TCP_ADDR: '10.0.0.1',
  }
  expect(() => read({ ...links, KUBERNETES_SERVICE_HOST: '10.0.0.2' })).not.toThrow()
  expect(() => read(links)).toThrow('LINTEL_SERVICE_HOST is not a known variable')
})

test('an emulator is accepted outside production', () => {
  expect(() => read({ FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' })).not.toThrow()
})

test('the development secret is long, private and persistent', () => {
  const { secret } = read({})
  expect(secret.length).toBeGreaterThanOrEqual(48)
  expect(read({}).secret).toBe(secret)
  expect(statSync(join(DATA_DIR, 'secret')).mode & 0o777).toBe(0o600)
})

test('a folder that cannot be created is refused with a clear message', () => {
  expect(() => readConfig({ DATA_DIR: '/dev/null/x' })).toThrow('DATA_DIR "/dev/null/x" is not writable')
})

test('the configuration is immutable', () => {
  expect(Object.isFrozen(read({}))).toBe(true)
})

test('the sandbox gateway is on with the embedded database, and production requires an explicit value', () => {
  expect(read({}).payments.sandbox).toEqual({ url: 'http://localhost:3000' })
  expect(read({ PORT: '4000', HOST: '0.0.0.0' }).payments.sandbox).toEqual({ url: 'http://localhost:4000' })
  expect(read({ DATABASE_URL: 'postgres://a@b/c' }).payments.sandbox).toBeNull()
  expect(read({ PAYMENT_SANDBOX: 'off' }).payments.sandbox).toBeNull()
  const production = {
    NODE_ENV: 'production',
    BASE_URL: 'https://homes.example',
    SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789',
  }
  expect(read(production).payments.sandbox).toBeNull()
  expect(() => read({ ...production, PAYMENT_SANDBOX: 'on' })).toThrow('PAYMENT_SANDBOX is on in production')
  expect(read({ ...production, PAYMENT_SANDBOX: 'on-in-production' }).payments.sandbox).not.toBeNull()
})

test('an incomplete set of gateway keys prevents startup, and the error shows no key', () => {
  expect(() => read({ STRIPE_SECRET_KEY: 'sk_live_1' })).toThrow('STRIPE_PUBLISHABLE_KEY is missing')
  expect(() => read({ STRIPE_SECRET_KEY: 'sk_live_1' })).not.toThrow('sk_live_1')
  const stripe = { STRIPE_SECRET_KEY: 'a', STRIPE_PUBLISHABLE_KEY: 'b', STRIPE_WEBHOOK_SECRET: 'c' }
  expect(read(stripe).payments.stripe?.scriptUrl).toBe('https://js.stripe.com/v3/')
  expect(() => read({ ...stripe, STRIPE_SCRIPT_URL: 'javascript:alert(1)' })).toThrow('STRIPE_SCRIPT_URL is')
  expect(() => read({ PAYPAL_CLIENT_ID: 'x' })).toThrow('PAYPAL_CLIENT_SECRET is missing')
  expect(read({ PAYSTACK_SECRET_KEY: 'a', PAYSTACK_PUBLIC_KEY: 'b' }).payments.paystack).toEqual({
    secretKey: 'a',
    publicKey: 'b',
  })
})
