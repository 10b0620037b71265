/** The entitlement that a listing of this kind requires. */
export const FEATURE_OF = { property: 'property_list', project: 'project_list' } as const
