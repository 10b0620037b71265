import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { auditVerdict } from './ci/audit-verdict.ts'

/** Queries the registry's advisory service for the locked production packages. Not part of `npm test`. */
const ROOT = resolve(import.meta.dirname, '..')
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
const answer = await new Promise<string>((done) =>
  execFile(npm, ['audit', '--omit=dev', '--json'], { cwd: ROOT, timeout: 120_000 }, (_, stdout) => done(stdout)),
)
const { text, code } = auditVerdict(answer)
console.log(text)
process.exitCode = code
