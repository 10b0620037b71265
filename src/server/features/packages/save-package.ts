import type { Input } from '#contract/endpoint.ts'
import type { savePackage as endpoint } from '#contract/packages-admin.ts'
import { messageOf } from '#domain/messages.ts'
import { minorUnits } from '#domain/money.ts'
import type { Handler } from '#server/context.ts'
import type { Sql } from '#server/db/sql.ts'
import { AppError, missing } from '#server/errors.ts'
import {
  findByProduct,
  insertPackage,
  type PackageTerms,
  replaceFeatures,
  replaceNames,
  updatePackage,
} from './admin.sql.ts'
import { listPackageRows } from './package-list.sql.ts'
import { presentAdminPackage } from './present-admin.ts'

export const savePackage: Handler<typeof endpoint> = async (ctx, input) => {
  const { sql, now } = ctx
  const terms = await termsOf(sql, input)
  if (new Set(input.features.map(({ id }) => id)).size < input.features.length)
    throw new AppError('invalid', 'api.feature-twice', { field: 'features' })
  const saved = input.id ? await updatePackage(sql, input.id, terms) : await insertPackage(sql, terms)
  if (!saved) throw missing('Package')
  await replaceFeatures(
    sql,
    saved.id,
    input.features.map(({ id, limit }) => ({ id, limit: limit ?? null })),
  )
  await replaceNames(sql, saved.id, new Map(input.translations.map(({ language_code, name }) => [language_code, name])))
  const action = input.id ? 'package changed' : 'package made'
  const details = { ...terms, features: input.features }
  await ctx.audit({ action, subject: 'package', subjectId: saved.id, details })
  return presentAdminPackage((await listPackageRows(sql, { id: saved.id }, 'state', { offset: 0, limit: 1, now }))[0]!)
}

async function termsOf(sql: Sql, input: Input<typeof endpoint>): Promise<PackageTerms> {
  const taken = input.ios_product_id ? await findByProduct(sql, input.ios_product_id) : null
  if (taken && taken.id !== input.id) throw new AppError('refused', 'api.product-taken', { field: 'ios_product_id' })
  return {
    name: input.name,
    priceMinor: await priceOf(sql, input),
    durationHours: input.duration,
    iosProductId: input.ios_product_id ?? null,
    isActive: input.is_active,
  }
}

async function priceOf(sql: Sql, { package_type, price }: Input<typeof endpoint>): Promise<number | null> {
  if (package_type === 'free') {
    if (price !== undefined) throw new AppError('invalid', 'api.free-has-price', { field: 'price' })
    return null
  }
  const [setting] = await sql<{ value: string }[]>`select value from settings where key = 'currency_code'`
  const currency = setting?.value ?? 'USD'
  const minor = price === undefined ? null : minorUnits(price, currency)
  if (minor === null) throw new AppError('invalid', messageOf('api.price-currency', { currency }), { field: 'price' })
  return minor
}
