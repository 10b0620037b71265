import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OwnListing } from '#contract/owner.ts'
import type { ListingKind } from '#domain/listing-draft.ts'
import { useText } from '#web/i18n/text.tsx'
import { AboutPrice } from '#web/parts/approximate-price.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { Photo } from '#web/parts/photo.tsx'
import { paths } from '#web/paths.ts'
import { Table } from '#web/ui/table.tsx'
import { Standing } from './listing-status.tsx'
import { PriceCell } from './price-cell.tsx'

interface Props {
  kind: ListingKind
  listings: readonly OwnListing[]
  words: ListingLabels
  /** The checkbox that selects a listing. */
  choice: (listing: OwnListing) => ReactNode
  actions: (listing: OwnListing) => ReactNode
  isChosen: (listing: OwnListing) => boolean
}

/** The user's listings as a table; on phones each is a card. */
export function OwnTable({ kind, listings, words, choice, actions, isChosen }: Props) {
  const { t, language } = useText()
  const numbers = new Intl.NumberFormat(language)
  const figures = kind === 'property' ? (['views', 'contacts'] as const) : (['impressions', 'views'] as const)
  return (
    <Table
      caption={t(kind === 'property' ? 'owner.homes' : 'owner.projects')}
      rows={listings}
      keyOf={({ id }) => id}
      isMarked={isChosen}
      columns={[
        {
          key: 'listing',
          label: t('owner.listing'),
          isHead: true,
          cell: (listing) => <Head kind={kind} listing={listing} choice={choice(listing)} />,
        },
        {
          key: 'price',
          label: t('owner.price'),
          cell: (listing) =>
            listing.price !== null && (
              <div className="grid">
                <PriceCell listing={listing} words={words} />
                <AboutPrice words={words} price={listing.price} />
              </div>
            ),
        },
        ...figures.map((figure) => ({
          key: figure,
          label: t(`owner.${figure}`),
          number: true,
          cell: (listing: OwnListing) => numbers.format(listing[figure]),
        })),
        {
          key: 'quality',
          label: t('owner.quality-head'),
          number: true,
          cell: ({ quality }) => t('owner.score', { score: quality.score }),
        },
        { key: 'actions', label: t('owner.actions-head'), isBare: true, cell: actions },
      ]}
    />
  )
}

function Head({ kind, listing, choice }: Pick<Props, 'kind'> & { listing: OwnListing; choice: ReactNode }) {
  const { t } = useText()
  const { title, category, city, reason } = listing
  return (
    <div className="flex w-full min-w-0 gap-3 md:min-w-52 xl:min-w-64">
      {choice}
      <div className="w-20 shrink-0 self-start overflow-hidden rounded-md">
        <Photo
          src={listing.image}
          width={listing.image_width}
          height={listing.image_height}
          blur={listing.image_blur}
          alt=""
          sizes="5rem"
          ratio="4 / 3"
        />
      </div>
      <div className="grid min-w-0 grow content-start gap-1 font-normal">
        <Link
          to={kind === 'property' ? paths.myProperty(listing.slug_id) : paths.myProject(listing.slug_id)}
          className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          <bdi>{title}</bdi>
        </Link>
        <span className="text-xs text-ink-soft">
          <bdi>{[category, city].filter(Boolean).join(' · ')}</bdi>
        </span>
        <Standing listing={listing} />
        {reason && <p className="text-xs text-bad">{t('owner.reason', { reason })}</p>}
      </div>
    </div>
  )
}
