import { pino } from 'pino'
import type { Geocoder } from '#server/adapters/geocoding/port.ts'
import type { Identities } from '#server/adapters/identity/port.ts'
import { memoryMailer } from '#server/adapters/mail/memory.ts'
import { webauthnPasskeys } from '#server/adapters/passkeys/webauthn.ts'
import { argon2Passwords } from '#server/adapters/passwords/argon2.ts'
import type { Payments } from '#server/adapters/payments/port.ts'
import type { Pictures } from '#server/adapters/pictures/port.ts'
import { memoryPush } from '#server/adapters/push/memory.ts'
import { inlineSearch } from '#server/adapters/search/columnar/inline-search.ts'
import { memorySms } from '#server/adapters/sms/memory.ts'
import { memoryStorage } from '#server/adapters/storage/memory.ts'
import { memoryTexts } from '#server/adapters/texts/memory.ts'
import { readConfig } from '#server/config.ts'
import type { Database } from '#server/db/sql.ts'
import { deriveFrom } from '#server/derive.ts'
import type { Services } from '#server/services.ts'
import { en } from '#web/i18n/en.ts'

/** Cheap hashing parameters; the real cost has a test of its own. */
const CHEAP = { memoryCost: 64, timeCost: 1, parallelism: 1 }

/** The fixed time of every test. */
export const NOW = new Date('2026-06-15T12:00:00Z')

/**
 * All services in memory except the database; log entries and emails can be read. `env` replaces settings; an empty
 * value unsets one.
 */
export function testServices(db: Database, env: Record<string, string> = {}) {
  const lines: { level: number; msg: string; reqId?: string }[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const config = readConfig({
    NODE_ENV: 'test',
    BASE_URL: 'http://lintel.test',
    SECRET: 'a secret of the tests, 0123456789 abcdef',
    ...env,
  })
  return {
    config,
    db,
    storage: memoryStorage(),
    mail: memoryMailer(),
    sms: memorySms(),
    geocoder: nowhere,
    search: inlineSearch(db),
    searchFeed: null,
    texts: memoryTexts({ en, es: { 'app.skip': 'Saltar al contenido' } }),
    passwords: argon2Passwords(CHEAP),
    payments: {} as Payments,
    push: memoryPush(),
    passkeys: webauthnPasskeys(config.baseUrl, 'Lintel'),
    identities: {} as Identities,
    pictures: { fetch: async () => null } as Pictures,
    derive: deriveFrom(config.secret),
    log,
    lines,
    now: () => NOW,
  } satisfies Services & { lines: typeof lines }
}

/** Knows no places; tests of places pass their own. */
const nowhere: Geocoder = { suggest: async () => [], find: async () => null, locate: async () => null }
