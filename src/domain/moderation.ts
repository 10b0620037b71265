/** Kinds of moderation cases. */
export const MODERATED = [
  'property',
  'project',
  'property_revision',
  'project_revision',
  'advertisement',
  'report',
  'verification',
] as const
export type ModeratedKind = (typeof MODERATED)[number]

/** Decisions; approving a report means to leave the listing unchanged. */
export const DECISIONS = ['approve', 'reject', 'changes', 'escalate'] as const
export type DecisionWord = (typeof DECISIONS)[number]

/** Changes can be requested only for content that its owner can edit. */
export const canAskChanges = (kind: ModeratedKind) =>
  kind !== 'advertisement' && kind !== 'report' && kind !== 'verification'

/** Identity documents are accessible to administrators only. */
export const isForAdministrators = (kind: ModeratedKind) => kind === 'verification'

/** Every decision except an approval requires a reason. */
export const needsReason = (decision: DecisionWord) => decision !== 'approve'

/** Undo window of a decision, and duration of a claim on a case. */
export const UNDO_SECONDS = 10
export const CLAIM_MINUTES = 10
