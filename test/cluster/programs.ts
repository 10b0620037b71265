import { execFileSync } from 'node:child_process'
import { installS3Server } from './s3-server.ts'

const NEEDED = ['pgbouncer', 'haproxy', 'nginx', 'systemd-analyze', 'go']

/** The programs that these tests run beside the product. A missing one fails the run. */
export default function findPrograms() {
  const missing = NEEDED.filter((name) => !isInstalled(name))
  if (missing.length > 0)
    throw new Error(
      `Not installed: ${missing.join(', ')}. On Debian: apt-get install -y pgbouncer haproxy nginx-light systemd golang`,
    )
  installS3Server()
}

function isInstalled(name: string): boolean {
  try {
    execFileSync('which', [name], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
