import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AboutPrice } from './approximate-price.tsx'
import type { ListingLabels } from './listing-labels.ts'

interface Props {
  words: ListingLabels
  price: number
  rentduration?: string | null
  droppedFrom?: number | null
}

/** The price, large, and the previous price after a reduction. */
export function PriceTag({ words, price, rentduration, droppedFrom }: Props) {
  const { t } = useText()
  return (
    <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
      <strong className="figures text-2xl font-semibold">{words.price(price, rentduration)}</strong>
      <AboutPrice words={words} price={price} />
      {droppedFrom ? (
        <span className="figures inline-flex items-center gap-1.5 text-sm font-medium text-clay">
          <Icon name="trending-down" size={18} />
          {t('price.was', { price: words.price(droppedFrom) })}
        </span>
      ) : null}
    </p>
  )
}
