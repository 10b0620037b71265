/** Every address of the site is built here. */
export const paths = {
  home: () => '/',
  /** The home page around a place, by its name. */
  homesNear: (place: string) => `/?${new URLSearchParams({ place })}`,
  /** One section of the home page. */
  homeSection: (type: string) => `/#${type}`,
  property: (slug: string) => `/properties-details/${encodeURIComponent(slug)}`,
  apiReference: () => '/api/docs',
  styleguide: () => '/styleguide',
}
