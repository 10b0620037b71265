const SEVERE = new Set(['high', 'critical'])

interface Finding {
  name: string
  severity: string
  via: (string | { title?: string; url?: string })[]
}

interface Audit {
  vulnerabilities?: Record<string, Finding>
  metadata?: { dependencies?: { prod?: number } }
  statusCode?: number
}

/** Message and exit code: 0 without a severe advisory, 1 with one, 2 when no advisory service responded. */
export function auditVerdict(answer: string): { text: string; code: 0 | 1 | 2 } {
  const audit = parsed(answer)
  if (!audit?.vulnerabilities) {
    const reason = audit?.statusCode ? ` (status ${audit.statusCode})` : ''
    return { text: `No advisory service answered${reason}. Run this command where npm can reach one.`, code: 2 }
  }
  const findings = Object.values(audit.vulnerabilities)
  const lines = findings.map(
    ({ name, severity, via }) => `${severity.padEnd(9)} ${name}: ${via.map(titleOf).join('; ')}`,
  )
  const count = audit.metadata?.dependencies?.prod
  const summary = `${findings.length} packages with advisories${count === undefined ? '' : ` of ${count} in production`}.`
  return { text: [...lines, summary].join('\n'), code: findings.some(({ severity }) => SEVERE.has(severity)) ? 1 : 0 }
}

const titleOf = (via: string | { title?: string; url?: string }) =>
  typeof via === 'string' ? `through ${via}` : [via.title, via.url].filter(Boolean).join(' ')

function parsed(answer: string): Audit | null {
  try {
    return JSON.parse(answer)
  } catch {
    return null
  }
}
