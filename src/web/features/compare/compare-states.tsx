import type { PackageOffer } from '#contract/packages.ts'
import { useText } from '#web/i18n/text.tsx'
import { GateOffers } from '#web/parts/gate-offers.tsx'
import type { ListingWords } from '#web/parts/listing-words.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { LEAST_HOMES } from './ids.ts'
import { useTray } from './use-tray.ts'

/** Fewer than two homes: how to come by them, or on to those that are chosen already. */
export function NothingToCompare() {
  const { t } = useText()
  const ids = useTray().homes.map(({ id }) => id)
  return (
    <EmptyState
      drawing="search"
      title={t('compare.empty-title')}
      text={t('compare.empty-text')}
      action={
        ids.length >= LEAST_HOMES ? (
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

/** The site compares for people with an account only. */
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

/** A home is gone, or they are of different kinds. */
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
  words: ListingWords
  signInFrom?: string
}

/** One of the homes is premium: what opens it and what that costs. */
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
