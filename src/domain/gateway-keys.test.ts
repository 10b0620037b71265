import { expect, test } from 'vitest'
import { faultOfKeys, hintOf } from './gateway-keys.ts'

const PAYPAL = { client_id: 'a', client_secret: 'b', webhook_id: 'c' }

test.each([
  ['Paystack', { secret_key: 'sk', public_key: 'pk' }, null],
  ['Paystack', { secret_key: 'sk' }, 'public_key'],
  ['Paystack', { secret_key: 'sk', public_key: '' }, 'public_key'],
  ['Paystack', { secret_key: 's k', public_key: 'pk' }, 'secret_key'],
  ['Paystack', { secret_key: 'sk', public_key: 'pk', more: 'x' }, 'more'],
  ['Paypal', { ...PAYPAL, environment: 'live' }, null],
  ['Paypal', { ...PAYPAL, environment: 'test' }, 'environment'],
] as const)('%s with %j: %s', (gateway, keys, fault) => {
  expect(faultOfKeys(gateway, keys)?.key ?? null).toBe(fault)
})

test('of a key the last four letters are shown, of a short one nothing', () => {
  expect([hintOf('sk_live_abcdef1234'), hintOf('short')]).toEqual(['1234', ''])
})
