import * as z from 'zod/mini'
import { KEYED_GATEWAYS } from '#domain/gateway-keys.ts'
import { GATEWAY_NAMES } from '#domain/payment-status.ts'
import { read, write } from './endpoint.ts'
import { Flag, Instant, Text } from './fields.ts'

export const AdminGateway = z.object({
  gateway: z.literal(GATEWAY_NAMES),
  /** Whether the gateway is offered to payers; requires keys. */
  is_on: z.boolean(),
  /** Source of the API keys. */
  source: z.literal(['stored', 'environment', 'none']),
  /** False if the stored keys cannot be decrypted because the site's secret has changed. */
  is_readable: z.boolean(),
  /** Keys of the gateway; for a stored key, its last four characters. */
  keys: z.array(z.object({ name: z.string(), last_four: z.nullable(z.string()) })),
  updated_at: z.nullable(Instant),
  updated_by: z.nullable(z.object({ id: z.int(), name: z.string() })),
})
export type AdminGateway = z.output<typeof AdminGateway>

export const listGateways = read('GET admin/gateways', {
  access: 'admin',
  summary: 'Lists the payment gateways, their status and the source of their keys. Keys are never returned.',
  input: z.object({}),
  output: z.array(AdminGateway),
})

export const saveGatewayKeys = write('POST admin/save-gateway-keys', {
  access: 'admin',
  summary: 'Stores the API keys of a gateway, encrypted. They override the environment from the next payment on.',
  input: z.object({ gateway: z.literal(KEYED_GATEWAYS), keys: z.record(Text(60), Text(500)) }),
  output: z.null(),
})

export const removeGatewayKeys = write('POST admin/remove-gateway-keys', {
  access: 'admin',
  summary: 'Deletes the stored API keys of a gateway; those of the environment apply again.',
  input: z.object({ gateway: z.literal(KEYED_GATEWAYS) }),
  output: z.null(),
})

export const switchGateway = write('POST admin/switch-gateway', {
  access: 'admin',
  summary: 'Turns a gateway on or off.',
  input: z.object({ gateway: z.literal(GATEWAY_NAMES), is_on: Flag }),
  output: z.null(),
})
