type Given = (name: string) => string | null
type Refuse = (name: string, wrong: string, accepted: string) => void

/** Configured identity providers; a provider that is not configured is not offered. */
export function readIdentities(given: Given, isProduction: boolean, refuse: Refuse) {
  const address = (name: string, otherwise: string) => {
    const value = given(name) ?? otherwise
    if (!URL.canParse(value) || (isProduction && !value.startsWith('https://')))
      refuse(name, `is "${value}"`, 'an https:// URL')
    return value
  }
  /** All of these variables or none: an incomplete configuration would fail at the first sign-in. */
  const together = <T extends string>(names: readonly T[]): Record<T, string> | null => {
    const values = names.map((name) => [name, given(name) ?? ''] as const)
    if (values.every(([, value]) => value === '')) return null
    for (const [name, value] of values) if (value === '') refuse(name, 'is missing', `${names.join(', ')} together`)
    return Object.fromEntries(values) as Record<T, string>
  }

  const google = together(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'])
  const apple = together(['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'])
  const firebase = given('FIREBASE_PROJECT_ID')
  const origins = (given('PORTRAIT_ORIGINS') ?? 'https://lh3.googleusercontent.com').split(',').map((one) => one.trim())
  if (origins.some((one) => URL.parse(one)?.origin !== one || (isProduction && !one.startsWith('https://'))))
    refuse('PORTRAIT_ORIGINS', `is "${origins.join(',')}"`, 'https://host, separated by commas')
  return {
    google: google && {
      issuer: address('GOOGLE_ISSUER', 'https://accounts.google.com'),
      clientId: google.GOOGLE_CLIENT_ID,
      clientSecret: google.GOOGLE_CLIENT_SECRET,
    },
    apple: apple && {
      issuer: address('APPLE_ISSUER', 'https://appleid.apple.com'),
      clientId: apple.APPLE_CLIENT_ID,
      teamId: apple.APPLE_TEAM_ID,
      keyId: apple.APPLE_KEY_ID,
      // Escaped line breaks, because an environment file holds one line per variable.
      privateKey: apple.APPLE_PRIVATE_KEY.replaceAll('\\n', '\n'),
    },
    firebase: firebase && {
      projectId: firebase,
      keysUrl: address('FIREBASE_KEYS_URL', FIREBASE_KEYS),
    },
    portraitOrigins: google || firebase ? origins : [],
  }
}

const FIREBASE_KEYS = 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
