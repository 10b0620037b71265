import { useText } from '#web/i18n/text.tsx'
import { Sign } from '#web/parts/mask-icon.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useFilters } from './filter-context.ts'
import { OptionCount } from './option-count.tsx'
import { useSearch } from './search-context.ts'

/** The property types, any of them. */
export function TypeFilter() {
  const { t } = useText()
  const { view } = useSearch()
  const { draft, choose, counts } = useFilters()
  const chosen = draft.category ?? []
  const counted = counts.counted?.facets.categories
  const toggle = (id: number, on: boolean) => {
    const next = on ? [...chosen, id].sort((a, b) => a - b) : chosen.filter((other) => other !== id)
    choose({ category: next.length > 0 ? next : undefined })
  }
  return (
    <fieldset>
      <legend className="sr-only">{t('search.type')}</legend>
      {view.names.categories.map(({ id, name, image }) => (
        <Checkbox
          key={id}
          name="category"
          value={id}
          checked={chosen.includes(id)}
          onChange={({ target }) => toggle(id, target.checked)}
          label={
            <span className="flex grow items-center gap-3 text-sm">
              <Sign image={image} />
              <span className="grow">{name}</span>
              <OptionCount count={counted && (counted.find(({ value }) => value === id)?.count ?? 0)} />
            </span>
          }
        />
      ))}
    </fieldset>
  )
}
