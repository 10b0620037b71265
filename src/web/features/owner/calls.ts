import { deleteAdvertisement, storeAdvertisement } from '#contract/adverts.ts'
import { changePropertyStatus, confirmListing, deleteProperty, updatePropertyStatus } from '#contract/listings.ts'
import { appealDecision } from '#contract/moderation.ts'
import { changeProjectStatus, deleteProject } from '#contract/projects.ts'
import type { ListingKind } from '#domain/listing-draft.ts'
import { gateOf } from '#domain/listing-gates.ts'
import { call } from '#web/api/call.ts'
import type { OwnAction } from './own-actions.ts'

/** What this feature says to the server; fetched with the first press. */
export async function act(kind: ListingKind, action: OwnAction, id: number): Promise<void> {
  if (kind === 'project') await onProject(action, id)
  else await onProperty(action, id)
}

/** The message of the answer is shown as it is; a gate is shown by its dialog. */
export const feature = (kind: ListingKind, id: number, unreachable: string) =>
  call<typeof storeAdvertisement>(
    storeAdvertisement,
    { feature_for: kind, ...(kind === 'property' ? { property_id: id } : { project_id: id }) },
    { toasts: { on: 'all', unreachable, isShownElsewhere: (body) => gateOf(body) !== null } },
  )

export const appeal = (kind: ListingKind, id: number, message: string) =>
  call<typeof appealDecision>(appealDecision, {
    ...(kind === 'property' ? { property_id: id } : { project_id: id }),
    message,
  })

export const endAdvert = (id: number, unreachable: string) =>
  call<typeof deleteAdvertisement>(deleteAdvertisement, { id }, { toasts: { on: 'failure', unreachable } })

function onProject(action: OwnAction, id: number) {
  if (action === 'delete') return call<typeof deleteProject>(deleteProject, { id })
  const status = action === 'show' ? 1 : 0
  return call<typeof changeProjectStatus>(changeProjectStatus, { project_id: id, status })
}

const KIND_CODES = { relet: 1, sell: 2, let: 3 } as const

function onProperty(action: OwnAction, property_id: number) {
  switch (action) {
    case 'delete':
      return call<typeof deleteProperty>(deleteProperty, { id: property_id })
    case 'confirm':
      return call<typeof confirmListing>(confirmListing, { property_id })
    case 'hide':
    case 'show':
      return call<typeof changePropertyStatus>(changePropertyStatus, { property_id, status: action === 'show' ? 1 : 0 })
    default:
      return call<typeof updatePropertyStatus>(updatePropertyStatus, { property_id, status: KIND_CODES[action] })
  }
}
