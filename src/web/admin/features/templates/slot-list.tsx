import type { EditableTemplate } from '#contract/templates-admin.ts'
import { useText } from '#web/i18n/text.tsx'

/** The placeholders of a template, with example values. */
export function SlotList({ slots }: Pick<EditableTemplate, 'slots'>) {
  const { t } = useText()
  if (slots.length === 0) return <p className="text-sm text-ink-soft">{t('templates.no-slots')}</p>
  return (
    <div className="grid gap-2 text-sm">
      <p className="text-ink-soft">{t('templates.slots')}</p>
      <ul className="grid gap-1">
        {slots.map(({ name, example, is_needed }) => (
          <li key={name}>
            <code dir="ltr">{`{${name}}`}</code> <bdi className="text-ink-soft">{example}</bdi>
            {is_needed && ` · ${t('templates.slot-needed')}`}
          </li>
        ))}
      </ul>
    </div>
  )
}
