type Given = (name: string) => string | null
type Refuse = (name: string, wrong: string, accepted: string) => void

/** The operator's own PostgreSQL; without `DATABASE_URL` the embedded one is used. */
export function readDatabase(given: Given, refuse: Refuse) {
  const databaseUrl = readDatabaseUrl('DATABASE_URL', given, refuse)
  const databaseDirectUrl = readDatabaseUrl('DATABASE_DIRECT_URL', given, refuse)
  if (databaseDirectUrl && !databaseUrl)
    refuse(
      'DATABASE_DIRECT_URL',
      'is set without DATABASE_URL',
      'DATABASE_URL for the pooler, DATABASE_DIRECT_URL for the server',
    )
  const prepare = given('DATABASE_PREPARE') ?? 'on'
  if (!['on', 'off'].includes(prepare)) refuse('DATABASE_PREPARE', `is "${prepare}"`, 'on, off')
  return {
    databaseUrl,
    databaseDirectUrl,
    databasePrepare: prepare === 'on',
    databaseCacheMegabytes: readCache(given('DATABASE_CACHE_MB'), refuse),
  }
}

function readDatabaseUrl(name: string, given: Given, refuse: Refuse): string | null {
  const value = given(name)
  const url = value === null ? null : URL.parse(value)
  // The value is not included in the error: it may contain a password.
  if (value !== null && !(url && ['postgres:', 'postgresql:'].includes(url.protocol) && url.hostname))
    refuse(name, 'is not a PostgreSQL URL', 'postgres://user:password@host:5432/database')
  return value
}

function readCache(value: string | null, refuse: Refuse): number | null {
  if (value === null) return null
  const megabytes = Number(value)
  if (!/^\d+$/.test(value) || megabytes < 16 || megabytes > 65_536)
    refuse('DATABASE_CACHE_MB', `is "${value}"`, 'a whole number of megabytes from 16 to 65536')
  return megabytes
}
