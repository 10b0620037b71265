import type { ReactNode } from 'react'
import type { ParameterValue } from '#contract/objects.ts'
import type { DistanceUnit } from '#domain/distance.ts'
import { youtubeId } from '#domain/youtube.ts'
import { useText } from '#web/i18n/text.tsx'
import { AmenitiesGrid } from '#web/parts/amenities-grid.tsx'
import { DETAIL_NAMES } from '#web/parts/detail-fields.ts'
import { DocumentsList } from '#web/parts/documents-list.tsx'
import { FacilitiesList } from '#web/parts/facilities-list.tsx'
import { FloorPlans } from '#web/parts/floor-plans.tsx'
import { PagePart } from '#web/parts/page-part.tsx'
import { Panorama } from '#web/parts/panorama.tsx'
import { ParametersTable } from '#web/parts/parameters-table.tsx'
import { UntranslatedText, type Written } from '#web/parts/untranslated-text.tsx'
import { Video } from '#web/parts/video.tsx'
import type { ListingView } from './view.ts'

interface Props extends Pick<ListingView, 'home' | 'pictures'> {
  written: Written
  unit: DistanceUnit
  /** The map, which the page configures from the settings. */
  map: ReactNode
  /** The price history and its comparison. */
  history: ReactNode
  /** The mortgage calculator. */
  mortgage: ReactNode
  /** Its area in other units. */
  area: ReactNode
}

/** All sections of a listing, in order of interest. Sections without content have no heading. */
export function ListingBody({ home, written, pictures, unit, map, history, mortgage, area }: Props) {
  const { t } = useText()
  const poster = pictures[0]
  return (
    <>
      <PagePart title={t('listing.about')}>
        <UntranslatedText written={written}>{home.translated_description || home.description}</UntranslatedText>
      </PagePart>
      {(!home.parameters.every(isList) || DETAIL_NAMES.some((name) => home[name] !== null)) && (
        <PagePart title={t('listing.facts')}>
          <ParametersTable parameters={home.parameters.filter((one) => !isList(one))} details={home} />
          {area && <div>{area}</div>}
        </PagePart>
      )}
      {home.parameters.filter(isList).map((parameter) => (
        <PagePart key={parameter.id} title={parameter.translated_name || parameter.name}>
          <AmenitiesGrid parameter={parameter} />
        </PagePart>
      ))}
      {home.floors.length > 0 && (
        <PagePart title={t('floors.title')} isScreenOnly>
          <FloorPlans floors={home.floors} />
        </PagePart>
      )}
      {home.three_d_image && (
        <PagePart title={t('listing.around')} isScreenOnly>
          <Panorama src={home.three_d_image} title={home.title} poster={poster} />
        </PagePart>
      )}
      {poster && youtubeId(home.video_link) && (
        <PagePart title={t('listing.video')} isScreenOnly>
          <Video link={home.video_link} title={home.title} poster={poster} />
        </PagePart>
      )}
      {map && (
        <PagePart title={t('listing.where')} isScreenOnly>
          {map}
        </PagePart>
      )}
      {home.assign_facilities.length > 0 && (
        <PagePart title={t('listing.nearby')}>
          <FacilitiesList facilities={home.assign_facilities} unit={unit} />
        </PagePart>
      )}
      <div className="contents print:hidden">
        {mortgage}
        {history}
      </div>
      {home.documents.length > 0 && (
        <PagePart title={t('listing.documents')} isScreenOnly>
          <DocumentsList documents={home.documents} />
        </PagePart>
      )}
    </>
  )
}

/** An attribute of which several options apply has a grid of its own. */
const isList = ({ value }: Pick<ParameterValue, 'value'>) => Array.isArray(value) && value.length > 0
