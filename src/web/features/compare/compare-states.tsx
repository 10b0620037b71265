import type { PackageOffer } from '#contract/packages.ts'
import { useText } from '#web/i18n/text.tsx'
import { GateOffers } from '#web/parts/gate-offers.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { placeLine } from '#web/parts/place-line.tsx'
import type { PropertyCardData } from '#web/parts/property-card-data.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { MIN_PROPERTIES } from './ids.ts'
import { useTray } from './use-tray.ts'

/** Fewer than two homes: how to add them, or a link to the chosen ones. */
export function NothingToCompare() {
  const { t } = useText()
  const ids = useTray().homes.map(({ id }) => id)
  return (
    <EmptyState
      drawing="search"
      title={t('compare.empty-title')}
      text={t('compare.empty-text')}
      action={
        ids.length >= MIN_PROPERTIES ? (
          <LinkButton to={paths.compare(ids)} kind="primary">
            {t('compare.go', { count: ids.length })}
          </LinkButton>
        ) : (
          <LinkButton to={paths.properties()}>{t('compare.browse')}</LinkButton>
        )
      }
    />
  )
}

interface SecondProps {
  first: number
  homes: readonly PropertyCardData[]
  words: ListingLabels
}

/** One home is chosen: similar ones to compare it with, as links. */
export function SecondHome({ first, homes, words }: SecondProps) {
  const { t } = useText()
  return (
    <section aria-labelledby="second-home" className="grid gap-4">
      <h2 id="second-home" className="text-lg">
        {t('compare.second')}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {homes.map((home) => (
          <li key={home.id}>
            <a
              href={paths.compare([first, home.id])}
              className="grid gap-1 rounded-lg border border-line bg-surface p-4 no-underline hover:border-ink"
            >
              <span className="figures font-semibold">{words.price(home.price, home.rentduration)}</span>
              <span>{home.translated_title || home.title}</span>
              <span className="text-sm text-ink-soft">{placeLine(home)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Comparing requires an account on this site. */
export function CompareGate({ from }: { from: string }) {
  const { t } = useText()
  return (
    <EmptyState
      drawing="house"
      title={t('compare.gate-title')}
      text={t('compare.gate-text')}
      action={
        <LinkButton to={paths.signIn(from)} kind="primary">
          {t('gate.sign-in')}
        </LinkButton>
      }
    />
  )
}

/** A home was deleted, or the property types differ. */
export function NotComparable() {
  const { t } = useText()
  return (
    <EmptyState
      drawing="broken"
      title={t('compare.gone-title')}
      text={t('compare.gone-text')}
      action={<LinkButton to={paths.properties()}>{t('compare.browse')}</LinkButton>}
    />
  )
}

interface PremiumProps {
  offers: readonly PackageOffer[]
  words: ListingLabels
  signInFrom?: string
}

/** One of the homes is premium: the packages that include it and their prices. */
export function PremiumAmong({ offers, words, signInFrom }: PremiumProps) {
  const { t } = useText()
  return (
    <section className="mx-auto grid max-w-xl gap-4 rounded-lg border border-line bg-surface p-6">
      <h2 className="text-lg">{t('compare.premium-title')}</h2>
      <p className="text-sm text-ink-soft">{t('gate.text')}</p>
      <GateOffers feature="premium_properties" offers={offers} words={words} signInFrom={signInFrom} />
    </section>
  )
}
