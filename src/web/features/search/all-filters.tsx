import type { ReactNode } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { NearFilters, ParameterFilters } from './catalogue-filters.tsx'
import { useFilters } from './filter-context.ts'
import { NumberSpan } from './number-span.tsx'
import { OriginFilters } from './origin-filters.tsx'
import { PriceFilter } from './price-filter.tsx'
import { RoomsFilter } from './rooms-filter.tsx'
import { TypeFilter } from './type-filter.tsx'

/** All filters in groups: the content of the sheet, and of the page itself without script. */
export function AllFilters() {
  const { t } = useText()
  const { draft, choose } = useFilters()
  return (
    <div className="filter-groups">
      <Group title={t('search.price')}>
        <PriceFilter />
      </Group>
      <Group title={t('search.rooms')} hasOwnLabels>
        <RoomsFilter />
      </Group>
      <Group title={t('search.type')}>
        <TypeFilter />
      </Group>
      <Group title={t('search.area')}>
        <NumberSpan
          least={draft.min_area}
          most={draft.max_area}
          names={{ least: 'min_area', most: 'max_area' }}
          onChange={(min_area, max_area) => choose({ min_area, max_area })}
        />
      </Group>
      <OriginFilters />
      <Catalogue />
    </div>
  )
}

/** The operator's attributes; loaded with their counts. */
function Catalogue() {
  const { t } = useText()
  const { counts } = useFilters()
  const catalogue = counts.counted?.catalogue
  if (catalogue) {
    return (
      <>
        <ParameterFilters parameters={catalogue.parameters} />
        <NearFilters facilities={catalogue.facilities} />
      </>
    )
  }
  if (counts.state === 'failed') {
    return (
      <div role="alert" className="grid justify-items-start gap-3 text-sm">
        <p>{t('search.count-failed')}</p>
        <Button size="small" icon="refresh-cw" onClick={counts.retry}>
          {t('error.retry')}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-3" aria-hidden="true">
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-10 w-full" />
    </div>
  )
}

interface GroupProps {
  title: string
  /** Its fields have their own labels. */
  hasOwnLabels?: boolean
  children: ReactNode
}

function Group({ title, hasOwnLabels, children }: GroupProps) {
  return (
    <section aria-label={title}>
      {!hasOwnLabels && <h3 className="mb-3 text-sm font-semibold">{title}</h3>}
      {children}
    </section>
  )
}
