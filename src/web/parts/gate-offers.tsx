import type { PackageOffer } from '#contract/packages.ts'
import type { Feature } from '#domain/package-quota.ts'
import { durationOf } from '#domain/time-ago.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { ListingLabels } from './listing-labels.ts'

interface Props {
  /** The locked entitlement; packages that include it are highlighted. */
  feature: Feature
  /** The cheapest first. */
  offers: readonly PackageOffer[]
  words: ListingLabels
  /** The return address after signing in; absent for a signed-in user. */
  signInFrom?: string
}

const SHOWN = 3

/** The packages that meet a requirement, with their prices. */
export function GateOffers({ feature, offers, words, signInFrom }: Props) {
  const { t } = useText()
  return (
    <div className="grid gap-5">
      {offers.length > 0 && (
        <ul aria-label={t('gate.offers')} className="divide-y divide-line border-y border-line">
          {offers.slice(0, SHOWN).map((offer) => (
            <li key={offer.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
              <span className="font-medium">{offer.translated_name || offer.name}</span>
              <span className="figures text-sm text-ink-soft">
                <strong className="font-semibold text-ink">
                  {offer.price > 0 ? words.price(offer.price) : t('gate.free')}
                </strong>{' '}
                {t(`gate.for-${durationOf(offer.duration).unit === 'day' ? 'days' : 'hours'}`, {
                  count: durationOf(offer.duration).count,
                })}
              </span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <LinkButton to={paths.plans(feature)}>{t('gate.plans')}</LinkButton>
        {signInFrom && (
          <p className="text-sm text-ink-soft">
            {t('gate.have-one')}{' '}
            <a href={paths.signIn(signInFrom)} className="text-link">
              {t('gate.sign-in')}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
