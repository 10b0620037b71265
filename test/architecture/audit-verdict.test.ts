import { expect, test } from 'vitest'
import { auditVerdict } from '../../bin/ci/audit-verdict.ts'

const answer = (severity: string) =>
  JSON.stringify({
    vulnerabilities: {
      tar: { name: 'tar', severity, via: [{ title: 'Path traversal', url: 'https://example.com/1' }] },
    },
    metadata: { dependencies: { prod: 200 } },
  })

test('a severe advisory fails the audit and is named', () => {
  expect(auditVerdict(answer('high'))).toEqual({
    text: 'high      tar: Path traversal https://example.com/1\n1 packages with advisories of 200 in production.',
    code: 1,
  })
})

test('a moderate advisory is named without failing the audit', () => {
  expect(auditVerdict(answer('moderate')).code).toBe(0)
})

test('an audit without advisories passes', () => {
  expect(auditVerdict('{"vulnerabilities":{}}')).toEqual({ text: '0 packages with advisories.', code: 0 })
})

test.each([
  ['a refusal of the registry', '{"statusCode":405,"error":{}}', 'No advisory service answered (status 405).'],
  ['an answer that is not JSON', 'ECONNREFUSED', 'No advisory service answered.'],
])('%s is reported as missing service and never as a pass', (_, text, message) => {
  const verdict = auditVerdict(text)
  expect(verdict.code).toBe(2)
  expect(verdict.text).toContain(message)
})
