import { expect, test } from 'vitest'
import { deriveFrom, seal, unseal } from './derive.ts'

const derive = deriveFrom('a secret of at least thirty-two characters')

test('a sealed text is unsealed by this site, and only under the same name', () => {
  const sealed = seal(derive, 'keys of Stripe', 'sk_live_ñ')
  expect(sealed.includes(Buffer.from('sk_live'))).toBe(false)
  expect(unseal(derive, 'keys of Stripe', sealed)).toBe('sk_live_ñ')
  expect(unseal(derive, 'keys of Paypal', sealed)).toBeNull()
  expect(unseal(deriveFrom('another secret of thirty-two characters'), 'keys of Stripe', sealed)).toBeNull()
  expect(seal(derive, 'keys of Stripe', 'sk_live_ñ').equals(sealed)).toBe(false)
})

test('a sealed text with a changed or missing bit is refused', () => {
  const sealed = seal(derive, 'n', 'text')
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed)
    changed[at]! ^= 1
    expect(unseal(derive, 'n', changed)).toBeNull()
    expect(unseal(derive, 'n', sealed.subarray(0, at))).toBeNull()
  }
})
