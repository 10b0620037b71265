import type { ReactNode } from 'react'
import type { DistanceUnit } from '#domain/distance.ts'
import { youtubeId } from '#domain/youtube.ts'
import { useText } from '#web/i18n/text.tsx'
import { DocumentsList } from '#web/parts/documents-list.tsx'
import { FacilitiesList } from '#web/parts/facilities-list.tsx'
import { FloorPlans } from '#web/parts/floor-plans.tsx'
import { OwnWords, type Written } from '#web/parts/own-words.tsx'
import { PagePart } from '#web/parts/page-part.tsx'
import { Panorama } from '#web/parts/panorama.tsx'
import { ParametersTable } from '#web/parts/parameters-table.tsx'
import { Video } from '#web/parts/video.tsx'
import type { ListingView } from './view.ts'

interface Props extends Pick<ListingView, 'home' | 'pictures'> {
  written: Written
  unit: DistanceUnit
  /** The map, which the page sets up from the settings. */
  map: ReactNode
  /** What the home has cost and how that compares. */
  history: ReactNode
  /** What it would cost each month. */
  mortgage: ReactNode
  /** Its area in other units. */
  area: ReactNode
}

/** Everything about the home, in the order that visitors ask for it. Parts without content leave no heading behind. */
export function ListingBody({ home, written, pictures, unit, map, history, mortgage, area }: Props) {
  const { t } = useText()
  const poster = pictures[0]
  return (
    <>
      <PagePart title={t('listing.about')}>
        <OwnWords written={written}>{home.translated_description || home.description}</OwnWords>
      </PagePart>
      {home.parameters.length > 0 && (
        <PagePart title={t('listing.facts')}>
          <ParametersTable parameters={home.parameters} />
          {area && <div>{area}</div>}
        </PagePart>
      )}
      {home.floors.length > 0 && (
        <PagePart title={t('floors.title')}>
          <FloorPlans floors={home.floors} />
        </PagePart>
      )}
      {home.three_d_image && (
        <PagePart title={t('listing.around')}>
          <Panorama src={home.three_d_image} title={home.title} />
        </PagePart>
      )}
      {poster && youtubeId(home.video_link) && (
        <PagePart title={t('listing.video')}>
          <Video link={home.video_link} title={home.title} poster={poster} />
        </PagePart>
      )}
      {map && <PagePart title={t('listing.where')}>{map}</PagePart>}
      {home.assign_facilities.length > 0 && (
        <PagePart title={t('listing.nearby')}>
          <FacilitiesList facilities={home.assign_facilities} unit={unit} />
        </PagePart>
      )}
      {mortgage}
      {history}
      {home.documents.length > 0 && (
        <PagePart title={t('listing.documents')}>
          <DocumentsList documents={home.documents} />
        </PagePart>
      )}
    </>
  )
}
