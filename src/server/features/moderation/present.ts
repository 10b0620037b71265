import { instantOf } from '#domain/instant.ts'
import { may } from '#domain/policy.ts'
import type { Context } from '#server/context.ts'
import { photoBase } from '#server/features/media/public.ts'
import { findEditedProject } from '#server/features/projects/public.ts'
import { findEdited, imageAddress, presentLine } from '#server/features/properties/public.ts'
import type { PhotoRow } from './case-facts.sql.ts'
import { changesOf } from './changes.ts'
import type { WaitingRow } from './queue.sql.ts'

/** One row of the queue. */
export const presentWaiting = (
  row: WaitingRow,
  changes: ReturnType<typeof changesOf>,
  ctx: Context,
  isOwnAllowed: boolean,
) => ({
  kind: row.kind,
  id: row.id,
  property_id: row.propertyId,
  project_id: row.projectId,
  ...presentLine(row, photoBase(ctx, false)),
  category: row.category,
  price: row.price === null ? null : Number(row.price),
  property_type: row.propertyType,
  rentduration: row.rentDuration,
  owner: row.owner && {
    id: row.owner.id,
    name: row.owner.name,
    slug_id: row.owner.slug,
    is_verified: row.owner.isVerified,
  },
  changes,
  submitted_at: instantOf(row.submittedAt),
  version: row.version,
  risk: row.risk,
  reasons: [
    ...new Set([...row.findings.map(({ reason }) => reason), ...(row.reports > 0 ? ['reported' as const] : [])]),
  ],
  claim:
    row.claimedBy !== null && row.claimedUntil !== null && row.claimedUntil > ctx.now
      ? { id: row.claimedBy, name: row.claimerName ?? '', until: instantOf(row.claimedUntil) }
      : null,
  is_escalated: row.isEscalated,
  blocked_as_own: !may.decideOn(ctx.viewer, { ownerId: row.owner?.id ?? null }, isOwnAllowed),
  has_appeal: row.hasAppeal,
  reports: row.reports,
})

/** The state that a pending case would lead to, and the changed fields. */
export async function readWaiting({ sql }: Context, { kind, propertyId, projectId }: WaitingRow) {
  const isHome = propertyId !== null
  const row = isHome ? await findEdited(sql, { id: propertyId }) : await findEditedProject(sql, { id: projectId! })
  if (!row) return null
  const isRevision = kind === 'property_revision' || kind === 'project_revision'
  const after = (isRevision && row.pending) || row.state
  return { state: after, changes: isRevision && row.pending ? changesOf(row.state, row.pending) : [] }
}

export const presentPhoto = ({ id, image }: PhotoRow, ctx: Context) => ({
  id,
  image: imageAddress(image, photoBase(ctx, false)),
  width: image.width ?? 0,
  height: image.height ?? 0,
  blur: image.blur ?? '',
})
