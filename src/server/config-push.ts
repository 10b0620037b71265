type Given = (name: string) => string | null
type Refuse = (name: string, wrong: string, accepted: string) => void

/** Allowed push endpoints besides the push services of the browsers, and the operator's Firebase account. */
export function readPush(given: Given, isProduction: boolean, refuse: Refuse) {
  const origins = (given('PUSH_ORIGINS') ?? '').split(',').flatMap((one) => one.trim() || [])
  if (origins.some((one) => URL.parse(one)?.origin !== one || (isProduction && !one.startsWith('https://'))))
    refuse('PUSH_ORIGINS', `is "${origins.join(',')}"`, 'https://host, separated by commas')
  const url = given('FCM_API_URL') ?? 'https://fcm.googleapis.com'
  if (URL.parse(url)?.origin !== url) refuse('FCM_API_URL', `is "${url}"`, 'https://host without a path')
  return { origins, fcm: readAccount(given('FCM_SERVICE_ACCOUNT'), url, refuse) }
}

function readAccount(text: string | null, url: string, refuse: Refuse) {
  if (text === null) return null
  const account = parsed(text)
  const [projectId, clientEmail, privateKey, tokenUrl] = ['project_id', 'client_email', 'private_key', 'token_uri'].map(
    (name) => (typeof account?.[name] === 'string' ? account[name] : ''),
  ) as [string, string, string, string]
  // The value is not included in the error: it contains a private key.
  if (!projectId || !clientEmail || !privateKey.includes('PRIVATE KEY') || !URL.canParse(tokenUrl))
    refuse('FCM_SERVICE_ACCOUNT', 'is not a service account', 'the JSON of a Firebase service account, in one line')
  return { url, projectId, clientEmail, privateKey, tokenUrl }
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return value && typeof value === 'object' ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
