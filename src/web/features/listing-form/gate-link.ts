import type { ListingKind } from '#domain/listing-draft.ts'
import type { ListingGate } from '#domain/listing-gates.ts'
import { paths } from '#web/paths.ts'

/** What a package has to hold for a listing of this kind. */
export const FEATURE_OF = { property: 'property_list', project: 'project_list' } as const

/** Where a gate is opened. */
export const gateLink = (gate: ListingGate['kind'], kind: ListingKind): string =>
  gate === 'profile' ? paths.profile() : gate === 'verification' ? paths.verification() : paths.plans(FEATURE_OF[kind])
