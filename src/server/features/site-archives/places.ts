/** Where archives lie in storage: below no prefix that a route reads. */
export const ARCHIVES = 'site-archives/'
