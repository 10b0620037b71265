import type { getPackages as endpoint } from '#contract/packages.ts'
import type { Handler } from '#server/context.ts'
import { listFeatures, listOnSale, listOwned } from './package.sql.ts'
import { presentOwned, presentPackage } from './present.ts'

export const getPackages: Handler<typeof endpoint> = async (ctx, { platform_type }) => {
  const [onSale, owned, features, texts] = await Promise.all([
    listOnSale(ctx.sql, ctx, platform_type === 'ios'),
    listOwned(ctx.sql, ctx),
    listFeatures(ctx.sql),
    ctx.texts.find(ctx.language),
  ])
  return {
    data: onSale.map(presentPackage),
    active_packages: owned.map(presentOwned),
    all_features: features.map(({ id, key, name, isActive }) => ({
      id,
      name,
      translated_name: texts?.[`payments.feature-${key}`] ?? name,
      status: isActive ? 1 : 0,
    })),
  }
}
