import { data, redirect, useNavigation } from 'react-router'
import { getCategories } from '#contract/categories.ts'
import { getProjects } from '#contract/projects.ts'
import { shareImage } from '#domain/renditions.ts'
import { pageOf } from '#web/api/page-context.ts'
import { placeNamed } from '#web/features/places/place.ts'
import {
  changeProjectFilter,
  isNarrowed,
  readProjectFilter,
  writeProjectFilter,
} from '#web/features/projects/filter.ts'
import { ProjectFilters } from '#web/features/projects/project-filters.tsx'
import { NoProjects, ProjectList } from '#web/features/projects/project-list.tsx'
import { pageMeta } from '#web/features/seo/meta.ts'
import { itemListData, trailData } from '#web/features/seo/structured-data.ts'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { projectView } from '#web/parts/card-project.ts'
import { JsonLd } from '#web/parts/json-ld.tsx'
import { PageHead } from '#web/parts/page-head.tsx'
import { paths } from '#web/paths.ts'
import type { Route } from './+types/projects-page'
import '#web/i18n/projects/pack.ts'

const PAGE_SIZE = 12

export const headers = () => ({ 'Surrogate-Control': 'max-age=3' })

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, seo } = pageOf(context)
  const { pathname, searchParams } = url
  const filter = readProjectFilter(searchParams)
  const list = LISTS.find((name) => hrefs[name]() === pathname) ?? 'all'
  if (list === 'all' && filter.type === 'upcoming') {
    const rest = new URLSearchParams(searchParams)
    rest.delete('type')
    throw redirect(paths.upcomingProjects(rest.toString()), 301)
  }
  const stage = list === 'upcoming' ? 'upcoming' : filter.type
  const [categories, place] = await Promise.all([
    api(getCategories, { limit: 100 }),
    filter.place ? placeNamed(api, filter.place) : null,
  ])
  const category = categories.data.find(({ slug_id }) => slug_id === filter.category)
  const unknown = (filter.place && !place) || (filter.category && !category)
  const before = (filter.page - 1) * PAGE_SIZE
  const found = unknown
    ? { data: [], total: 0 }
    : await api(getProjects, {
        ...(filter.search && { search: filter.search }),
        ...(stage && { type: stage }),
        ...(category && { category_id: category.id }),
        ...(place?.city && { city: place.city }),
        ...(place && !place.city && place.state && { state: place.state }),
        ...(place?.country && { country: place.country }),
        get_featured: list === 'featured',
        offset: before,
        limit: PAGE_SIZE,
      })
  if (filter.page > 1 && found.data.length === 0) throw data(null, { status: 404 })
  const t = translator(language, textsOf(language))
  const siteName = settings.company_name ?? 'Lintel'
  const hrefOf = hrefs[list]
  const title = t(
    list === 'featured' ? 'projects.featured-title' : stage ? `projects.title-${stage}` : 'projects.title',
  )
  const first = found.data[0]
  return {
    filter,
    list,
    stage,
    title,
    total: found.total,
    last: Math.max(1, Math.ceil(found.total / PAGE_SIZE)),
    projects: found.data.map(projectView),
    categories: categories.data.map((each) => ({ slug: each.slug_id, name: each.translated_name || each.category })),
    unknownPlace: filter.place && !place ? filter.place : null,
    structured: [
      itemListData(
        found.data.map((project) => ({
          name: project.title,
          url: baseUrl + paths.project(project.slug_id),
          image: shareImage(project.image, project.image_width),
        })),
        { total: found.total, before },
      ),
      trailData([
        { name: siteName, url: `${baseUrl}/` },
        { name: title, url: baseUrl + hrefOf() },
      ]),
    ],
    meta: pageMeta({
      title: filter.page > 1 ? `${title} · ${t('ui.page', { page: filter.page })}` : title,
      siteName,
      description: t(list === 'upcoming' ? 'projects.upcoming-meta-text' : 'projects.meta-text', { name: siteName }),
      url: baseUrl + hrefOf(writeProjectFilter({ ...(filter.type && { type: filter.type }), page: filter.page })),
      languages: settings.languages.map(({ code }) => code),
      seo: seo(list === 'featured' ? 'featured-projects' : 'all-projects'),
      isOneOfMany: list === 'upcoming' || writeProjectFilter(filter) !== '',
      image: first?.image ? { url: shareImage(first.image, first.image_width), alt: first.title } : undefined,
      index: !filter.search && !filter.place && !filter.category,
    }),
  }
}

const hrefs = { all: paths.projects, featured: paths.featuredProjects, upcoming: paths.upcomingProjects }
const LISTS = Object.keys(hrefs) as (keyof typeof hrefs)[]

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

export default function ProjectsPage({ loaderData }: Route.ComponentProps) {
  const { filter, list, stage, title, total, last, projects, categories, unknownPlace, structured } = loaderData
  const { t } = useText()
  const navigation = useNavigation()
  const hrefOf = hrefs[list]
  const stageHref = (type: typeof stage) =>
    list === 'featured'
      ? paths.featuredProjects(writeProjectFilter(changeProjectFilter(filter, { type })))
      : hrefs[type === 'upcoming' ? 'upcoming' : 'all'](
          writeProjectFilter(changeProjectFilter(filter, { type: type === 'upcoming' ? undefined : type })),
        )
  const busy = navigation.location?.pathname === hrefOf()
  return (
    <main id="content" className="wrap-page pb-16">
      <PageHead title={title} text={t('projects.count', { count: total })}>
        <ProjectFilters filter={filter} categories={categories} stage={stage} hrefOf={hrefOf} stageHref={stageHref} />
      </PageHead>
      {unknownPlace && (
        <p role="status" className="mb-6">
          {t('projects.unknown-place', { place: unknownPlace })}
        </p>
      )}
      {projects.length > 0 ? (
        <ProjectList
          projects={projects}
          page={filter.page}
          last={last}
          busy={busy}
          hrefOf={(page) => hrefOf(writeProjectFilter(changeProjectFilter(filter, { page })))}
        />
      ) : (
        <NoProjects narrowed={isNarrowed(filter)} upcoming={list === 'upcoming'} href={hrefOf()} />
      )}
      {structured.map((facts) => (
        <JsonLd key={facts['@type']} data={facts} />
      ))}
    </main>
  )
}
