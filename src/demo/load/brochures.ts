import { ingestDocument } from '#server/features/media/public.ts'
import { brochurePdf } from '../brochure.ts'
import type { DemoProperty } from '../listings.ts'
import type { DemoProject } from '../projects.ts'
import { parameters } from '../world/catalogue.ts'
import { markDemoRows } from './rows.ts'
import type { DemoServices } from './services.ts'

/** Stored brochures by the id of their listing. */
export type Brochures = ReadonlyMap<number, { mediaId: number; name: string }>

/** Renders and stores a brochure for each listing that has one. */
export async function insertBrochures(
  services: DemoServices,
  listings: readonly DemoProperty[],
  ids: ReadonlyMap<string, number>,
): Promise<Brochures> {
  const brochures = new Map<number, { mediaId: number; name: string }>()
  for (const listing of listings) {
    if (!listing.hasBrochure) continue
    const pdf = brochurePdf({
      title: listing.title,
      address: listing.address,
      price: `USD ${listing.price.toLocaleString('en')}${listing.rentDuration ? ` (${listing.rentDuration.toLowerCase()})` : ''}`,
      facts: parameters.flatMap(({ key, name }) => {
        const value = listing.parameters[key]
        return typeof value === 'string' && value.length < 60 ? [[name, value] as const] : []
      }),
      text: listing.description,
    })
    brochures.set(ids.get(listing.slug)!, await keep(services, listing.slug, pdf, 'property_document_img'))
  }
  return brochures
}

const STAGES = { upcoming: 'Planned', under_construction: 'Under construction' }

/** Renders and stores a brochure for each project. */
export async function insertProjectBrochures(
  services: DemoServices,
  projects: readonly DemoProject[],
): Promise<Brochures> {
  const rows = await services.db<{ id: number; slug: string }[]>`
    select id, slug from projects where slug = any(${projects.map(({ slug }) => slug)})`
  const brochures = new Map<number, { mediaId: number; name: string }>()
  for (const { id, slug } of rows) {
    const project = projects.find((candidate) => candidate.slug === slug)!
    const pdf = brochurePdf({
      title: project.title,
      address: project.location,
      price: STAGES[project.type],
      facts: project.plans.map((plan, index) => [`Plan ${index + 1}`, plan] as const),
      text: project.description,
    })
    brochures.set(id, await keep(services, slug, pdf, 'project_document_img'))
  }
  return brochures
}

async function keep({ db, storage }: DemoServices, slug: string, pdf: Buffer, folder: string) {
  const key = `tmp/demo-${slug.replace(/[^a-z0-9-]/g, '')}`
  await storage.put(key, pdf)
  const upload = { field: 'documents', key, bytes: pdf.length, type: 'pdf', originalName: `${slug}.pdf` }
  const { mediaId, name } = await ingestDocument(db, storage, upload, {
    folder,
    ownerId: null,
    kind: 'document',
    isPrivate: true,
  })
  await markDemoRows(db, 'media', [mediaId])
  await storage.delete(key)
  return { mediaId, name }
}
