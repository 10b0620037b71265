import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { SiteArchive } from '#contract/site-archives.ts'
import { AskDialog } from '#web/admin/parts/ask-dialog.tsx'
import { Panel } from '#web/admin/parts/panel.tsx'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { useTask } from '#web/admin/parts/use-task.ts'
import { download } from '#web/api/download.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { fileSize } from './file-size.ts'

const TONES = { waiting: 'plain', running: 'plain', done: 'good', failed: 'bad' } as const
const LOOK_AGAIN_MS = 2000

const isAtWork = ({ status }: SiteArchive) => status === 'waiting' || status === 'running'

/** Exported and imported site archives; polled while one is in progress. */
export function ArchiveList({ archives }: { archives: readonly SiteArchive[] }) {
  const { t } = useText()
  const { revalidate } = useRevalidator()
  const isBusy = archives.some(isAtWork)
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(revalidate, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isBusy, revalidate])
  return (
    <Panel title={t('site.archives')} text={t('site.archives-text')}>
      {archives.length === 0 && <p className="text-sm text-ink-soft">{t('site.none')}</p>}
      <ul className="grid gap-4">
        {archives.map((archive) => (
          <li key={archive.id} className="grid gap-2 border-t border-line pt-4 first:border-0 first:pt-0">
            <ArchiveLine archive={archive} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function ArchiveLine({ archive }: { archive: SiteArchive }) {
  const { t, language } = useText()
  const { moment } = useDateFormat()
  const { id, kind, status, bytes, done_bytes, total_bytes, problem } = archive
  const facts = [
    moment(archive.created_at),
    archive.created_by?.name ?? t('admin.gone'),
    bytes !== null && fileSize(bytes, language),
  ]
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{t(`site.kind-${kind}`, { id })}</h3>
        <span role="status">
          <Badge tone={TONES[status]}>{t(`site.status-${status}`)}</Badge>
        </span>
      </div>
      <p className="figures text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      {isAtWork(archive) && (
        <progress
          className="w-full accent-brand"
          aria-label={t(`site.status-${status}`)}
          {...(total_bytes !== null && { value: done_bytes, max: Math.max(1, total_bytes) })}
        />
      )}
      {problem && (
        <p role="alert" className="rounded-md bg-bad-soft p-3 text-sm break-words text-bad" dir="auto">
          {problem}
        </p>
      )}
      {!isAtWork(archive) && <ArchiveActions archive={archive} />}
    </>
  )
}

function ArchiveActions({ archive: { id, kind, status } }: { archive: SiteArchive }) {
  const { t } = useText()
  const { run, isBusy, problem } = useTask()
  const named = { name: t(`site.kind-${kind}`, { id }) }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {kind === 'export' && status === 'done' && (
        <Button
          icon="download"
          size="small"
          busy={isBusy}
          aria-label={t('site.download-of', named)}
          onClick={() =>
            run(() => download(lazyCall(import('#contract/site-archives.ts'), 'getSiteArchiveLink', { id })))
          }
        >
          {t('site.download')}
        </Button>
      )}
      <AskDialog
        label={t('admin.delete')}
        name={t('site.delete-of', named)}
        size="small"
        text={t('site.delete-text')}
        done={t('site.deleted')}
        onGo={() => lazyCall(import('#contract/site-archives.ts'), 'deleteSiteArchive', { id })}
      />
      {problem && (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
    </div>
  )
}
