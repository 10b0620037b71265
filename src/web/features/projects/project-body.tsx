import type { ReactNode } from 'react'
import { youtubeId } from '#domain/youtube.ts'
import { useText } from '#web/i18n/text.tsx'
import { DocumentsList } from '#web/parts/documents-list.tsx'
import { FloorPlans } from '#web/parts/floor-plans.tsx'
import { PagePart } from '#web/parts/page-part.tsx'
import { UntranslatedText, type Written } from '#web/parts/untranslated-text.tsx'
import { Video } from '#web/parts/video.tsx'
import type { ProjectFront, ProjectInside } from './view.ts'

interface Props {
  front: ProjectFront
  inside: ProjectInside
  written: Written
  /** The map, which the page configures from the settings. */
  map: ReactNode
}

/** All sections of a project, in order of interest. Sections without content have no heading. */
export function ProjectBody({ front, inside, written, map }: Props) {
  const { t } = useText()
  const poster = front.pictures[0]
  return (
    <>
      <PagePart title={t('projects.about')}>
        <UntranslatedText written={written}>{inside.description}</UntranslatedText>
      </PagePart>
      {inside.plans.length > 0 && (
        <PagePart title={t('projects.plans')}>
          <FloorPlans floors={inside.plans} />
        </PagePart>
      )}
      {poster && youtubeId(inside.videoLink) && (
        <PagePart title={t('listing.video')}>
          <Video link={inside.videoLink} title={front.title} poster={poster} />
        </PagePart>
      )}
      {map && <PagePart title={t('listing.where')}>{map}</PagePart>}
      {inside.papers.length > 0 && (
        <PagePart title={t('listing.documents')}>
          <DocumentsList documents={inside.papers} />
        </PagePart>
      )}
    </>
  )
}
