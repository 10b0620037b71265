import { PAYMENT_VARIABLES } from './config-payments.ts'

/** All environment variables of the program. */
export const VARIABLES = [
  'NODE_ENV',
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_PREPARE',
  'DATABASE_CACHE_MB',
  'S3_URL',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_PRESIGNED_READS',
  'BASE_URL',
  'DEMO',
  'SECRET',
  'ROLE',
  'TRUST_PROXY',
  'LOG_LEVEL',
  'SEARCH_URL',
  'METRICS_PORT',
  'SHUTDOWN_DELAY_SECONDS',
  'SMTP_URL',
  'MAIL_FROM',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_ISSUER',
  'APPLE_CLIENT_ID',
  'APPLE_TEAM_ID',
  'APPLE_KEY_ID',
  'APPLE_PRIVATE_KEY',
  'APPLE_ISSUER',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_KEYS_URL',
  'PORTRAIT_ORIGINS',
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_FROM',
  'TWILIO_API_URL',
  'PUSH_ORIGINS',
  'FCM_SERVICE_ACCOUNT',
  'FCM_API_URL',
  ...PAYMENT_VARIABLES,
]

const PREFIX = /^LINTEL_/
/** Kubernetes defines such variables for every service, including one named lintel. */
const SERVICE_LINK = /_(SERVICE_HOST|SERVICE_PORT(_\w+)?|PORT(_\d+_\w+)?)$/

/** Unknown variables that are likely typing errors, which would otherwise be ignored silently. */
export function findMistakes(env: NodeJS.ProcessEnv): string[] {
  return Object.keys(env)
    .filter((name) => !VARIABLES.includes(name) && !(env.KUBERNETES_SERVICE_HOST && SERVICE_LINK.test(name)))
    .flatMap((name) => {
      const meant = VARIABLES.find((known) => isSlip(name.replace(PREFIX, ''), known))
      if (!meant && !PREFIX.test(name)) return []
      return [
        `${name} is not a known variable. ${meant ? `Did you mean ${meant}?` : `Known variables: ${VARIABLES.join(', ')}.`}`,
      ]
    })
}

/** Short names allow one edit, long names two; a name that merely continues (HOSTNAME) is a different one. */
function isSlip(name: string, known: string): boolean {
  return distance(name.toUpperCase().replaceAll('-', '_'), known) <= (known.length < 8 ? 1 : 2)
}

/** Edit distance with insertions, deletions, substitutions and transpositions. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? rows[i - 2]![j - 2]! + 1 : 9
      row.push(Math.min(changed, swapped, rows[i - 1]![j]! + 1, row[j - 1]! + 1))
    }
    rows.push(row)
  }
  return rows[a.length]![b.length]!
}
