import type {
  listGateways as listing,
  removeGatewayKeys as removing,
  saveGatewayKeys as saving,
  switchGateway as switching,
} from '#contract/payments-gateways.ts'
import { GATEWAY_KEYS, gatewayKeysError, hintOf, type KeyedGateway } from '#domain/gateway-keys.ts'
import { instantOf } from '#domain/instant.ts'
import { GATEWAY_NAMES, type GatewayName } from '#domain/payment-status.ts'
import type { Handler } from '#server/context.ts'
import { seal, unseal } from '#server/derive.ts'
import { AppError, missing } from '#server/errors.ts'
import { recordSwitch } from '#server/features/settings/public.ts'
import { SWITCHES } from './gateways.ts'
import { deleteKeys, type KeysRow, listKeys, listSwitches, saveKeys } from './key.sql.ts'

/** Key-derivation label of a gateway; keys sealed for one gateway cannot be unsealed for another. */
const lockOf = (gateway: string) => `keys of ${gateway}`

export const listGateways: Handler<typeof listing> = async ({ sql, payments, derive }) => {
  const [rows, switches] = await Promise.all([listKeys(sql), listSwitches(sql, Object.values(SWITCHES))])
  return GATEWAY_NAMES.filter((name) => name !== 'Sandbox' || payments.Sandbox).map((gateway) => {
    const row = rows.find((one) => one.gateway === gateway)
    return {
      gateway,
      is_on: switches.includes(SWITCHES[gateway]),
      source: row ? ('stored' as const) : payments[gateway] ? ('environment' as const) : ('none' as const),
      is_readable: !row || unseal(derive, lockOf(gateway), row.sealed) !== null,
      keys: keysOf(gateway, row),
      updated_at: row ? instantOf(row.updatedAt) : null,
      updated_by: row?.updatedBy ?? null,
    }
  })
}

const keysOf = (gateway: GatewayName, row: KeysRow | undefined) => {
  const names: readonly string[] = gateway === 'Sandbox' ? [] : GATEWAY_KEYS[gateway]
  return names.map((name) => ({ name, last_four: row ? (row.hints[name] ?? '') : null }))
}

export const saveGatewayKeys: Handler<typeof saving> = async (ctx, { gateway, keys }) => {
  const fault = gatewayKeysError(gateway as KeyedGateway, keys)
  if (fault) throw new AppError('invalid', fault.message, { field: `keys.${fault.key}` })
  await saveKeys(ctx.sql, {
    gateway,
    sealed: seal(ctx.derive, lockOf(gateway), JSON.stringify(keys)),
    hints: Object.fromEntries(Object.entries(keys).map(([name, key]) => [name, hintOf(key)])),
    by: ctx.viewer!.id,
    now: ctx.now,
  })
  await ctx.audit({ action: 'gateway keys saved', subject: 'gateway', details: { gateway, keys: Object.keys(keys) } })
  return null
}

export const removeGatewayKeys: Handler<typeof removing> = async ({ sql, audit }, { gateway }) => {
  if (!(await deleteKeys(sql, gateway))) throw missing('Keys')
  await audit({ action: 'gateway keys removed', subject: 'gateway', details: { gateway } })
  return null
}

export const switchGateway: Handler<typeof switching> = async (ctx, { gateway, is_on }) => {
  await recordSwitch(ctx, SWITCHES[gateway], is_on)
  await ctx.audit({
    action: is_on ? 'gateway switched on' : 'gateway switched off',
    subject: 'gateway',
    details: { gateway },
  })
  return null
}
