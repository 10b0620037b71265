/** What a package has to hold for a listing of this kind. */
export const FEATURE_OF = { property: 'property_list', project: 'project_list' } as const
