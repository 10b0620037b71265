import { join } from 'node:path'
import { pino } from 'pino'
import { gazetteer } from '../adapters/geocoding/gazetteer.sql.ts'
import { appleProvider } from '../adapters/identity/apple.ts'
import { firebaseTokens } from '../adapters/identity/firebase.ts'
import { openIdProvider } from '../adapters/identity/openid.ts'
import type { Identities } from '../adapters/identity/port.ts'
import { outboxMailer } from '../adapters/mail/outbox.ts'
import { smtpMailer } from '../adapters/mail/smtp.ts'
import { webauthnPasskeys } from '../adapters/passkeys/webauthn.ts'
import { argon2Passwords } from '../adapters/passwords/argon2.ts'
import { openGateways } from '../adapters/payments/open-gateways.ts'
import { sandboxKeys } from '../adapters/payments/sandbox-keys.ts'
import { storedGateways } from '../adapters/payments/stored-gateways.ts'
import { webPictures } from '../adapters/pictures/web.ts'
import { openPush } from '../adapters/push/open-push.ts'
import { workerSearch } from '../adapters/search/columnar/worker-search.ts'
import { openCluster } from '../adapters/search/opensearch/cluster.ts'
import { openSearchFeed } from '../adapters/search/opensearch/opensearch-feed.ts'
import { openSearch } from '../adapters/search/opensearch/opensearch-search.ts'
import { outboxSms } from '../adapters/sms/outbox.ts'
import { twilioSms } from '../adapters/sms/twilio.ts'
import { openStorage } from '../adapters/storage/open-storage.ts'
import { builtTexts } from '../adapters/texts/built.ts'
import { editedTexts } from '../adapters/texts/edited.ts'
import type { Config } from '../config.ts'
import type { Database } from '../db/sql.ts'
import { deriveFrom, unseal } from '../derive.ts'
import type { Services } from '../services.ts'

/** Creates the services according to the configuration. */
export function createServices(config: Config, db: Database): Services {
  const derive = deriveFrom(config.secret)
  const cluster = config.search && openCluster(config.search.nodes)
  const log = pino({ level: config.logLevel, redact: ['req.headers.authorization', 'req.headers.cookie'] })
  return {
    config,
    db,
    storage: openStorage(config),
    mail: config.mail.kind === 'smtp' ? smtpMailer(config.mail) : outboxMailer(config.mail.dir),
    sms: config.sms.kind === 'twilio' ? twilioSms(config.sms) : outboxSms(config.sms.dir),
    geocoder: gazetteer(db),
    search: cluster ? openSearch(cluster, db) : workerSearch({ db, dataDir: config.dataDir, log }),
    searchFeed: cluster && openSearchFeed(cluster, db),
    texts: editedTexts(db, builtTexts(join(import.meta.dirname, '../../../build/i18n'))),
    passwords: argon2Passwords(),
    passkeys: webauthnPasskeys(config.baseUrl, 'Lintel'),
    identities: identitiesOf(config.identity),
    pictures: webPictures(),
    derive,
    push: openPush({ ...config.push, baseUrl: config.baseUrl, seed: (round) => derive('push', round) }),
    payments: {
      ...openGateways(config.payments, sandboxKeys(derive)),
      stored: storedGateways({
        config: config.payments,
        unseal: (gateway, sealed) => unseal(derive, `keys of ${gateway}`, sealed),
      }),
    },
    log,
    now: () => new Date(),
  }
}

const identitiesOf = ({ google, apple, firebase }: Config['identity']): Identities => ({
  ...(google && { google: openIdProvider(google) }),
  ...(apple && { apple: appleProvider(apple) }),
  ...(firebase && { firebase: firebaseTokens(firebase) }),
})
