import { ingestDocument } from '#server/features/media/public.ts'
import { brochurePdf } from '../brochure.ts'
import type { DemoProperty } from '../listings.ts'
import { parameters } from '../world/catalogue.ts'
import type { DemoServices } from './services.ts'

/** Prints a brochure for each listing that has one, and keeps it as a document. */
export async function insertBrochures(
  { db, storage }: DemoServices,
  listings: readonly DemoProperty[],
  ids: ReadonlyMap<string, number>,
) {
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
    const key = `tmp/demo-${listing.slug.replace(/[^a-z0-9-]/g, '')}`
    await storage.put(key, pdf)
    const upload = { field: 'documents', key, bytes: pdf.length, type: 'pdf', originalName: `${listing.slug}.pdf` }
    const { mediaId, name } = await ingestDocument(db, storage, upload, {
      folder: 'property_document_img',
      ownerId: null,
      kind: 'document',
      isPrivate: false,
    })
    await storage.delete(key)
    brochures.set(ids.get(listing.slug)!, { mediaId, name })
  }
  return brochures
}
