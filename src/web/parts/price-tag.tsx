import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AboutPrice } from './about-price.tsx'
import type { ListingWords } from './listing-words.ts'

interface Props {
  words: ListingWords
  price: number
  rentduration?: string | null
  droppedFrom?: number | null
}

/** The price, large, and what it was before it came down. */
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
