import type { ReactNode } from 'react'
import { isOpen } from '#domain/property-status.ts'
import { relativeTime } from '#domain/time-ago.ts'
import { useText } from '#web/i18n/text.tsx'
import { DealBadge } from '#web/parts/deal-badge.tsx'
import { FactsLine } from '#web/parts/facts-line.tsx'
import { listingBadges } from '#web/parts/listing-badges.ts'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { PlaceLine } from '#web/parts/place-line.tsx'
import { PriceTag } from '#web/parts/price-tag.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { ListingView } from './view.ts'

interface Props {
  home: ListingView['home']
  words: ListingLabels
  /** The server's clock, so that server and browser compute the same age. */
  now: number
  /** False where the title is already the heading of the page. */
  isTitled?: boolean
  /** The actions on the listing. */
  actions?: ReactNode | undefined
}

/** Price first, then title and location, status and age. */
export function ListingHead({ home, words, now, isTitled = true, actions }: Props) {
  const { t, language } = useText()
  const { count, unit } = relativeTime(new Date(home.created_at), new Date(now))
  const age = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(count, unit)
  return (
    <header className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <PriceTag
          words={words}
          price={home.price}
          rentduration={home.rentduration}
          droppedFrom={home.price_dropped_from}
        />
        <div className="flex flex-wrap">{actions}</div>
      </div>
      {isTitled && (
        <h1 className="text-xl text-balance md:text-2xl">
          <bdi>{home.translated_title || home.title}</bdi>
        </h1>
      )}
      <PlaceLine place={home} address={home.address} />
      <FactsLine facts={home.facts} />
      <div className="flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        <DealBadge deal={home.property_type} />
        <Badge>{home.category.translated_name}</Badge>
        {(isOpen(home.property_type) ? listingBadges(home, now) : []).map((badge) => (
          <Badge key={badge}>{t(badge)}</Badge>
        ))}
        {home.is_unconfirmed && <Badge tone="warn">{t('listing.unconfirmed')}</Badge>}
        <span>{t('listing.listed', { age })}</span>
        <span aria-hidden="true">·</span>
        <span className="figures">{t('listing.views', { count: home.total_view })}</span>
      </div>
    </header>
  )
}
