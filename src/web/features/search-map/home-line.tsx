import { AboutPrice } from '#web/parts/approximate-price.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { Photo } from '#web/parts/photo.tsx'
import { placeLine } from '#web/parts/place-line.tsx'
import type { PropertyCardData } from '#web/parts/property-card-data.ts'
import { paths } from '#web/paths.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** A home in one row: its photo beside its price, key facts and title, all of it one link. */
export function HomeLine({ home, words }: { home: PropertyCardData; words: ListingLabels }) {
  return (
    <a href={paths.property(home.slug_id)} className="group grid grid-cols-[7.5rem_minmax(0,1fr)] gap-4">
      <span className="block overflow-hidden rounded-md" aria-hidden="true">
        <Photo
          src={home.title_image}
          width={home.title_image_width}
          height={home.title_image_height}
          blur={home.title_image_blur}
          alt=""
          sizes="120px"
          ratio="4 / 3"
        />
      </span>
      <span className="block min-w-0 self-center pe-8">
        <span className="figures block font-semibold">
          {words.price(home.price, home.rentduration)} <AboutPrice words={words} price={home.price} />
        </span>
        <span className="figures block truncate text-sm">{words.facts(home.facts)}</span>
        <span className="block truncate text-sm group-hover:underline">{home.translated_title || home.title}</span>
        <span className="block truncate text-sm text-ink-soft">{placeLine(home)}</span>
      </span>
    </a>
  )
}

export function HomeLineSkeleton() {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-4" aria-hidden="true">
      <Skeleton className="aspect-4/3" />
      <span className="grid content-center gap-2">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-4 w-36" />
        <Skeleton className="h-4 w-28" />
      </span>
    </div>
  )
}
