import type { PackageOffer } from '#contract/packages.ts'
import { useText } from '#web/i18n/text.tsx'
import { GateOffers } from '#web/parts/gate-offers.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'

interface Props {
  what: 'homes' | 'projects'
  /** The number of locked listings. */
  count: number
  offers: readonly PackageOffer[]
  words: ListingLabels
  signInFrom?: string
}

const FEATURES = { homes: 'premium_properties', projects: 'project_access' } as const

/** Says that there are more listings, why they are locked and which packages unlock them. */
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
