import { useText } from '#web/i18n/text.tsx'
import type { Translate } from '#web/i18n/translate.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Answer } from './suggest.ts'

/** How a typed sentence is understood, as one chip per part. */
export function PhraseParts({ parts, deal }: Pick<Answer, 'parts' | 'deal'>) {
  const { t } = useText()
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-3 py-2 text-sm">
      <p className="me-1 text-xs font-medium text-ink-soft">{t('searchbox.understood')}</p>
      <ul className="contents">
        {partLabels({ parts, deal }, t).map((label) => (
          <li
            key={label}
            className="inline-flex items-center gap-1 rounded-full bg-brand-soft px-2.5 py-1 text-xs font-medium"
          >
            <Icon name="check" size={14} className="text-brand" />
            <bdi>{label}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The parts as texts; Buy or Rent that only the price implies is named by its status. */
export function partLabels({ parts, deal }: Pick<Answer, 'parts' | 'deal'>, t: Translate): string[] {
  return parts.map(({ kind, text }) => {
    if (kind === 'deal') return deal ? t(deal === 'rent' ? 'status.rent' : 'status.sell') : text
    return kind === 'order' ? text : t(`searchbox.part-${kind}`, { text })
  })
}
