import type { EditableTemplate } from '#contract/templates-admin.ts'
import { Panel } from '#web/admin/parts/panel.tsx'
import { useDateFormat } from '#web/admin/parts/use-date-format.ts'
import { useText } from '#web/i18n/text.tsx'

const PARTS = ['subject', 'text', 'html'] as const
const NAMES = { subject: 'templates.subject', text: 'templates.body', html: 'templates.html' } as const

/** Earlier versions of a template, latest first. */
export function TemplateHistory({ template: { history, language_code } }: { template: EditableTemplate }) {
  const { t } = useText()
  const { moment } = useDateFormat()
  if (history.length === 0) return null
  return (
    <Panel title={t('templates.history')}>
      <ol className="grid gap-4">
        {history.map(({ id, changed_at, changed_by, before, after }) => (
          <li key={id} className="grid min-w-0 gap-1 text-sm">
            <span className="text-ink-soft">
              {moment(changed_at)} · <bdi>{changed_by ?? t('admin.gone')}</bdi>
            </span>
            {PARTS.filter((part) => before[part] !== after[part]).map((part) => (
              <span key={part} className="min-w-0 break-words" lang={language_code} dir="auto">
                <span className="font-semibold">{t(NAMES[part])}:</span>{' '}
                <del className="text-ink-soft">{before[part] ?? t('templates.as-it-came')}</del> →{' '}
                <ins className="no-underline">{after[part] ?? t('templates.as-it-came')}</ins>
              </span>
            ))}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
