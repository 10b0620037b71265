import { type ComponentType, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { ListingImport } from '#contract/imports.ts'
import { useText } from '#web/i18n/text.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { ErrorsFile } from './errors-file.tsx'
import { ImportProgress } from './import-progress.tsx'
import { MappingForm } from './mapping-form.tsx'
import { type ImportOutcome, OUTCOMES, ROWS_PER_PAGE } from './outcomes.ts'
import { type ImportedRow, RowsTable } from './rows-table.tsx'
import { RunPanel } from './run-panel.tsx'
import { isAtWork, useLatest } from './use-latest.ts'

interface Props {
  feed: ListingImport
  rows: ImportedRow[]
  total: number
  questions: string[]
  outcome: ImportOutcome | null
  page: number
  /** The address of this page with changed parameters. */
  addressOf: (query: string) => string
  /** Renders the links to each outcome. */
  Groups: ComponentType<{
    label: string
    links: { label: string; href: string; isCurrent: boolean; count?: number }[]
  }>
}

/** The status of an import, its preview, and the available actions. */
export function ImportView({ feed, rows, total, questions, outcome, page, addressOf, Groups }: Props) {
  const { t } = useText()
  const { revalidate } = useRevalidator()
  const { now, isOffline } = useLatest(feed)
  const [isAsked, setAsked] = useState(false)
  const isMapped = Object.values(now.mapping).includes('external_id') || Object.values(now.mapping).includes('slug_id')
  const counts = {
    error: now.errors,
    created: now.created,
    changed: now.changed,
    withdrawn: now.withdrawn,
    unchanged: now.unchanged,
  }
  const pathOf = (word: string | null, to = 1) =>
    addressOf(new URLSearchParams({ ...(word && { outcome: word }), ...(to > 1 && { page: String(to) }) }).toString())
  return (
    <div className="grid gap-10">
      {now.is_by_staff && now.owner && (
        <p className="rounded-md bg-brand-soft p-3 text-sm">
          {t('imports.by-staff', { name: now.owner.name })}
          {now.waives_limits && ` ${t('imports.waived')}`}
        </p>
      )}
      <ImportProgress now={now} isOffline={isOffline} />
      {now.status === 'checked' && !isAsked && <RunPanel feed={now} onSent={revalidate} />}
      {(now.status === 'checked' || now.status === 'failed') && (
        <details className="grid gap-4" open={!isMapped || now.errors > 0 || undefined}>
          <summary className="min-h-11 cursor-pointer py-2 text-lg font-semibold">{t('imports.columns')}</summary>
          <p className="mb-4 max-w-measure text-sm text-ink-soft">
            {t(isMapped ? 'imports.columns-text' : 'imports.columns-gap')}
          </p>
          <MappingForm
            key={JSON.stringify(now.mapping)}
            feed={now}
            questions={questions}
            onAsked={setAsked}
            onSent={revalidate}
          />
        </details>
      )}
      {!isAtWork(now) && (
        <section aria-labelledby="rows" className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-4">
            <h2 id="rows" className="text-lg">
              {t(now.status === 'done' ? 'imports.result' : 'imports.difference')}
            </h2>
            {now.errors > 0 && <ErrorsFile id={feed.id} />}
          </div>
          <Groups
            label={t('imports.col-outcome')}
            links={[
              { label: t('imports.outcome-all'), href: pathOf(null), isCurrent: outcome === null },
              ...OUTCOMES.map((word) => ({
                label: t(`imports.outcome-${word}`),
                href: pathOf(word),
                isCurrent: word === outcome,
                count: counts[word],
              })),
            ]}
          />
          {rows.length > 0 ? <RowsTable rows={rows} /> : <EmptyState drawing="search" title={t('imports.none-here')} />}
          <Pagination current={page} last={Math.ceil(total / ROWS_PER_PAGE)} hrefOf={(to) => pathOf(outcome, to)} />
        </section>
      )}
    </div>
  )
}
