import { AgentBadge } from '#web/parts/agent-badge.tsx'
import { AgentCard } from '#web/parts/agent-card.tsx'
import { ArticleCard } from '#web/parts/article-card.tsx'
import { CardSkeleton } from '#web/parts/card-skeleton.tsx'
import { CategoryTile } from '#web/parts/category-tile.tsx'
import { CityTile } from '#web/parts/city-tile.tsx'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { Photo } from '#web/parts/photo.tsx'
import { ProjectCard } from '#web/parts/project-card.tsx'
import { PropertyCard } from '#web/parts/property-card.tsx'
import { cardView } from '#web/parts/property-card-data.ts'
import { Section } from '#web/parts/section.tsx'
import { samplePicture } from './sample-picture.ts'
import { sampleAgent, sampleArticle, sampleCity, sampleHomes, sampleProject } from './samples.ts'
import { Shelf } from './shelf.tsx'

const MONEY = {
  currency_symbol: '$',
  number_with_suffix: '0',
  selected_currency_data: { code: 'USD', name: 'US dollar', symbol: '$' },
}
const HERE = '#property-card'

/** Cards of homes, projects, agents and places. */
export function CardShelves() {
  const words = useListingLabels(MONEY)
  return (
    <>
      <Shelf name="photo" bare>
        <div className="grid max-w-md grid-cols-2 gap-4">
          <Photo {...samplePicture(5)} alt="" sizes="220px" ratio="4 / 3" />
          <Photo src="" alt="" sizes="220px" ratio="4 / 3" />
        </div>
      </Shelf>
      <Shelf name="property-card" bare>
        <Section title="Homes near Lisbon" href={HERE}>
          {sampleHomes.map((home) => (
            <li key={home.id}>
              <PropertyCard home={cardView(home)} words={words} />
            </li>
          ))}
        </Section>
      </Shelf>
      <Shelf name="card-skeleton" bare>
        <div className="grid grid-cols-2 gap-5 md:grid-cols-4">
          <CardSkeleton />
          <CardSkeleton />
        </div>
      </Shelf>
      <Shelf name="project-card" bare>
        <Section title="New projects" columns={3}>
          <li>
            <ProjectCard project={sampleProject(1, { is_promoted: true })} href={HERE} />
          </li>
          <li>
            <ProjectCard project={sampleProject(2, { title: 'Orchard Yard', type: 'upcoming' })} href={HERE} />
          </li>
          <li>
            <ProjectCard
              project={sampleProject(4, { title: 'The Granary', city: 'Porto', state: '', country: 'Portugal' })}
              href={HERE}
            />
          </li>
        </Section>
      </Shelf>
      <Shelf name="agent-card" bare>
        <Section title="Agents" columns={6}>
          <li>
            <AgentCard agent={sampleAgent(1)} href={HERE} />
          </li>
          <li>
            <AgentCard
              agent={sampleAgent(2, { name: 'Kabir Rao', is_verified: false, projects_count: 0 })}
              href={HERE}
            />
          </li>
        </Section>
      </Shelf>
      <Shelf name="agent-badge">
        <AgentBadge name="Inês Carvalho" profile="" verified detail="41 homes" href={HERE} />
      </Shelf>
      <Shelf name="city-tile" bare>
        <Section title="Cities" columns={6}>
          {['Lisbon', 'Kyoto', 'Nairobi', 'Oslo', 'Lima', 'Pune'].map((name, i) => (
            <li key={name}>
              <CityTile city={sampleCity(i, name, 12 * (i + 1))} href={HERE} />
            </li>
          ))}
        </Section>
      </Shelf>
      <Shelf name="category-tile" bare>
        <Section title="Kinds of homes" phone="grid" columns={6}>
          {['Flat', 'House', 'Villa', 'Studio'].map((name, i) => (
            <li key={name}>
              <CategoryTile name={name} image={SIGN} count={i * 31} href={HERE} />
            </li>
          ))}
        </Section>
      </Shelf>
      <Shelf name="article-card" bare>
        <Section title="To read" columns={3}>
          {['How to read a floor plan', 'What a survey finds and what it does not', 'Renting with a dog'].map(
            (title, i) => (
              <li key={title}>
                <ArticleCard article={sampleArticle(i, title)} href={HERE} />
              </li>
            ),
          )}
        </Section>
      </Shelf>
    </>
  )
}

const SIGN = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="1.75"><path d="M4 21V10l8-6 8 6v11zM10 21v-6h4v6"/></svg>')}`
