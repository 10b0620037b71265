import { X509Certificate } from 'node:crypto'
import { getCACertificates } from 'node:tls'

/** A certificate, followed by the intermediate certificates that came with it. */
export type Chain = [X509Certificate, ...X509Certificate[]]

const MAX_DEPTH = 5
const PEM = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

/** Parses a PEM file; throws if it contains no certificate. */
export function readChain(pem: string): Chain {
  const [leaf, ...intermediates] = (pem.match(PEM) ?? []).map((part) => new X509Certificate(part))
  if (!leaf) throw new Error('The file contains no certificate')
  return [leaf, ...intermediates]
}

/** True if the first certificate is issued for `name`, is valid at `now`, and chains to a root that Node trusts. */
export function isIssuedFor([leaf, ...intermediates]: Chain, name: string, now: Date): boolean {
  if (leaf.checkHost(name) === undefined) return false
  const roots = getCACertificates('default').map((pem) => new X509Certificate(pem))
  let current = leaf
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    if (!isValidAt(current, now)) return false
    if (roots.some((root) => isValidAt(root, now) && isIssuedBy(current, root))) return true
    const issuer = intermediates.find((candidate) => candidate !== current && isIssuedBy(current, candidate))
    if (!issuer) return false
    current = issuer
  }
  return false
}

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate) =>
  issuer.ca && certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey)

const isValidAt = ({ validFrom, validTo }: X509Certificate, now: Date) =>
  now >= new Date(validFrom) && now <= new Date(validTo)
