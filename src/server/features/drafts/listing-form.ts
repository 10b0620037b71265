import type { listingForm as endpoint } from '#contract/drafts.ts'
import { filesOf, type ListingKind } from '#domain/listing-draft.ts'
import type { Context, Handler } from '#server/context.ts'
import { type Catalogue, currentCatalogue, presentParameter, siteUrl } from '#server/features/categories/public.ts'
import { listDraftFiles, listFilesById } from './file.sql.ts'
import { shutGates } from './gates.ts'
import { draftOfListing } from './of-listing.ts'
import { presentDraft, presentHead } from './present.ts'
import { findDraft, findDraftOf, listHeads } from './queries.ts'

export const listingForm: Handler<typeof endpoint> = async (ctx, { kind, key, slug_id }) => {
  const [catalogue, heads, gates, draft] = await Promise.all([
    currentCatalogue(ctx),
    listHeads(ctx.sql, ctx.viewer!.id, kind),
    shutGates(ctx, kind, slug_id === undefined),
    draftFor(ctx, kind, key, slug_id),
  ])
  return {
    ...presentCatalogue(catalogue, ctx.origin),
    draft,
    drafts: heads.filter((head) => head.key !== draft?.key).map((head) => presentHead(head, ctx)),
    gates: gates.map((gate) => (gate.kind === 'profile' ? { ...gate, missing: [...gate.missing] } : gate)),
  }
}

/**
 * The draft with this key; otherwise the latest unfinished edit of the listing; otherwise the listing itself as a
 * draft.
 */
async function draftFor(ctx: Context, kind: ListingKind, key: string | undefined, slug: string | undefined) {
  const ownerId = ctx.viewer!.id
  const named = key === undefined ? null : await findDraft(ctx.sql, ownerId, key)
  if (named && named.kind === kind && !named.publishedAt)
    return presentDraft(named, await listDraftFiles(ctx.sql, named.id), ctx)
  if (slug === undefined) return null
  const source = await draftOfListing(ctx, kind, slug)
  const begun = await findDraftOf(ctx.sql, ownerId, source.listing)
  if (begun) return presentDraft(begun, await listDraftFiles(ctx.sql, begun.id), ctx)
  const files = await listFilesById(ctx.sql, filesOf(source.data))
  return presentDraft({ key: '', kind, step: 'place', version: 0, updatedAt: ctx.now, data: source.data }, files, ctx)
}

function presentCatalogue({ categories, parameters, facilities }: Catalogue, origin: string) {
  return {
    categories: [...categories.values()]
      .filter(({ isActive }) => isActive)
      .map(({ id, name, image, translatedName, parameters: asks }) => ({
        id,
        category: name,
        image: siteUrl(image, origin),
        translated_name: translatedName,
        parameter_types: asks.map((parameter) => presentParameter(parameter, origin)),
      })),
    facilities: [...facilities.values()].map(({ id, name, translatedName, image }) => ({
      id,
      name,
      translated_name: translatedName,
      image: siteUrl(image, origin),
    })),
    facts: Object.fromEntries([...parameters.values()].flatMap(({ id, fact }) => (fact ? [[id, fact]] : []))),
  }
}
