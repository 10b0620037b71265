import { listGateways } from '#contract/payments-gateways.ts'
import { GatewayCard } from '#web/admin/features/payments/gateway-card.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import type { Route } from './+types/gateways-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/payments-admin/pack.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  return { gateways: isSignedIn ? await staffOnly(api(listGateways, {})) : null }
}

/** The payment gateways. */
export default function GatewaysPage({ loaderData: { gateways } }: Route.ComponentProps) {
  const { t } = useText()
  if (!gateways) return null
  return (
    <>
      <AdminHead title={t('admin.place-gateways')} text={t('money.gateways-text')} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {gateways.map((gateway) => (
          <GatewayCard key={gateway.gateway} gateway={gateway} />
        ))}
      </div>
    </>
  )
}
