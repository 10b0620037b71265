import { data, Link } from 'react-router'
import { listPackages } from '#contract/packages-admin.ts'
import { PackageForm } from '#web/admin/features/packages/package-form.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import type { Route } from './+types/package-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/payments/pack.ts'
import '#web/i18n/payments-admin/pack.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  if (!isSignedIn) return { found: null }
  const isNew = params.id === 'new'
  if (!isNew && !/^[1-9]\d{0,14}$/.test(params.id)) throw data(null, { status: 404 })
  // A new package makes a call too, so that a user without access is refused.
  const { data: packages } = await staffOnly(api(listPackages, isNew ? { limit: 1 } : { id: Number(params.id) }))
  const plan = isNew ? null : packages[0]
  if (plan === undefined) throw data(null, { status: 404 })
  return { found: { plan } }
}

/** One package, or a new one. */
export default function PackagePage({ loaderData: { found } }: Route.ComponentProps) {
  const { t } = useText()
  const { settings } = useRoot()
  if (!found) return null
  const { plan } = found
  return (
    <>
      <p className="pt-6 text-sm">
        <Link to={paths.admin('packages')} className="underline underline-offset-4">
          {t('money.package-back')}
        </Link>
      </p>
      <AdminHead title={plan?.name ?? t('money.package-new')} />
      <PackageForm
        key={plan?.id ?? 'new'}
        plan={plan}
        currency={plan?.currency ?? settings.selected_currency_data.code}
        languages={settings.languages}
      />
    </>
  )
}
