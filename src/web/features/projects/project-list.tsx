import { useText } from '#web/i18n/text.tsx'
import type { CardProject } from '#web/parts/card-project.ts'
import { ProjectCard } from '#web/parts/project-card.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface Props {
  projects: readonly CardProject[]
  page: number
  last: number
  hrefOf: (page: number) => string
  /** The next page is loading. */
  busy: boolean
}

/** The number of cards in the first row of a wide screen, whose photos load eagerly. */
const IN_SIGHT = 3

const GRID = 'grid grid-cols-1 gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3'

/** Projects as cards, with numbered pages. */
export function ProjectList({ projects, page, last, hrefOf, busy }: Props) {
  const { t } = useText()
  return (
    <div aria-busy={busy || undefined}>
      <ul aria-label={t('projects.title')} className={GRID}>
        {busy
          ? projects.map(({ id }) => (
              <li key={id}>
                <ProjectSkeleton />
              </li>
            ))
          : projects.map((project, index) => (
              <li key={project.id}>
                <ProjectCard
                  project={project}
                  href={paths.project(project.slug_id)}
                  sizes={SIZES}
                  priority={index < IN_SIGHT}
                  heading="h2"
                />
              </li>
            ))}
      </ul>
      <div className="mt-10">
        <Pagination current={page} last={last} hrefOf={hrefOf} />
      </div>
    </div>
  )
}

/** The empty state with a link to all projects. */
export function NoProjects({ narrowed, upcoming, href }: { narrowed: boolean; upcoming: boolean; href: string }) {
  const { t } = useText()
  if (upcoming && !narrowed)
    return (
      <EmptyState
        drawing="house"
        title={t('projects.upcoming-empty-title')}
        text={t('projects.upcoming-empty-text')}
        action={<LinkButton to={paths.projects()}>{t('projects.all')}</LinkButton>}
      />
    )
  return (
    <EmptyState
      drawing={narrowed ? 'search' : 'house'}
      title={t(narrowed ? 'projects.none-title' : 'projects.empty-title')}
      text={t(narrowed ? 'projects.none-text' : 'projects.empty-text')}
      action={narrowed && <LinkButton to={href}>{t('projects.all')}</LinkButton>}
    />
  )
}

function ProjectSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="aspect-4/3 w-full !rounded-lg" />
      <Skeleton className="mt-3 h-6 w-3/5" />
      <Skeleton className="mt-2 h-4 w-2/5" />
      <Skeleton className="mt-2 h-4 w-1/2" />
    </div>
  )
}

const SIZES = '(min-width: 1280px) 410px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, 92vw'
