import type { PackageOffer } from '#contract/packages.ts'
import { useText } from '#web/i18n/text.tsx'
import { GateOffers } from '#web/parts/gate-offers.tsx'
import type { ListingWords } from '#web/parts/listing-words.ts'

interface Props {
  offers: readonly PackageOffer[]
  words: ListingWords
  isSignedIn: boolean
  /** Where to come back to. */
  here: string
}

/** Stands where the later years would: why they are closed, what opens them and what that costs. */
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
