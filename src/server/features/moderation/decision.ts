/** What a moderator decided. */
export type Decision = { isApproved: true } | { isApproved: false; reason: string; isFinal?: boolean }
