import { changePropertyStatus, confirmListing, deleteProperty, updatePropertyStatus } from '#contract/listings.ts'
import { appealDecision } from '#contract/moderation.ts'
import { changeProjectStatus, deleteProject } from '#contract/projects.ts'
import { deleteAdvertisement, storeAdvertisement } from '#contract/promotions.ts'
import type { ListingKind } from '#domain/listing-draft.ts'
import { gateOf } from '#domain/listing-gates.ts'
import { call } from '#web/api/call.ts'
import type { OwnAction } from './own-actions.ts'

/** The calls of this feature; loaded with the first press. */
export async function act(kind: ListingKind, action: OwnAction, id: number): Promise<void> {
  if (kind === 'project') await onProject(action, id)
  else await onProperty(action, id)
}

/** The message of the response is shown unchanged; an unmet requirement is shown in its dialog. */
export const feature = (kind: ListingKind, id: number, unreachable: string) =>
  call(
    storeAdvertisement,
    { feature_for: kind, ...(kind === 'property' ? { property_id: id } : { project_id: id }) },
    { toasts: { on: 'all', unreachable, isShownElsewhere: (body) => gateOf(body) !== null } },
  )

export const appeal = (kind: ListingKind, id: number, message: string) =>
  call(appealDecision, {
    ...(kind === 'property' ? { property_id: id } : { project_id: id }),
    message,
  })

export const endPromotion = (id: number, unreachable: string) =>
  call(deleteAdvertisement, { id }, { toasts: { on: 'failure', unreachable } })

function onProject(action: OwnAction, id: number) {
  if (action === 'delete') return call(deleteProject, { id })
  const status = action === 'show' ? 1 : 0
  return call(changeProjectStatus, { project_id: id, status })
}

const KIND_CODES = { relet: 1, sell: 2, let: 3 } as const

function onProperty(action: OwnAction, property_id: number) {
  switch (action) {
    case 'delete':
      return call(deleteProperty, { id: property_id })
    case 'confirm':
      return call(confirmListing, { property_id })
    case 'hide':
    case 'show':
      return call(changePropertyStatus, { property_id, status: action === 'show' ? 1 : 0 })
    default:
      return call(updatePropertyStatus, { property_id, status: KIND_CODES[action] })
  }
}
