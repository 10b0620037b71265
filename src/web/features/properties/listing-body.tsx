import type { ReactNode } from 'react'
import type { DistanceUnit } from '#domain/distance.ts'
import { useText } from '#web/i18n/text.tsx'
import { DocumentsList } from '#web/parts/documents-list.tsx'
import { FacilitiesList } from '#web/parts/facilities-list.tsx'
import { FloorPlans } from '#web/parts/floor-plans.tsx'
import { Panorama } from '#web/parts/panorama.tsx'
import { ParametersTable } from '#web/parts/parameters-table.tsx'
import { Video } from '#web/parts/video.tsx'
import { youtubeId } from '#web/parts/youtube.ts'
import type { ListingView } from './view.ts'

interface Props extends Pick<ListingView, 'home' | 'pictures'> {
  unit: DistanceUnit
  /** The map, which the page sets up from the settings. */
  map: ReactNode
}

/** Everything about the home, in the order that visitors ask for it. Parts without content leave no heading behind. */
export function ListingBody({ home, pictures, unit, map }: Props) {
  const { t } = useText()
  const poster = pictures[0]
  return (
    <>
      <Part title={t('listing.about')}>
        <div className="grid max-w-measure gap-4 whitespace-pre-line">
          {home.translated_description || home.description}
        </div>
      </Part>
      {home.parameters.length > 0 && (
        <Part title={t('listing.facts')}>
          <ParametersTable parameters={home.parameters} />
        </Part>
      )}
      {home.floors.length > 0 && (
        <Part title={t('floors.title')}>
          <FloorPlans floors={home.floors} />
        </Part>
      )}
      {home.three_d_image && (
        <Part title={t('listing.around')}>
          <Panorama src={home.three_d_image} title={home.title} />
        </Part>
      )}
      {poster && youtubeId(home.video_link) && (
        <Part title={t('listing.video')}>
          <Video link={home.video_link} title={home.title} poster={poster} />
        </Part>
      )}
      {map && <Part title={t('listing.where')}>{map}</Part>}
      {home.assign_facilities.length > 0 && (
        <Part title={t('listing.nearby')}>
          <FacilitiesList facilities={home.assign_facilities} unit={unit} />
        </Part>
      )}
      {home.documents.length > 0 && (
        <Part title={t('listing.documents')}>
          <DocumentsList documents={home.documents} />
        </Part>
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-4 border-t border-line pt-8">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}
