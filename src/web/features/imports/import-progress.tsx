import type { ListingImport } from '#contract/imports.ts'
import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { StatusBadge } from './status-badge.tsx'
import { isAtWork } from './use-latest.ts'

/** The progress of an import; status changes are announced. */
export function ImportProgress({ now, isOffline }: { now: ListingImport; isOffline: boolean }) {
  const { t } = useText()
  const { done, total } = now
  const words =
    isAtWork(now) && total !== null ? t('imports.rows-of', { done, total }) : t('imports.rows', { count: done })
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span role="status">
          <StatusBadge status={now.status} />
        </span>
        <span className="figures text-sm text-ink-soft">{words}</span>
        <bdi className="text-sm break-words text-ink-soft">{now.file_name}</bdi>
      </div>
      {isAtWork(now) && (
        <progress
          className="w-full accent-brand"
          aria-label={t(`imports.status-${now.status}`)}
          {...(total !== null && { value: done, max: Math.max(1, total) })}
        />
      )}
      {now.problem && (
        <p role="alert" className="rounded-md bg-bad-soft p-3 text-sm text-bad">
          {now.problem}
        </p>
      )}
      {isOffline && (
        <p role="status" className="flex items-start gap-2 text-sm">
          <Icon name="wifi-off" size={18} className="mt-0.5 shrink-0" />
          {t('imports.offline')}
        </p>
      )}
    </div>
  )
}
