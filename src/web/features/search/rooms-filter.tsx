import { useText } from '#web/i18n/text.tsx'
import { useFilters } from './filter-context.ts'
import { PillChoice } from './pill-choice.tsx'

const ROOMS = [
  { name: 'beds', label: 'search.beds', steps: [1, 2, 3, 4, 5] },
  { name: 'baths', label: 'search.baths', steps: [1, 2, 3, 4] },
] as const

/** Minimum bedrooms and bathrooms. */
export function RoomsFilter() {
  const { t } = useText()
  const { draft, choose, counts } = useFilters()
  return (
    <div className="grid gap-5">
      {ROOMS.map(({ name, label, steps }) => (
        <PillChoice
          key={name}
          label={t(label)}
          name={name}
          kind="one"
          isEven
          options={[
            { value: '', label: t('search.any') },
            ...steps.map((step) => ({
              value: String(step),
              label: t('search.at-least', { count: step }),
              count: counts.counted?.facets[name].find(({ value }) => value === step)?.count,
            })),
          ]}
          isChosen={(value) => value === String(draft[name] ?? '')}
          onChoose={(value) => choose({ [name]: value === '' ? undefined : Number(value) })}
        />
      ))}
    </div>
  )
}
