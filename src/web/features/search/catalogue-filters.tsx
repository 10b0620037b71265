import { boundNames } from '#domain/search-query.ts'
import { useText } from '#web/i18n/text.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { distance } from './chips.ts'
import type { FilterCatalogue } from './counted.ts'
import { useFilters } from './filter-context.ts'
import { NumberSpan } from './number-span.tsx'
import { answersTo, boundsOf, nearnessOf, withAnswers, withBounds, withNearness } from './pairs.ts'
import { PillChoice } from './pill-choice.tsx'
import { useSearch } from './search-context.ts'

/** The operator's attributes, each by its type: numeric ranges, multiple choices. */
export function ParameterFilters({ parameters }: Pick<FilterCatalogue, 'parameters'>) {
  const { draft, choose } = useFilters()
  return parameters.map(({ id, name, isNumber, options }) => {
    if (isNumber) {
      return (
        <fieldset key={id}>
          <legend className="mb-2 text-sm font-semibold">{name}</legend>
          <NumberSpan
            {...{ least: undefined, most: undefined, ...boundsOf(draft.p, id) }}
            names={boundNames(id)}
            onChange={(least, most) => choose({ p: withBounds(draft.p, id, least, most) })}
          />
        </fieldset>
      )
    }
    const chosen = answersTo(draft.p, id)
    return options.length === 0 ? null : (
      <PillChoice
        key={id}
        label={name}
        name="p"
        kind="several"
        options={options.map(({ value, ...option }) => ({ value: `${id}~${value}`, ...option }))}
        isChosen={(pair) => chosen.some((value) => pair === `${id}~${value}`)}
        onChoose={(pair, isOn) => {
          const value = pair.slice(pair.indexOf('~') + 1)
          const others = chosen.filter((other) => other !== value)
          choose({ p: withAnswers(draft.p, id, isOn ? [...others, value] : others) })
        }}
      />
    )
  })
}

const WITHIN_KM = [0.5, 1, 2, 5, 10]

/** Nearby places with a maximum distance. */
export function NearFilters({ facilities }: Pick<FilterCatalogue, 'facilities'>) {
  const { t } = useText()
  const { unit } = useSearch()
  const { draft, choose } = useFilters()
  if (facilities.length === 0) return null
  return (
    <fieldset>
      <legend className="mb-3 text-sm font-semibold">{t('search.near')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {facilities.map(({ id, name, count }) => (
          <Field key={id} label={count === undefined ? name : t('search.count', { label: name, count })}>
            {(control) => (
              <Select
                {...control}
                name="near"
                value={nearnessOf(draft.near, id)}
                onChange={({ target }) => choose({ near: withNearness(draft.near, id, target.value) })}
                options={[
                  { value: '', label: t('search.near-no') },
                  { value: String(id), label: t('search.near-any') },
                  ...kilometres(nearnessOf(draft.near, id)).map((km) => ({
                    value: `${id}~${km}`,
                    label: t('search.near-within', { distance: distance(km, { t, unit }) }),
                  })),
                ]}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}

/** The default distances, and the one of the address if it is another. */
function kilometres(pair: string): number[] {
  const asked = Number(pair.split('~')[1])
  return asked && !WITHIN_KM.includes(asked) ? [...WITHIN_KM, asked].sort((a, b) => a - b) : WITHIN_KM
}
