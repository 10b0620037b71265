import { useFilters } from './filter-context.ts'
import { NumberSpan } from './number-span.tsx'
import { PriceHistogram } from './price-histogram.tsx'

/** The price range: two numbers, and above them a histogram with draggable thumbs. */
export function PriceFilter() {
  const { draft, choose, counts } = useFilters()
  const prices = counts.counted?.facets.prices ?? []
  const change = (min_price: number | undefined, max_price: number | undefined) => choose({ min_price, max_price })
  return (
    <div className="grid gap-3">
      {(prices.length > 0 || counts.state === 'counting') && (
        <PriceHistogram bars={prices} least={draft.min_price} most={draft.max_price} onChange={change} />
      )}
      <NumberSpan
        least={draft.min_price}
        most={draft.max_price}
        names={{ least: 'min_price', most: 'max_price' }}
        onChange={change}
      />
    </div>
  )
}
