import { Suspense } from 'react'
import { type SearchQuery, writeSearchQuery } from '#domain/search-query.ts'
import { useText } from '#web/i18n/text.tsx'
import { AgentCard } from '#web/parts/agent-card.tsx'
import { ArticleCard } from '#web/parts/article-card.tsx'
import { CategoryTile } from '#web/parts/category-tile.tsx'
import { CityTile } from '#web/parts/city-tile.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { ProjectCard } from '#web/parts/project-card.tsx'
import { PropertyCard } from '#web/parts/property-card.tsx'
import { BecauseLine } from '#web/parts/recommendation-reason.tsx'
import { Section } from '#web/parts/section.tsx'
import { paths } from '#web/paths.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import type { HomeSection } from './view.ts'

interface Props {
  sections: readonly HomeSection[]
  words: ListingLabels
  /** The chosen place as search filters, if homes are near it. */
  around?: SearchQuery | undefined
}

/** The sections of the home page in the operator's order; each hydrates separately, the first ones first. */
export function HomeSections({ sections, words, around }: Props) {
  return sections.map((section) => (
    <div key={section.type} id={section.type} className="section-deferred scroll-mt-24">
      <Suspense>
        <SectionOf section={section} words={words} around={around} />
      </Suspense>
    </div>
  ))
}

/** The address of all homes of a section. */
const ALL_OF: Partial<Record<HomeSection['type'], () => string>> = {
  featured_properties_section: () => paths.featured(),
  most_viewed_properties_section: () => paths.mostViewed(),
  most_liked_properties_section: () => paths.mostLiked(),
  premium_properties_section: () => paths.premium(),
  nearby_properties_section: () => paths.properties(),
  properties_on_map_section: () => paths.map(),
  user_recommendations_section: () => paths.recommended(),
}

function SectionOf({ section, words, around }: Pick<Props, 'words' | 'around'> & { section: HomeSection }) {
  const { title } = section
  switch (section.kind) {
    case 'homes':
      return (
        <Section title={title} href={ALL_OF[section.type]?.()}>
          {section.items.map((home) => (
            <li key={home.id}>
              <PropertyCard home={home} words={words} />
              {home.because && <BecauseLine because={home.because} />}
            </li>
          ))}
        </Section>
      )
    case 'projects':
      return (
        <Section
          title={title}
          columns={3}
          href={section.type === 'featured_projects_section' ? paths.featuredProjects() : paths.projects()}
        >
          {section.items.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} href={paths.project(project.slug_id)} />
            </li>
          ))}
        </Section>
      )
    case 'agents':
      return (
        <Section title={title} columns={6} href={paths.agents()}>
          {section.items.map((agent) => (
            <li key={agent.id}>
              <AgentCard agent={agent} href={paths.agent(agent.slug_id, agent.is_admin)} />
            </li>
          ))}
        </Section>
      )
    case 'articles':
      return (
        <Section title={title} columns={3} href={paths.articles()}>
          {section.items.map((article) => (
            <li key={article.id}>
              <ArticleCard article={article} href={paths.article(article.slug)} />
            </li>
          ))}
        </Section>
      )
    case 'cities':
      return (
        <Section title={title} columns={6} href={paths.nearbyCities()}>
          {section.items.map((city) => (
            <li key={`${city.City}, ${city.country}`}>
              <CityTile city={city} href={paths.cityIn(city.City, city.country)} />
            </li>
          ))}
        </Section>
      )
    case 'categories':
      return (
        <Section title={title} columns={4} href={paths.categories()}>
          {section.items.map((category) => (
            <li key={category.id}>
              <CategoryTile
                name={category.translated_name}
                image={category.image}
                count={category.properties_count}
                href={paths.category(category.slug_id, around && writeSearchQuery(around))}
              />
            </li>
          ))}
        </Section>
      )
    case 'faqs':
      return <Questions title={title} items={section.items} />
  }
}

function Questions({ title, items }: { title: string; items: Extract<HomeSection, { kind: 'faqs' }>['items'] }) {
  const { t } = useText()
  return (
    <section aria-label={title} className="grid gap-6 py-10 md:grid-cols-[1fr_2fr]">
      <div>
        <h2 className="text-xl">{title}</h2>
        <p className="mt-2 max-w-measure text-sm text-ink-soft">{t('home.questions')}</p>
        <a href={paths.faqs()} className="mt-4 inline-flex touchable items-center text-sm text-link">
          {t('section.all')}
        </a>
      </div>
      <Accordion
        name="faqs"
        items={items.map(({ id, question, answer }) => ({ key: id, title: question, body: answer }))}
      />
    </section>
  )
}
