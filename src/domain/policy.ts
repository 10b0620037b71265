/** The person behind a request, or null for a visitor. */
export type Viewer = { id: number; role: 'user' | 'moderator' | 'admin' } | null

interface Owned {
  ownerId: number | null
}

/** Every "may this person?" of the product; handlers throw on it, screens disable with a reason on it. */
export const may = {
  administer: (viewer: Viewer) => viewer?.role === 'admin',
  seeProperty: (viewer: Viewer, property: Owned & { isPublic: boolean }) =>
    property.isPublic || may.administer(viewer) || (viewer !== null && viewer.id === property.ownerId),
}
