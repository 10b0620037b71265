import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { DistanceUnit } from '#domain/distance.ts'
import { useText } from '#web/i18n/text.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { paths } from '#web/paths.ts'
import { CompareTable } from './compare-table.tsx'
import { CompareTools } from './compare-tools.tsx'
import { MAX_PROPERTIES } from './ids.ts'
import { compareRows } from './rows.ts'
import { resetCompare } from './tray.ts'
import { useArrangement } from './use-arrangement.ts'
import type { ComparedHome } from './view.ts'

interface Props {
  homes: readonly ComparedHome[]
  url: string
  share: (url: string) => ReactNode
  words: ListingLabels
  unit: DistanceUnit
}

const ONLY = 'differences'

/** The comparison with its controls. */
export function Comparison({ homes, url, share, words, unit }: Props) {
  const { t, language } = useText()
  const [params, setParams] = useSearchParams()
  const only = params.get(ONLY) === '1'
  const query = only ? `?${ONLY}=1` : ''
  const arrangement = useArrangement(
    homes.map(({ id }) => id),
    query,
  )
  const groups = compareRows(homes, { words, language, unit })
  const shown = groups
    .map((group) => ({ ...group, rows: only ? group.rows.filter(({ differs }) => differs) : group.rows }))
    .filter(({ rows }) => rows.length > 0)
  const chosen = homes.map(({ id, title, image, category }) => ({ id, title, image: image.src, category }))
  return (
    <>
      <CompareTools
        share={share(url + query)}
        onlyDifferences={only}
        onOnlyDifferences={(next) =>
          setParams(next ? { [ONLY]: '1' } : {}, { replace: true, preventScrollReset: true })
        }
        {...(homes.length < MAX_PROPERTIES && { moreHref: paths.properties(`category=${homes[0]!.category.id}`) })}
        onMore={() => resetCompare(chosen)}
      />
      <p aria-live="polite" className="sr-only">
        {arrangement.said}
      </p>
      <div className="compare-frame mt-6">
        <CompareTable homes={homes} groups={shown} words={words} arrangement={arrangement} />
      </div>
      {shown.length === 0 && <p className="py-10 text-center text-ink-soft">{t('compare.all-same')}</p>}
    </>
  )
}
