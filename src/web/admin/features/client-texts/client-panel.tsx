import { Link } from 'react-router'
import type { ClientFile } from '#contract/client-texts.ts'
import { AskDialog } from '#web/admin/parts/ask-dialog.tsx'
import { Panel } from '#web/admin/parts/panel.tsx'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Meter } from '#web/ui/meter.tsx'
import { UploadForm } from './upload-form.tsx'

/** A shipped client: its language file and the progress of its translations. */
export function ClientPanel({ file }: { file: ClientFile }) {
  const { t } = useText()
  const { day } = useDateFormat()
  const { client, texts, uploaded_at } = file
  const name = t(`clients.${client}`)
  return (
    <Panel
      title={name}
      text={uploaded_at === null ? t('clients.none') : t('clients.texts', { count: texts, date: day(uploaded_at) })}
    >
      {uploaded_at !== null && <Progress file={file} name={name} />}
      <UploadForm key={uploaded_at} client={client} name={name} />
      {uploaded_at !== null && (
        <div>
          <AskDialog
            label={t('clients.delete')}
            name={t('clients.delete-named', { client: name })}
            icon="trash"
            size="small"
            text={t('clients.delete-text')}
            done={t('clients.deleted')}
            onGo={() => lazyCall(import('#contract/client-texts.ts'), 'deleteClientFile', { client })}
          />
        </div>
      )}
    </Panel>
  )
}

function Progress({ file: { client, languages }, name }: { file: ClientFile; name: string }) {
  const { t } = useText()
  return (
    <ul aria-label={t('clients.languages', { client: name })} className="grid gap-2 text-sm">
      {languages.map(({ code, name: language, translated }) => {
        const share = t('clients.translated', { percent: translated })
        return (
          <li key={code} className="grid gap-1">
            <span className="flex flex-wrap justify-between gap-x-3">
              <Link to={paths.adminClientTexts(client, code)} className="inline-flex min-h-6 items-center">
                <bdi lang={code}>{language}</bdi>
              </Link>
              <span className="figures text-ink-soft">{share}</span>
            </span>
            <Meter label={language} value={translated} max={100} />
          </li>
        )
      })}
    </ul>
  )
}
