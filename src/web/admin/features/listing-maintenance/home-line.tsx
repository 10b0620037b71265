import { Link } from 'react-router'
import type { Output } from '#contract/endpoint.ts'
import type { listDuplicateListings } from '#contract/listing-maintenance-admin.ts'
import { useText } from '#web/i18n/text.tsx'
import { Photo } from '#web/parts/photo.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'

export type Home = Output<typeof listDuplicateListings>[number]['home']

/** One listing in a report: photo, location and owner. */
export function HomeLine({ home }: { home: Home }) {
  const { t, language } = useText()
  return (
    <div className="grid min-w-0 grid-cols-[4.5rem_minmax(0,1fr)] gap-3">
      <div className="self-start overflow-hidden rounded-md">
        <Photo
          src={home.image}
          width={home.image_width}
          height={home.image_height}
          blur={home.image_blur}
          alt=""
          sizes="4.5rem"
          ratio="4 / 3"
        />
      </div>
      <div className="grid min-w-0 content-start justify-items-start gap-0.5 text-start">
        <Link to={paths.property(home.slug_id)} className="break-words underline underline-offset-4">
          <bdi>{home.title}</bdi>
        </Link>
        <span className="text-xs text-ink-soft">
          <bdi>{[home.city, home.country].filter(Boolean).join(' · ')}</bdi>{' '}
          <span className="figures">{new Intl.NumberFormat(language).format(home.price)}</span>
        </span>
        <span className="text-xs text-ink-soft">{home.owner?.name ?? t('upkeep.of-site')}</span>
        {!home.is_active && <Badge>{t('upkeep.off')}</Badge>}
      </div>
    </div>
  )
}
