import * as z from 'zod/mini'
import { KEYED_GATEWAYS } from '#domain/gateway-keys.ts'
import { GATEWAY_NAMES } from '#domain/payment-status.ts'
import { read, write } from './endpoint.ts'
import { Flag, Instant, Text } from './fields.ts'

export const AdminGateway = z.object({
  gateway: z.literal(GATEWAY_NAMES),
  /** Whether payers may choose it, provided it has keys. */
  is_on: z.boolean(),
  /** Where its keys come from. */
  source: z.literal(['stored', 'environment', 'none']),
  /** False where stored keys cannot be read any more because the site's secret has changed. */
  is_readable: z.boolean(),
  /** What is to be entered, and of what was entered the last four letters. */
  keys: z.array(z.object({ name: z.string(), last_four: z.nullable(z.string()) })),
  updated_at: z.nullable(Instant),
  updated_by: z.nullable(z.object({ id: z.int(), name: z.string() })),
})
export type AdminGateway = z.output<typeof AdminGateway>

export const listGateways = read('GET admin/gateways', {
  access: 'admin',
  summary: 'The payment gateways: which are on and where their keys come from. No key is ever shown again.',
  input: z.object({}),
  output: z.array(AdminGateway),
})

export const saveGatewayKeys = write('POST admin/save-gateway-keys', {
  access: 'admin',
  summary: 'Keeps the keys of a gateway, locked away; they win over those of the environment from the next payment on.',
  input: z.object({ gateway: z.literal(KEYED_GATEWAYS), keys: z.record(Text(60), Text(500)) }),
  output: z.null(),
})

export const removeGatewayKeys = write('POST admin/remove-gateway-keys', {
  access: 'admin',
  summary: 'Forgets the keys of a gateway; those of the environment count again.',
  input: z.object({ gateway: z.literal(KEYED_GATEWAYS) }),
  output: z.null(),
})

export const switchGateway = write('POST admin/switch-gateway', {
  access: 'admin',
  summary: 'Lets payers choose a gateway, or not.',
  input: z.object({ gateway: z.literal(GATEWAY_NAMES), is_on: Flag }),
  output: z.null(),
})
