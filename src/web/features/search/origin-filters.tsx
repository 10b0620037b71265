import { POSTED_WITHIN_DAYS } from '#domain/search-filter.ts'
import { useText } from '#web/i18n/text.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useFilters } from './filter-context.ts'
import { OptionCount } from './option-count.tsx'
import { PillChoice } from './pill-choice.tsx'

/** Listing date, owner type, and special properties of a home. */
export function OriginFilters() {
  const { t } = useText()
  const { draft, choose, counts } = useFilters()
  const facets = counts.counted?.facets
  return (
    <>
      <PillChoice
        label={t('search.since')}
        name="since"
        kind="one"
        options={[
          { value: '', label: t('search.since-any') },
          ...POSTED_WITHIN_DAYS.map((days) => ({
            value: String(days),
            label: t(`search.since-${days}`),
            count: facets?.since.find(({ value }) => value === days)?.count,
          })),
        ]}
        isChosen={(value) => value === String(draft.since ?? '')}
        onChoose={(value) => choose({ since: value === '' ? undefined : Number(value) })}
      />
      <PillChoice
        label={t('search.by')}
        name="by"
        kind="one"
        options={[
          { value: '', label: t('search.by-any') },
          ...(['owner', 'agency'] as const).map((by) => ({
            value: by,
            label: t(`search.by-${by}`),
            count: facets?.by.find(({ value }) => value === by)?.count,
          })),
        ]}
        isChosen={(value) => value === (draft.by ?? '')}
        onChoose={(value) => choose({ by: value === '' ? undefined : (value as 'owner' | 'agency') })}
      />
      <fieldset>
        <legend className="mb-1 text-sm font-semibold">{t('search.only')}</legend>
        {(['featured', 'premium'] as const).map((mark) => (
          <Checkbox
            key={mark}
            name={mark}
            value="1"
            checked={draft[mark] === true}
            onChange={({ target }) => choose({ [mark]: target.checked ? true : undefined })}
            label={
              <span className="flex grow items-center gap-3 text-sm">
                <span className="grow">{t(`search.only-${mark}`)}</span>
                <OptionCount count={facets?.[mark]} />
              </span>
            }
          />
        ))}
      </fieldset>
    </>
  )
}
