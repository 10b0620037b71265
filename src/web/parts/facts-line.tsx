import type { PropertyCard } from '#contract/objects.ts'
import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Bedrooms, bathrooms and area in words, for the top of a listing. */
export function FactsLine({ facts }: { facts: PropertyCard['facts'] }) {
  const { t } = useText()
  const items = [
    { icon: 'bed-double', value: facts.bedrooms, text: 'facts.bedrooms' },
    { icon: 'bath', value: facts.bathrooms, text: 'facts.bathrooms' },
    { icon: 'ruler', value: facts.area && Math.round(facts.area), text: 'facts.area' },
  ] as const
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2">
      {items.map(({ icon, value, text }) =>
        value ? (
          <li key={icon} className="figures flex items-center gap-2">
            <Icon name={icon} className="text-ink-soft" />
            {t(text, { count: value, area: value })}
          </li>
        ) : null,
      )}
    </ul>
  )
}
