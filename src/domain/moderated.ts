/** What a moderator decides about. */
export const MODERATED = ['property', 'project', 'property_revision', 'project_revision', 'advertisement'] as const
export type ModeratedKind = (typeof MODERATED)[number]
