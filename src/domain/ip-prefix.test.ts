import { expect, test } from 'vitest'
import { ipPrefix } from './ip-prefix.ts'

test.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['192.0.2.254', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:1:2ff::1', '2001:db8:1:200::/56'],
  ['2001:db8:1:2aa:9:9:9:9', '2001:db8:1:200::/56'],
  ['2001:db8:1:3ff::1', '2001:db8:1:300::/56'],
  ['2001:db8:1:2ff', '2001:db8:1:200::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['', ''],
])('the prefix of %s is %s', (address, prefix) => {
  expect(ipPrefix(address)).toBe(prefix)
})
