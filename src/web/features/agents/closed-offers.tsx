import type { PackageOffer } from '#contract/packages.ts'
import { useText } from '#web/i18n/text.tsx'
import { GateOffers } from '#web/parts/gate-offers.tsx'
import type { ListingWords } from '#web/parts/listing-words.ts'

interface Props {
  what: 'homes' | 'projects'
  /** How many are behind it. */
  count: number
  offers: readonly PackageOffer[]
  words: ListingWords
  signInFrom?: string
}

const FEATURES = { homes: 'premium_properties', projects: 'project_access' } as const

/** Says that there is more, why it is closed and what opens it. */
export function ClosedOffers({ what, count, offers, words, signInFrom }: Props) {
  const { t } = useText()
  return (
    <section className="grid max-w-xl gap-4 rounded-lg border border-line bg-surface p-6">
      <h3 className="text-base">{t(`agents.closed-${what}`, { count })}</h3>
      <p className="text-sm text-ink-soft">{t(`agents.closed-${what}-text`)}</p>
      <GateOffers feature={FEATURES[what]} offers={offers} words={words} signInFrom={signInFrom} />
    </section>
  )
}
