/** Every address of the site is built here. */
export const paths = {
  home: () => '/',
  property: (slug: string) => `/properties-details/${encodeURIComponent(slug)}`,
  styleguide: () => '/styleguide',
}
