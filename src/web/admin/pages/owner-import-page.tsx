import { data, Link } from 'react-router'
import { listImports } from '#contract/imports.ts'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { ImportView } from '#web/features/imports/import-view.tsx'
import { loadImport } from '#web/features/imports/load-import.ts'
import { GroupLinks } from '#web/features/owner/group-links.tsx'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import type { Route } from './+types/owner-import-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/imports-admin/pack.ts'
import '#web/i18n/imports/pack.ts'
import '#web/i18n/listings-fields/pack.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  if (!/^[1-9]\d{0,14}$/.test(params.id)) throw data(null, { status: 404 })
  const id = Number(params.id)
  if (!isSignedIn) return { id, found: null }
  const found = await loadImport(api, id, url)
  // An own import, which has no owner, answers 404 here; users other than administrators are refused.
  if (!found.feed.owner) throw data(null, { status: 404 })
  await staffOnly(api(listImports, { user_id: found.feed.owner.id }))
  return { id, found }
}

/** An import for an owner: the preview, and the decision to run it. */
export default function OwnerImportPage({ loaderData: { id, found } }: Route.ComponentProps) {
  const { t } = useText()
  if (!found) return null
  const { feed } = found
  return (
    <>
      <p className="pt-6 text-sm">
        <Link to={`${paths.admin('imports')}?owner=${feed.owner?.id}`} className="underline underline-offset-4">
          {t('owner-feeds.for', { name: feed.owner?.name ?? '' })}
        </Link>
      </p>
      <AdminHead title={feed.source} />
      <ImportView key={id} {...found} addressOf={(query) => paths.adminImport(id, query)} Groups={GroupLinks} />
    </>
  )
}
