import { createHmac } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { PaymentGateway } from '#server/adapters/payments/port.ts'
import { storedGateways } from '#server/adapters/payments/stored-gateways.ts'
import { deriveFrom, unseal } from '#server/derive.ts'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'

const app = await testApp()
const { db, call, services } = app
let admin: { id: number }
const KEYS = { secret_key: 'sk_live_very-secret-0001', public_key: 'pk_live_shown-to-all-0002' }
const STRIPE = { secret_key: 'sk_1234567890', publishable_key: 'pk_1234567890', webhook_secret: 'whsec_1234567890' }

beforeAll(async () => {
  admin = await makeUser(db, { role: 'admin', name: 'Ada' })
  services.payments.stored = storedGateways({
    config: services.config.payments,
    unseal: (gateway, sealed) => unseal(services.derive, `keys of ${gateway}`, sealed),
  })
})
beforeEach(async () => {
  await db`delete from gateway_keys`
  delete services.payments.Paystack
})

const save = (keys: Record<string, string>, gateway: 'Paystack' | 'Stripe' | 'Paypal' = 'Paystack') =>
  call('saveGatewayKeys', { gateway, keys }, admin)
const paystack = async () => (await call('listGateways', {}, admin)).data.find(({ gateway }) => gateway === 'Paystack')!
const shown = async () =>
  Object.fromEntries((await call('getPaymentSettings', {}, admin)).data.map(({ type, data }) => [type, data]))

test('API keys are stored encrypted, and only their last four characters are shown', async () => {
  expect(await paystack()).toMatchObject({ source: 'none', keys: [{ last_four: null }, { last_four: null }] })
  expect(await save(KEYS)).toMatchObject({ error: false })
  const everything = JSON.stringify([
    ...(await db`select gateway, encode(sealed, 'escape') as sealed, hints from gateway_keys`),
    ...(await db`select details from audit_log`),
    await call('listGateways', {}, admin),
  ])
  expect(everything).not.toMatch(/very-secret|shown-to-all/)
  expect(await paystack()).toMatchObject({
    ...{ source: 'stored', is_readable: true, updated_by: { id: admin.id, name: 'Ada' } },
    keys: [
      { name: 'secret_key', last_four: '0001' },
      { name: 'public_key', last_four: '0002' },
    ],
  })
})

test('stored keys take effect immediately and override the environment until they are removed', async () => {
  services.payments.Paystack = { shown: { paystack_public_key: 'of the environment' } } as unknown as PaymentGateway
  expect((await paystack()).source).toBe('environment')
  expect((await shown()).paystack_public_key).toBe('of the environment')
  await save(KEYS)
  expect((await shown()).paystack_public_key).toBe(KEYS.public_key)
  await save({ ...KEYS, public_key: 'pk_another_one' })
  expect((await shown()).paystack_public_key).toBe('pk_another_one')
  await call('removeGatewayKeys', { gateway: 'Paystack' }, admin)
  expect((await shown()).paystack_public_key).toBe('of the environment')
  expect(await call('removeGatewayKeys', { gateway: 'Paystack' }, admin)).toMatchObject({ message: 'Keys not found' })
})

test('a webhook event signed with the replaced secret is refused, and one signed with the stored secret is accepted', async () => {
  await save(KEYS)
  const body = JSON.stringify({ event: 'charge.success', data: { reference: 'nobodys', status: 'success' } })
  const send = (secret: string) =>
    app.inject({
      method: 'POST',
      url: '/webhook/paystack',
      headers: {
        'content-type': 'application/json',
        'x-paystack-signature': createHmac('sha512', secret).update(body).digest('hex'),
      },
      payload: body,
    })
  expect((await send('another secret')).statusCode).toBe(400)
  expect((await send(KEYS.secret_key)).statusCode).toBe(200)
})

test('an incomplete set, an unknown key or a key with a space is refused at its field, and nothing is stored', async () => {
  expect(await save({ secret_key: 'x' })).toMatchObject({ status: 400, message: 'public_key is required' })
  expect(await save({ ...KEYS, more: 'x' })).toMatchObject({ message: 'Paystack has no more' })
  expect(await save({ ...KEYS, secret_key: 'a b' })).toMatchObject({ message: 'secret_key must not contain spaces' })
  const paypal = { client_id: 'a', client_secret: 'b', webhook_id: 'c', environment: 'production' }
  expect(await save(paypal, 'Paypal')).toMatchObject({ message: 'environment must be live or sandbox' })
  expect(await db`select from gateway_keys`).toHaveLength(0)
})

test('keys encrypted under another secret are unreadable: the environment applies and the admin list says so', async () => {
  await save(STRIPE, 'Stripe')
  await save(KEYS)
  const real = services.derive
  services.derive = deriveFrom('another secret of at least thirty-two letters')
  services.payments.stored = storedGateways({
    config: services.config.payments,
    unseal: (gateway, sealed) => unseal(services.derive, `keys of ${gateway}`, sealed),
  })
  expect(await paystack()).toMatchObject({ source: 'stored', is_readable: false })
  expect((await shown()).paystack_gateway).toBe('0')
  services.derive = real
})

test('a gateway is offered only while it is enabled', async () => {
  services.payments.stored = storedGateways({
    config: services.config.payments,
    unseal: (gateway, sealed) => unseal(services.derive, `keys of ${gateway}`, sealed),
  })
  await save(KEYS)
  expect((await shown()).paystack_gateway).toBe('1')
  await call('switchGateway', { gateway: 'Paystack', is_on: false }, admin)
  expect([(await shown()).paystack_gateway, (await paystack()).is_on]).toEqual(['0', false])
  const { data: changes } = await call('listSettingChanges', {}, admin)
  expect(changes[0]).toMatchObject({ changes: [{ key: 'paystack_gateway', before: '1', after: '0' }], can_undo: true })
  await call('switchGateway', { gateway: 'Paystack', is_on: true }, admin)
  expect([(await shown()).paystack_gateway, (await paystack()).is_on]).toEqual(['1', true])
})
