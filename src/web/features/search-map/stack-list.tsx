import type { SearchQuery } from '#domain/search-query.ts'
import { useText } from '#web/i18n/text.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { HomeLine, HomeLineSkeleton } from './home-line.tsx'
import { boxOfCluster, type Cluster } from './pins-of-view.ts'
import { useHomesAt } from './use-homes-at.ts'

interface Props {
  cluster: Cluster
  query: SearchQuery
  words: ListingLabels
  onQuery: (next: SearchQuery) => void
}

/** The homes at one point: no zoom separates them, so they are listed. */
export function StackList({ cluster, query, words, onQuery }: Props) {
  const { t } = useText()
  const { found, isError, wanted, retry } = useHomesAt(query, boxOfCluster(cluster))
  return (
    <div className="grid max-h-80 grid-rows-[auto_minmax(0,1fr)]">
      <h2 className="py-3 ps-4 pe-14 text-base font-semibold">{t('map.stack-title', { count: cluster.count })}</h2>
      <div className="overflow-y-auto border-t border-line p-2.5" aria-busy={!found && !isError}>
        {isError && <ErrorState onRetry={retry} />}
        {!found && !isError && <HomeLineSkeleton />}
        <ul className="grid gap-2.5">
          {found?.homes.map((home) => (
            <li key={home.id}>
              <HomeLine home={home} words={words} />
            </li>
          ))}
        </ul>
        {found && wanted && found.total > found.homes.length && (
          <div className="mt-3 text-center">
            <Button size="small" onClick={() => onQuery(wanted)}>
              {t('map.stack-all')}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
