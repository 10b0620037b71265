import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#server/db/embedded/free-port.ts'
import { connect } from '#server/db/sql.ts'

const PATIENCE_MS = 20_000

/** PgBouncer in transaction mode in front of the server of `databaseUrl`. */
export async function startPgBouncer(databaseUrl: string) {
  const server = new URL(databaseUrl)
  const folder = mkdtempSync(join(tmpdir(), 'lintel-pgbouncer-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const name = server.pathname.slice(1)
  writeFileSync(join(folder, 'users.txt'), `"${server.username}" "${decodeURIComponent(server.password)}"\n`)
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
${name} = host=${server.hostname} port=${server.port} dbname=${name}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
max_client_conn = 200
default_pool_size = 10
`,
  )
  // PgBouncer refuses to run as root.
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const child = spawn('pgbouncer', [join(folder, 'pgbouncer.ini')], { stdio: ['ignore', 'ignore', 'pipe'], ...account })
  let said = ''
  child.stderr!.on('data', (chunk) => (said += chunk))
  const exited = new Promise((done) => child.once('close', done))
  const url = new URL(databaseUrl)
  url.port = String(port)
  const stop = async () => {
    child.kill('SIGKILL')
    await exited
    await rm(folder, { recursive: true, force: true })
  }
  const probe = connect(url.href, { connections: 1, directUrl: databaseUrl, prepare: false })
  for (let end = Date.now() + PATIENCE_MS; ; await sleep(50)) {
    const error = await probe`select 1`.then(
      () => null,
      (refused: Error) => refused,
    )
    if (!error) break
    if (child.exitCode === null && Date.now() < end) continue
    await stop()
    throw new Error(`PgBouncer does not answer (${error.message}): ${said}`)
  }
  await probe.end({ timeout: 1 })
  return { url: url.href, stop }
}
