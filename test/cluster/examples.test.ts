import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'lintel-examples-'))
afterAll(() => rmSync(folder, { recursive: true }))

const output = (program: string, ...args: string[]) => {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (error) {
    return `${(error as { stderr: string }).stderr}`
  }
}

test('haproxy accepts the example without a warning', () => {
  expect(output('haproxy', '-c', '-q', '-f', resolve('deploy/haproxy.cfg'))).toBe('')
})

test('nginx accepts the example', () => {
  const config = join(folder, 'nginx.conf')
  const own = `pid ${join(folder, 'nginx.pid')};\nerror_log stderr;\n`
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ')
  const example = readFileSync(resolve('deploy/nginx.conf'), 'utf8').replace(
    'http {',
    `http { access_log off; ${temporary}`,
  )
  writeFileSync(config, own + example)
  execFileSync('nginx', ['-t', '-q', '-c', config], { stdio: ['ignore', 'ignore', 'pipe'] })
})

test('systemd accepts the unit', () => {
  const unit = join(folder, 'lintel.service')
  // The program is not installed in /opt here.
  const text = readFileSync(resolve('deploy/lintel.service'), 'utf8').replace(/^ExecStart=.*$/m, 'ExecStart=/bin/true')
  writeFileSync(unit, text)
  expect(output('systemd-analyze', 'verify', unit)).toBe('')
})
