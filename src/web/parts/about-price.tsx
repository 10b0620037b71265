import type { ListingWords } from './listing-words.ts'

/** What a price is in the visitor's own currency, roughly; nothing when none was chosen. */
export function AboutPrice({ words, price }: { words: ListingWords; price: number }) {
  const text = words.approximately(price)
  return text && <span className="figures text-sm font-normal text-ink-soft">{text}</span>
}
