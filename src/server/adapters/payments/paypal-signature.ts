import { createVerify, type X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { isIssuedFor, readChain } from './certificate-chain.ts'
import { ForgedNotice, GatewayFailed, type RawNotice } from './port.ts'

const CERTIFICATE_HOSTS = ['api.paypal.com', 'api.sandbox.paypal.com']
const CERTIFICATE_NAMES = ['messageverificationcerts.paypal.com', 'messageverificationcerts.sandbox.paypal.com']
const PATIENCE_MS = 10_000
const MAX_CERTIFICATES = 20
/** PayPal retries a delivery for three days. */
const OLDEST_MS = 4 * 86_400_000

/** Verifies PayPal's signature with its certificate, which is fetched from PayPal, verified once and cached. */
export function paypalVerifier(webhookId: string) {
  const kept = new Map<string, Promise<X509Certificate>>()
  return async ({ headers, body, now }: RawNotice): Promise<void> => {
    const header = (name: string) => headers[`paypal-${name}`] ?? ''
    const [id, time, signature] = [header('transmission-id'), header('transmission-time'), header('transmission-sig')]
    const age = now.getTime() - Date.parse(time)
    if (!(age < OLDEST_MS && age > -OLDEST_MS)) throw new ForgedNotice('PayPal: the message is too old')
    if (header('auth-algo') !== 'SHA256withRSA') throw new ForgedNotice('PayPal: the signature is of another kind')
    const certificate = await find(kept, header('cert-url'), now)
    if (now < new Date(certificate.validFrom) || now > new Date(certificate.validTo))
      throw new ForgedNotice('PayPal: the certificate has expired')
    const signed = createVerify('RSA-SHA256').update(`${id}|${time}|${webhookId}|${crc32(body)}`)
    if (!signed.verify(certificate.publicKey, signature, 'base64'))
      throw new ForgedNotice('PayPal: the signature does not fit')
  }
}

function find(kept: Map<string, Promise<X509Certificate>>, address: string, now: Date): Promise<X509Certificate> {
  const url = URL.parse(address)
  const isTheirs =
    url?.protocol === 'https:' && CERTIFICATE_HOSTS.includes(url.hostname) && url.port === '' && url.username === ''
  if (!isTheirs) throw new ForgedNotice('PayPal: the certificate lies somewhere else')
  const known = kept.get(url.href)
  if (known) return known
  if (kept.size >= MAX_CERTIFICATES) kept.clear()
  const fetched = fetchCertificate(url.href, now)
  kept.set(url.href, fetched)
  fetched.catch(() => kept.delete(url.href))
  return fetched
}

async function fetchCertificate(url: string, now: Date): Promise<X509Certificate> {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' }).catch((error) => {
    throw new GatewayFailed(`PayPal's certificate could not be fetched: ${(error as Error).message}`)
  })
  if (!response.ok) throw new ForgedNotice(`PayPal: it has no such certificate (${response.status})`)
  const chain = readChain(await response.text())
  if (!CERTIFICATE_NAMES.some((name) => isIssuedFor(chain, name, now)))
    throw new ForgedNotice('PayPal: the certificate is not trusted')
  return chain[0]
}
