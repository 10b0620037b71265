import { useText } from '#web/i18n/text.tsx'
import type { CardProject } from '#web/parts/card-project.ts'
import { CardSkeleton } from '#web/parts/card-skeleton.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { ProjectCard } from '#web/parts/project-card.tsx'
import { PropertyCard } from '#web/parts/property-card.tsx'
import type { PropertyCardData } from '#web/parts/property-card-data.ts'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

interface Props {
  homes: readonly PropertyCardData[]
  projects: readonly CardProject[]
  words: ListingLabels
  busy: boolean
}

/** The number of cards in the first row of a wide screen, whose photos load eagerly. */
const IN_SIGHT = 4

const SIZES = '(min-width: 1280px) 300px, (min-width: 768px) 31vw, (min-width: 640px) 46vw, 92vw'

/** The listings of an agent, one page of them. */
export function AgentOffers({ homes, projects, words, busy }: Props) {
  const { t } = useText()
  const count = homes.length + projects.length
  if (count === 0)
    return <EmptyState drawing="house" title={t('agents.nothing-title')} text={t('agents.nothing-text')} />
  return (
    <ul
      aria-label={t('agents.offers')}
      aria-busy={busy || undefined}
      className={`grid grid-cols-1 gap-x-5 gap-y-8 sm:grid-cols-2 md:grid-cols-3 ${projects.length > 0 ? '' : 'xl:grid-cols-4'}`}
    >
      {homes.map((home, index) => (
        <li key={home.id}>
          {busy ? (
            <CardSkeleton />
          ) : (
            <PropertyCard home={home} words={words} sizes={SIZES} priority={index < IN_SIGHT} />
          )}
        </li>
      ))}
      {projects.map((project) => (
        <li key={project.id}>
          {busy ? <CardSkeleton /> : <ProjectCard project={project} href={paths.project(project.slug_id)} />}
        </li>
      ))}
    </ul>
  )
}
