/** What a moderator decides about. */
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

/** What can be decided; of a report, to approve is to leave the home as it is. */
export const DECISIONS = ['approve', 'reject', 'changes', 'escalate'] as const
export type DecisionWord = (typeof DECISIONS)[number]

/** Only what its owner can write anew is sent back for changes. */
export const canAskChanges = (kind: ModeratedKind) =>
  kind !== 'advertisement' && kind !== 'report' && kind !== 'verification'

/** Papers of people are for administrators alone. */
export const isForAdministrators = (kind: ModeratedKind) => kind === 'verification'

/** Everything but an approval says why. */
export const needsReason = (decision: DecisionWord) => decision !== 'approve'

/** How long a decision can be taken back, and for how long opening a case keeps others from it. */
export const UNDO_SECONDS = 10
export const CLAIM_MINUTES = 10
