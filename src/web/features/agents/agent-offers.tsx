import { useText } from '#web/i18n/text.tsx'
import type { CardHome } from '#web/parts/card-home.ts'
import type { CardProject } from '#web/parts/card-project.ts'
import { CardSkeleton } from '#web/parts/card-skeleton.tsx'
import type { ListingWords } from '#web/parts/listing-words.ts'
import { ProjectCard } from '#web/parts/project-card.tsx'
import { PropertyCard } from '#web/parts/property-card.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

interface Props {
  homes: readonly CardHome[]
  projects: readonly CardProject[]
  words: ListingWords
  busy: boolean
}

/** The first row of a wide screen. */
const IN_SIGHT = 4

const SIZES = '(min-width: 1280px) 300px, (min-width: 768px) 31vw, (min-width: 640px) 46vw, 92vw'

/** What an agent offers, one page of it. */
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
