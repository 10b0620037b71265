/** Paths of images that ship with the site get the origin of the response. */
export const siteUrl = (path: string, origin: string) => (path.startsWith('/') ? origin + path : path)
