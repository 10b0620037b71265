import { data } from 'react-router'
import { findEntry } from '#contract/catalogue-admin.ts'
import { ENTRY_KINDS, KINDS } from '#domain/catalogue-entries.ts'
import { BannerPreview } from '#web/admin/features/catalogue/banner-preview.tsx'
import { EntryForm } from '#web/admin/features/catalogue/entry-form.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/entry-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/admin-form/pack.ts'
import '#web/i18n/catalogue-admin/pack.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, isSignedIn, settings } = pageOf(context)
  const kind = ENTRY_KINDS.find((known) => known === params.kind)
  const isNew = params.id === 'new'
  if (!kind || !(isNew ? !KINDS[kind].isFixed : /^[1-9]\d{0,14}$/.test(params.id))) throw data(null, { status: 404 })
  const found = isSignedIn ? await staffOnly(api(findEntry, { kind, ...(!isNew && { id: Number(params.id) }) })) : null
  return { kind, found, main: settings.default_language ?? 'en' }
}

/** One catalogue entry, or a new one. */
export default function EntryPage({ loaderData: { kind, found, main } }: Route.ComponentProps) {
  const { t } = useText()
  if (!found) return null
  return (
    <>
      <AdminHead title={found.entry?.title || t('entries.new')} text={t(`entries.kind-${kind}`)}>
        <LinkButton to={paths.adminCatalogue(kind)}>{t('entries.back')}</LinkButton>
      </AdminHead>
      <EntryForm key={`${kind} ${found.entry?.id}`} kind={kind} found={found} main={main} />
      {kind === 'banner' && found.entry && <BannerPreview values={found.entry.values} />}
    </>
  )
}
