import type { PackageOffer } from '#contract/packages.ts'
import { useText } from '#web/i18n/text.tsx'
import { GateOffers } from '#web/parts/gate-offers.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'

interface Props {
  offers: readonly PackageOffer[]
  words: ListingLabels
  isSignedIn: boolean
  /** The return address. */
  here: string
}

/** Replaces the later years: why they are locked, the packages that include them and their prices. */
export function ScheduleGate({ offers, words, isSignedIn, here }: Props) {
  const { t } = useText()
  return (
    <div className="grid max-w-xl gap-4 rounded-lg border border-line bg-surface p-6 print:hidden">
      <h3 className="text-base">{t('mortgage.gate-title')}</h3>
      <p className="text-sm text-ink-soft">{t('mortgage.gate-text')}</p>
      <GateOffers
        feature="mortgage_calculator_detail"
        offers={offers}
        words={words}
        {...(!isSignedIn && { signInFrom: here })}
      />
    </div>
  )
}
