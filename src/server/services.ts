import type { FastifyBaseLogger } from 'fastify'
import type { Geocoder } from './adapters/geocoding/port.ts'
import type { Identities } from './adapters/identity/port.ts'
import type { Mailer } from './adapters/mail/port.ts'
import type { Passkeys } from './adapters/passkeys/port.ts'
import type { Passwords } from './adapters/passwords/port.ts'
import type { Payments } from './adapters/payments/port.ts'
import type { Pictures } from './adapters/pictures/port.ts'
import type { Push } from './adapters/push/port.ts'
import type { Search, SearchFeed } from './adapters/search/port.ts'
import type { Sms } from './adapters/sms/port.ts'
import type { Storage } from './adapters/storage/port.ts'
import type { TextSource } from './adapters/texts/port.ts'
import type { Config } from './config.ts'
import type { Database } from './db/sql.ts'
import type { Derive } from './derive.ts'

/** Dependencies of the program; created once in main, replaced by in-memory doubles in tests. */
export interface Services {
  config: Config
  db: Database
  storage: Storage
  mail: Mailer
  sms: Sms
  geocoder: Geocoder
  search: Search
  /** Null if the search follows the database by itself. */
  searchFeed: SearchFeed | null
  texts: TextSource
  passwords: Passwords
  identities: Identities
  passkeys: Passkeys
  payments: Payments
  pictures: Pictures
  push: Push
  derive: Derive
  log: FastifyBaseLogger
  now: () => Date
}
