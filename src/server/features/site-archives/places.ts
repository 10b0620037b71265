/** Storage prefix of archives; no route serves it. */
export const ARCHIVES = 'site-archives/'
