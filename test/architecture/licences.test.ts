import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Licences of packages that the program needs when it runs. LGPL: libvips, linked dynamically. MPL: unchanged files. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
])

/** Their package.json names no licence; their repositories do: MIT. */
const UNDECLARED = /^node_modules\/(@rolldown\/binding-|@tailwindcss\/oxide-|png-js$)/

interface Locked {
  license?: string
  dev?: boolean
}

test('every package that runs in production has a licence of the list', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
  const production = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev)
  const refused = production.filter(([path, { license }]) => (license ? !isAllowed(license) : !UNDECLARED.test(path)))
  expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})

/** All of several licences that apply together, one of several to choose from. */
const isAllowed = (expression: string): boolean => {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed)
  return plain.split(' AND ').every((licence) => ALLOWED.has(licence))
}
