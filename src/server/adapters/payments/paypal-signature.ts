import { createVerify, X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { ForgedNotice, GatewayFailed, type RawNotice } from './port.ts'

const PATIENCE_MS = 10_000
const MOST_CERTIFICATES = 20
/** PayPal goes on trying to deliver for three days. */
const OLDEST_MS = 4 * 86_400_000

/** Checks PayPal's signature with its certificate, which is fetched from PayPal alone and kept. */
export function paypalVerifier(webhookId: string) {
  const kept = new Map<string, Promise<X509Certificate>>()
  return async ({ headers, body, now }: RawNotice): Promise<void> => {
    const told = (name: string) => headers[`paypal-${name}`] ?? ''
    const [id, time, signature] = [told('transmission-id'), told('transmission-time'), told('transmission-sig')]
    const age = now.getTime() - Date.parse(time)
    if (!(age < OLDEST_MS && age > -OLDEST_MS)) throw new ForgedNotice('PayPal: the message is too old')
    if (told('auth-algo') !== 'SHA256withRSA') throw new ForgedNotice('PayPal: the signature is of another kind')
    const certificate = await find(kept, told('cert-url'))
    if (now < new Date(certificate.validFrom) || now > new Date(certificate.validTo))
      throw new ForgedNotice('PayPal: the certificate has run out')
    const signed = createVerify('RSA-SHA256').update(`${id}|${time}|${webhookId}|${crc32(body)}`)
    if (!signed.verify(certificate.publicKey, signature, 'base64'))
      throw new ForgedNotice('PayPal: the signature does not fit')
  }
}

function find(kept: Map<string, Promise<X509Certificate>>, address: string): Promise<X509Certificate> {
  const url = URL.parse(address)
  const isTheirs =
    url?.protocol === 'https:' && /(^|\.)paypal\.com$/.test(url.hostname) && url.port === '' && url.username === ''
  // Anybody may write an address into a header; only PayPal's own is asked.
  if (!isTheirs) throw new ForgedNotice('PayPal: the certificate lies somewhere else')
  const known = kept.get(url.href)
  if (known) return known
  if (kept.size >= MOST_CERTIFICATES) kept.clear()
  const fetched = fetchCertificate(url.href)
  kept.set(url.href, fetched)
  fetched.catch(() => kept.delete(url.href))
  return fetched
}

async function fetchCertificate(url: string): Promise<X509Certificate> {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'error' }).catch((error) => {
    throw new GatewayFailed(`PayPal's certificate could not be fetched: ${(error as Error).message}`)
  })
  if (!response.ok) throw new ForgedNotice(`PayPal: it has no such certificate (${response.status})`)
  return new X509Certificate(await response.text())
}
