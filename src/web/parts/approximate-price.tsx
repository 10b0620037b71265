import type { ListingLabels } from './listing-labels.ts'

/** The approximate price in the visitor's currency; nothing when none was chosen. */
export function AboutPrice({ words, price }: { words: ListingLabels; price: number }) {
  const text = words.approximately(price)
  return text && <span className="figures text-sm font-normal text-ink-soft">{text}</span>
}
