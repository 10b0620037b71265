import { useText } from '#web/i18n/text.tsx'
import { CardBadges } from './card-badges.tsx'
import { CardLink } from './card-link.tsx'
import type { CardProject } from './card-project.ts'
import { Photo } from './photo.tsx'
import { placeLine } from './place-line.tsx'

interface Props {
  project: CardProject
  href?: string
  sizes?: string
  /** Above the fold: its photo is loaded eagerly. */
  priority?: boolean
  /** The heading level of its name. */
  heading?: 'h2' | 'h3'
}

/** A project in a list: title, construction stage, location and developer. */
export function ProjectCard({ project, href, sizes = SIZES, priority, heading: Heading = 'h3' }: Props) {
  const { t } = useText()
  return (
    <article className="card">
      <CardLink href={href}>
        <span className="strip" aria-hidden="true">
          <Photo
            src={project.image}
            width={project.image_width}
            height={project.image_height}
            blur={project.image_blur}
            alt=""
            sizes={sizes}
            priority={priority}
            ratio="4 / 3"
          />
        </span>
        <Heading className="card-title card-title-large">{project.translated_title || project.title}</Heading>
        <span className="card-facts">
          {t(project.type === 'upcoming' ? 'project.upcoming' : 'project.building')} ·{' '}
          {project.category.translated_name}
        </span>
        <span className="card-place">{placeLine(project)}</span>
      </CardLink>
      <CardBadges badges={project.is_promoted ? ['badge.featured'] : []} t={t} />
    </article>
  )
}

const SIZES = '(min-width: 1280px) 410px, (min-width: 768px) 31vw, 80vw'
