import type { ListingKind } from '#domain/listing-draft.ts'
import { gateOf, type ListingGate } from '#domain/listing-gates.ts'
import { may } from '#domain/policy.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { findQuota } from '#server/features/packages/public.ts'
import { requireCompleteProfile, requireVerification } from '#server/features/publishing-requirements/public.ts'

const FEATURE = { property: 'property_list', project: 'project_list' } as const

/**
 * All publishing requirements that are not met, so that the form can show them before it is submitted. Editing an
 * existing listing consumes no credit.
 */
export async function shutGates(ctx: Context, kind: ListingKind, isNew: boolean): Promise<ListingGate[]> {
  const gates = await Promise.all([
    behind(requireCompleteProfile(ctx)),
    behind(requireVerification(ctx)),
    isNew && !may.administer(ctx.viewer) ? packageGate(ctx, kind) : null,
  ])
  return gates.filter((gate) => gate !== null)
}

async function behind(check: Promise<void>): Promise<ListingGate | null> {
  try {
    await check
    return null
  } catch (error) {
    if (error instanceof AppError) return gateOf(error.facts)
    throw error
  }
}

async function packageGate(ctx: Context, kind: ListingKind): Promise<ListingGate | null> {
  const { hasPackage, hasFeature, hasUnits } = await findQuota(ctx, FEATURE[kind])
  if (!hasPackage || !hasFeature) return { kind: 'subscription' }
  return hasUnits ? null : { kind: 'limit' }
}
