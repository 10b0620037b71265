import { data } from 'react-router'
import { listImports } from '#contract/imports.ts'
import { getUser, listUsers } from '#contract/users-admin.ts'
import { FoundOwners } from '#web/admin/features/imports/found-owners.tsx'
import { AdminFilters } from '#web/admin/parts/admin-filters.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { listState } from '#web/admin/parts/list-address.ts'
import { Panel } from '#web/admin/parts/panel.tsx'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { ExportLinks } from '#web/features/imports/export-links.tsx'
import { ImportList } from '#web/features/imports/import-list.tsx'
import { UploadForm } from '#web/features/imports/upload-form.tsx'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/owner-imports-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/imports-admin/pack.ts'
import '#web/i18n/imports/pack.ts'

const MAX_SHOWN = 20

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  const state = listState(url)
  const { owner, q } = state.filters
  if (!isSignedIn) return { found: null, state }
  if (owner === undefined) {
    const people = await staffOnly(api(listUsers, { q: q?.slice(0, 100), limit: MAX_SHOWN }))
    return { found: { people: q ? people.data : null, chosen: null }, state }
  }
  const id = /^[1-9]\d{0,14}$/.test(owner) ? Number(owner) : 0
  if (id === 0) throw data(null, { status: 404 })
  const [person, imports] = await staffOnly(Promise.all([api(getUser, { id }), api(listImports, { user_id: id })]))
  return { found: { people: null, chosen: { id, name: person.name, imports: imports.data } }, state }
}

/** Imports for an owner, and an export of the owner's listings. */
export default function OwnerImportsPage({ loaderData: { found, state } }: Route.ComponentProps) {
  const { t } = useText()
  if (!found) return null
  const { people, chosen } = found
  return (
    <>
      <AdminHead
        title={chosen ? t('owner-feeds.for', { name: chosen.name }) : t('admin.place-imports')}
        text={t('owner-feeds.text')}
      >
        {chosen && <LinkButton to={paths.admin('imports')}>{t('owner-feeds.other')}</LinkButton>}
      </AdminHead>
      {chosen ? (
        <div className="grid gap-6">
          <Panel title={t('imports.new')}>
            <UploadForm
              source=""
              sources={[...new Set(chosen.imports.map(({ source }) => source))]}
              ownerId={chosen.id}
              addressOf={paths.adminImport}
            />
          </Panel>
          <Panel title={t('imports.latest')}>
            {chosen.imports.length > 0 ? (
              <ImportList imports={chosen.imports} addressOf={paths.adminImport} />
            ) : (
              <p className="text-sm text-ink-soft">{t('imports.empty-title')}</p>
            )}
          </Panel>
          <Panel title={t('imports.export')}>
            <ExportLinks ownerId={chosen.id} />
          </Panel>
        </div>
      ) : (
        <>
          <AdminFilters state={state}>
            <Field
              label={t('owner-feeds.search')}
              type="search"
              name="q"
              defaultValue={state.filters.q}
              maxLength={100}
              required
            />
          </AdminFilters>
          {people ? <FoundOwners people={people} /> : <EmptyState drawing="search" title={t('owner-feeds.begin')} />}
        </>
      )}
    </>
  )
}
