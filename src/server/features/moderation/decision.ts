/** A moderator's decision. */
export type Decision = { isApproved: true } | { isApproved: false; reason: string; isFinal?: boolean }
