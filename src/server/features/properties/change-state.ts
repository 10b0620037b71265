import { FIELD_NAMES } from '#domain/listing-fields.ts'
import type { Context } from '#server/context.ts'
import { type Catalogue, currentCatalogue } from '#server/features/categories/public.ts'
import {
  changedShared,
  changedSheets,
  type FileSource,
  mediaAfter,
  PROPERTY_PLACES,
  sentOf,
  sharedFiles,
  storeAll,
  type Taken,
  type Wanted,
} from '#server/features/listings/public.ts'
import { categoryOf, changedAnswers, checkedFacilities } from './listing-answers.ts'
import type { ListingChange, ListingFields, ListingState } from './listing-state.ts'

/** A change whose files are stored. */
export interface ReadyChange {
  change: ListingChange
  taken: Taken
  catalogue: Catalogue
}

/** Stores the files of a change and loads the catalogue. */
export async function readyChange(ctx: Context, change: ListingChange): Promise<ReadyChange> {
  const catalogue = await currentCatalogue(ctx)
  if (change.categoryId !== undefined) categoryOf(catalogue, change.categoryId)
  return { change, taken: await storeAll(ctx, filesOf(change)), catalogue }
}

function filesOf(change: ListingChange): Wanted {
  const { titleImage, panorama, floor, parameter } = PROPERTY_PLACES
  return [
    { source: change.titleImage, place: titleImage },
    { source: change.panorama, place: panorama },
    ...sharedFiles(change, PROPERTY_PLACES),
    ...[...(change.floors ?? []), ...(change.putFloors ?? [])].map(({ file }) => ({ source: file, place: floor })),
    ...(change.parameters ?? []).flatMap(({ value }) =>
      typeof value === 'object' && !Array.isArray(value) ? { source: value as FileSource, place: parameter } : [],
    ),
  ]
}

/** The property after the change, without writing it. */
export async function changedState(ctx: Context, now: ListingState, ready: ReadyChange): Promise<ListingState> {
  const { change, taken, catalogue } = ready
  const category = categoryOf(catalogue, change.categoryId ?? now.categoryId)
  const reevaluatesParameters = change.parameters !== undefined || change.categoryId !== undefined
  return {
    ...now,
    ...fieldsOf(now, change),
    ...(await changedShared(ctx, taken, 'property', now, change)),
    titleMediaId: mediaAfter(taken, change.titleImage, now.titleMediaId),
    panoramaMediaId: mediaAfter(taken, change.panorama, now.panoramaMediaId),
    floors: await changedSheets(ctx, taken, 'property_floors', now.floors, {
      whole: change.floors,
      put: change.putFloors,
      removed: change.removeFloors,
      field: 'floors',
    }),
    parameters: reevaluatesParameters
      ? changedAnswers(now.parameters, change.parameters ?? [], category, taken)
      : now.parameters,
    facilities: change.facilities ? checkedFacilities(change.facilities, catalogue) : now.facilities,
  }
}

/** Scalar fields after a change. A sold or rented property keeps its deal type, and only rentals have a period. */
function fieldsOf(now: ListingState, change: ListingChange): Partial<ListingFields> {
  const isGone = now.kind === 'sold' || now.kind === 'rented'
  const kind = isGone ? now.kind : (change.kind ?? now.kind)
  const period = change.rentDuration === undefined ? now.rentDuration : change.rentDuration
  const rentDuration = kind === 'rent' || kind === 'rented' ? (period ?? 'Monthly') : null
  return { ...sentOf(change, FIELD_NAMES), kind, rentDuration }
}
