import { data, redirect } from 'react-router'
import { packageOffers } from '#contract/packages.ts'
import type { Api } from '#contract/page.ts'
import { getProjectDetail, getProjects } from '#contract/projects.ts'
import { approximatePlace } from '#domain/approximate-place.ts'
import { shareImage } from '#domain/renditions.ts'
import { pageOf } from '#web/api/page-context.ts'
import { isRefusal } from '#web/api/refusal.ts'
import { DeveloperBar, DeveloperPanel } from '#web/features/projects/developer-panel.tsx'
import { ProjectBody } from '#web/features/projects/project-body.tsx'
import { ProjectGate } from '#web/features/projects/project-gate.tsx'
import { ProjectHead } from '#web/features/projects/project-head.tsx'
import { projectData } from '#web/features/projects/structured-data.ts'
import { galleryOf, previewOf, projectFront, projectInside } from '#web/features/projects/view.ts'
import { describedIn, writtenIn } from '#web/features/seo/described-in.ts'
import { pageMeta } from '#web/features/seo/meta.ts'
import { trailData } from '#web/features/seo/structured-data.ts'
import { ShareButton } from '#web/features/sharing/share-button.tsx'
import { textsOf } from '#web/i18n/all.ts'
import { useText } from '#web/i18n/text.tsx'
import { translator } from '#web/i18n/translate.ts'
import { GalleryMosaic } from '#web/parts/gallery-mosaic.tsx'
import { JsonLd } from '#web/parts/json-ld.tsx'
import { useListingLabels } from '#web/parts/listing-labels.ts'
import { ListingMap } from '#web/parts/map/listing-map.tsx'
import { mapTiles } from '#web/parts/map/map-tiles.ts'
import { PagePart } from '#web/parts/page-part.tsx'
import { placeLine } from '#web/parts/place-line.tsx'
import { ProjectCard } from '#web/parts/project-card.tsx'
import { Section } from '#web/parts/section.tsx'
import { paths } from '#web/paths.ts'
import { useRoot } from '#web/root-data.ts'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import type { Route } from './+types/project-page'
import '#web/i18n/packages/pack.ts'
import '#web/i18n/properties/pack.ts'
import '#web/i18n/map/pack.ts'
import '#web/i18n/projects/pack.ts'

export async function loader({ context, params, url: address }: Route.LoaderArgs) {
  const { api, settings, baseUrl, language, isSignedIn } = pageOf(context)
  const slug_id = params.slug
  const found = await api(getProjectDetail, { slug_id, get_similar: true }).catch((error: unknown) => {
    if (isRefusal(error) && ['refused', 'missing'].includes(error.kind)) return null
    if (isRefusal(error) && error.kind === 'invalid') throw data(null, { status: 404 })
    throw error
  })
  const listed = found ? undefined : (await api(getProjects, { slug_id, limit: 1 })).data[0]
  const card = found?.data ?? listed
  if (!card) throw await redirectByNumber(api, slug_id, address.search)
  const isExact = settings.show_exact_location !== '0'
  const project = isExact ? card : approximatePlace(card, ['location'])
  const opened = found && { ...found, data: isExact ? found.data : approximatePlace(found.data, ['location']) }
  const t = translator(language, textsOf(language))
  const siteName = settings.company_name ?? 'Lintel'
  const url = baseUrl + paths.project(project.slug_id)
  const front = projectFront(project, opened ? galleryOf(opened.data) : previewOf(project))
  return {
    front,
    isExact,
    inside: opened && projectInside(opened.data, opened),
    isWhole: opened?.is_whole ?? false,
    unitTypes: listed?.unit_types ?? [],
    written: writtenIn(opened?.data.text_languages ?? [], settings, language),
    offers: opened?.is_whole ? [] : await api(packageOffers, { feature: 'project_access' }),
    isSignedIn,
    url,
    now: Date.now(),
    structured: [
      projectData(project, url),
      trailData([
        { name: siteName, url: `${baseUrl}/` },
        { name: t('projects.title'), url: baseUrl + paths.projects() },
        { name: project.title, url },
      ]),
    ],
    meta: pageMeta({
      title: project.meta_title || front.title,
      siteName,
      description:
        project.meta_description ||
        t('projects.meta-one', {
          stage: t(front.type === 'upcoming' ? 'project.upcoming' : 'project.building'),
          title: front.title,
          category: front.category,
          place: placeLine(front),
        }),
      keywords: project.meta_keywords,
      url,
      // The public part consists of texts of the site, which exist in every language.
      languages: opened
        ? describedIn(opened.data.text_languages, settings)
        : settings.languages.map(({ code }) => code),
      image: project.image
        ? { url: shareImage(project.meta_image || project.image, project.image_width), alt: front.title }
        : undefined,
      kind: 'article',
    }),
  }
}

/** A project also has an address by its id; its page is at its slug. */
async function redirectByNumber(api: Api, slug: string, search: string) {
  const id = /^[1-9]\d{0,14}$/.test(slug) ? Number(slug) : null
  const [project] = id === null ? [] : (await api(getProjects, { id, limit: 1 })).data
  return project ? redirect(paths.project(project.slug_id) + search, 301) : data(null, { status: 404 })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? []

const MAP_ZOOM = 12

export default function ProjectPage({ loaderData }: Route.ComponentProps) {
  const { front, isExact, inside, isWhole, unitTypes, written, offers, isSignedIn, url, now, structured } = loaderData
  const { t } = useText()
  const { settings, world } = useRoot()
  const words = useListingLabels(settings)
  const share = <ShareButton title={front.title} url={url} />
  const gate = (
    <ProjectGate
      front={front}
      offers={offers}
      words={words}
      isOpen={inside !== null}
      {...(!isSignedIn && { signInFrom: new URL(url).pathname })}
    />
  )
  return (
    <main id="content" className="wrap-page pt-4 pb-24 md:pb-8">
      <Breadcrumbs
        crumbs={[
          { label: t('nav.explore'), href: paths.home() },
          { label: t('nav.projects'), href: paths.projects() },
          { label: front.title },
        ]}
      />
      <div className="mt-3">
        <GalleryMosaic title={front.title} pictures={front.pictures} />
      </div>
      {inside ? (
        <>
          <div className="mt-8 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
            <article className="grid min-w-0 content-start gap-10">
              <ProjectHead project={front} views={inside.views} share={share} now={now} />
              <ProjectBody
                front={front}
                inside={inside}
                written={written}
                map={
                  inside.point && (
                    <ListingMap
                      label={t('listing.map', { title: front.title })}
                      address={front.location || placeLine(front)}
                      tiles={mapTiles(settings, world)}
                      view={{ ...inside.point, zoom: MAP_ZOOM }}
                      isApproximate={!isExact}
                      pins={[{ ...inside.point, id: String(front.id), label: front.title, text: front.title }]}
                      selectedId={String(front.id)}
                    />
                  )
                }
              />
            </article>
            <aside>
              <div className="lg:sticky lg:top-24">
                <DeveloperPanel front={front} inside={inside} />
              </div>
            </aside>
          </div>
          {!isWhole && <div className="mt-10">{gate}</div>}
          {inside.similar.length > 0 && (
            <Section title={t('projects.similar')} columns={3} href={paths.projects()}>
              {inside.similar.slice(0, 3).map((project) => (
                <li key={project.id}>
                  <ProjectCard project={project} href={paths.project(project.slug_id)} />
                </li>
              ))}
            </Section>
          )}
          <DeveloperBar front={front} inside={inside} />
        </>
      ) : (
        <div className="mt-8 grid gap-10">
          <ProjectHead project={front} share={share} now={now} />
          {unitTypes.length > 0 && (
            <PagePart title={t('projects.unit-types')}>
              <ul className="flex flex-wrap gap-2">
                {unitTypes.map((title) => (
                  <li key={title} className="rounded-full bg-brand-soft px-4 py-1.5 text-sm">
                    <bdi>{title}</bdi>
                  </li>
                ))}
              </ul>
            </PagePart>
          )}
          {gate}
        </div>
      )}
      {structured.map((facts) => (
        <JsonLd key={facts['@type']} data={facts} />
      ))}
    </main>
  )
}
