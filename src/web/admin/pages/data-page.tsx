import { listSiteArchives } from '#contract/site-archives.ts'
import { ArchiveList } from '#web/admin/features/site-archives/archive-list.tsx'
import { ImportPanel } from '#web/admin/features/site-archives/import-panel.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { AskDialog } from '#web/admin/parts/ask-dialog.tsx'
import { Panel } from '#web/admin/parts/panel.tsx'
import { staffOnly } from '#web/admin/staff-only.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import type { Route } from './+types/data-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/site-archives-admin/pack.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  return { found: isSignedIn ? await staffOnly(api(listSiteArchives, {})) : null }
}

const FACTS = ['holds', 'secret', 'without', 'command'] as const

/** Backup and restore of the whole site. */
export default function DataPage({ loaderData: { found } }: Route.ComponentProps) {
  const { t } = useText()
  if (!found) return null
  return (
    <>
      <AdminHead title={t('admin.place-data')} text={t('site.text')}>
        <AskDialog
          label={t('site.export')}
          icon="download"
          text={t('site.export-text')}
          done={t('site.begun')}
          onGo={() => lazyCall(import('#contract/site-archives.ts'), 'exportWholeSite', {})}
        />
      </AdminHead>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <ArchiveList archives={found.data} />
        <div className="grid gap-4">
          <Panel title={t('site.about')}>
            <ul className="grid list-disc gap-2 ps-5 text-sm">
              {FACTS.map((fact) => (
                <li key={fact}>{t(`site.about-${fact}`)}</li>
              ))}
            </ul>
          </Panel>
          <ImportPanel occupiedBy={found.occupied_by} />
        </div>
      </div>
    </>
  )
}
