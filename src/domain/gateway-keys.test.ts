import { expect, test } from 'vitest'
import { gatewayKeysError, hintOf } from './gateway-keys.ts'

const PAYPAL = { client_id: 'a', client_secret: 'b', webhook_id: 'c' }

test.each([
  ['Paystack', { secret_key: 'sk', public_key: 'pk' }, null],
  ['Paystack', { secret_key: 'sk' }, 'public_key'],
  ['Paystack', { secret_key: 'sk', public_key: '' }, 'public_key'],
  ['Paystack', { secret_key: 's k', public_key: 'pk' }, 'secret_key'],
  ['Paystack', { secret_key: 'sk', public_key: 'pk', more: 'x' }, 'more'],
  ['Paypal', { ...PAYPAL, environment: 'live' }, null],
  ['Paypal', { ...PAYPAL, environment: 'test' }, 'environment'],
] as const)('the keys of %s, set to %j, have the problem %s', (gateway, keys, fault) => {
  expect(gatewayKeysError(gateway, keys)?.key ?? null).toBe(fault)
})

test('the last four characters of a key are shown, and none of a short key', () => {
  expect([hintOf('sk_live_abcdef1234'), hintOf('short')]).toEqual(['1234', ''])
})
