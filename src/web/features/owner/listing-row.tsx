import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OwnListing } from '#contract/owner.ts'
import type { ListingKind } from '#domain/listing-draft.ts'
import { useText } from '#web/i18n/text.tsx'
import { AboutPrice } from '#web/parts/approximate-price.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { Photo } from '#web/parts/photo.tsx'
import { paths } from '#web/paths.ts'
import { Standing } from './listing-status.tsx'
import { PriceCell } from './price-cell.tsx'
import { Sparkline } from './sparkline.tsx'

interface Props {
  kind: ListingKind
  listing: OwnListing
  words: ListingLabels
  actions?: ReactNode
}

/** One own listing: its status, its statistics, and its actions. */
export function ListingRow({ kind, listing, words, actions }: Props) {
  const { t } = useText()
  const { title, price, category, city, country, reason } = listing
  const href = kind === 'property' ? paths.myProperty(listing.slug_id) : paths.myProject(listing.slug_id)
  const figures = kind === 'property' ? (['views', 'saves', 'contacts'] as const) : (['impressions', 'views'] as const)
  return (
    <article className="grid gap-4 rounded-lg border border-line bg-surface p-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <div className="self-start overflow-hidden rounded-md max-sm:hidden">
        <Photo
          src={listing.image}
          width={listing.image_width}
          height={listing.image_height}
          blur={listing.image_blur}
          alt=""
          sizes="9rem"
          ratio="4 / 3"
        />
      </div>
      <div className="grid min-w-0 content-start gap-2">
        <div className="grid min-w-0 gap-1.5">
          <Standing listing={listing} />
          <h2 className="text-base break-words">
            <Link to={href} className="underline-offset-4 hover:underline">
              <bdi>{title}</bdi>
            </Link>
          </h2>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <bdi>{[category, city, country].filter(Boolean).join(' · ')}</bdi>
          {price !== null && (
            <>
              <PriceCell listing={listing} words={words} />
              <AboutPrice words={words} price={price} />
            </>
          )}
        </div>
        {reason && <p className="rounded-md bg-bad-soft p-3 text-sm text-bad">{t('owner.reason', { reason })}</p>}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
          <Sparkline values={listing.views_by_day} />
          {figures.map((figure) => (
            <span key={figure} className="figures">
              <strong>{listing[figure]}</strong> <span className="text-ink-soft">{t(`owner.${figure}`)}</span>
            </span>
          ))}
          <span className="figures text-ink-soft">{t('owner.quality', { score: listing.quality.score })}</span>
        </div>
        {actions}
      </div>
    </article>
  )
}
