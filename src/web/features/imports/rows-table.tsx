import type { Output } from '#contract/endpoint.ts'
import type { listImportRows } from '#contract/imports.ts'
import { QUESTION } from '#domain/feed-fields.ts'
import { useText } from '#web/i18n/text.tsx'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Table } from '#web/ui/table.tsx'
import { rowFieldLabel } from './field-label.ts'

export type ImportedRow = Output<typeof listImportRows>[number]

const TONE: Record<ImportedRow['outcome'], BadgeTone> = {
  created: 'good',
  changed: 'brand',
  unchanged: 'plain',
  withdrawn: 'warn',
  error: 'bad',
}

/** The outcome of each row: the changed fields, or the errors by field. */
export function RowsTable({ rows }: { rows: readonly ImportedRow[] }) {
  const { t, language } = useText()
  const numbers = new Intl.NumberFormat(language)
  const fieldName = (field: string) =>
    field.startsWith(QUESTION) ? field.slice(QUESTION.length) : rowFieldLabel(field, t)
  return (
    <Table
      caption={t('imports.table')}
      rows={rows}
      keyOf={({ line }) => line}
      columns={[
        {
          key: 'line',
          label: t('imports.col-line'),
          number: true,
          cell: ({ line }) => <span>{line > 0 ? numbers.format(line) : '–'}</span>,
        },
        {
          key: 'home',
          label: t('imports.col-home'),
          cell: ({ external_id }) => <bdi className="break-all">{external_id || '–'}</bdi>,
        },
        {
          key: 'outcome',
          label: t('imports.col-outcome'),
          cell: ({ outcome }) => <Badge tone={TONE[outcome]}>{t(`imports.outcome-${outcome}`)}</Badge>,
        },
        {
          key: 'fields',
          label: t('imports.col-fields'),
          cell: ({ fields }) => <span>{fields.length > 0 ? fields.map(fieldName).join(', ') : '–'}</span>,
        },
        {
          key: 'note',
          label: t('imports.col-note'),
          cell: ({ problem }) => <span className="break-words">{problem || '–'}</span>,
        },
      ]}
    />
  )
}
