import { useLocation } from 'react-router'
import type { PackageOffer } from '#contract/packages.ts'
import { useText } from '#web/i18n/text.tsx'
import { GateOffers } from '#web/parts/gate-offers.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { paths } from '#web/paths.ts'
import { Drawing } from '#web/ui/drawings.tsx'

interface Props {
  offers: readonly PackageOffer[]
  words: ListingLabels
  isSignedIn: boolean
}

/** Replaces a premium home: its summary, why it is locked, the packages that include it and their prices. */
export function PremiumGate({ offers, words, isSignedIn }: Props) {
  const { t } = useText()
  const { pathname } = useLocation()
  return (
    <main id="content" className="wrap-page py-12">
      <div className="mx-auto grid max-w-xl gap-5 rounded-lg border border-line bg-surface p-6 md:p-10">
        <Drawing name="house" />
        <h1 className="text-xl">{t('gate.title')}</h1>
        <p className="text-ink-soft">{t('gate.text')}</p>
        <GateOffers
          feature="premium_properties"
          offers={offers}
          words={words}
          {...(!isSignedIn && { signInFrom: pathname })}
        />
        <a href={paths.home()} className="text-link justify-self-start text-sm">
          {t('missing.home')}
        </a>
      </div>
    </main>
  )
}
