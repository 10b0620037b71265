import { listClientFiles } from '#contract/client-texts.ts'
import { ClientPanel } from '#web/admin/features/client-texts/client-panel.tsx'
import { AdminHead } from '#web/admin/parts/admin-head.tsx'
import { staffOnly } from '#web/admin/staff-only.ts'
import { pageOf } from '#web/api/page-context.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Route } from './+types/client-files-page'
import '#web/i18n/admin/pack.ts'
import '#web/i18n/languages-admin/pack.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  return { files: isSignedIn ? await staffOnly(api(listClientFiles, {})) : null }
}

/** The language files of shipped clients. */
export default function ClientFilesPage({ loaderData: { files } }: Route.ComponentProps) {
  const { t } = useText()
  if (!files) return null
  return (
    <>
      <AdminHead title={t('clients.title')} text={t('clients.text')}>
        <LinkButton to={paths.admin('texts')}>{t('admin.place-texts')}</LinkButton>
        <LinkButton to={paths.admin('texts/languages')}>{t('texts.languages')}</LinkButton>
      </AdminHead>
      <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {files.map((file) => (
          <ClientPanel key={file.client} file={file} />
        ))}
      </div>
    </>
  )
}
