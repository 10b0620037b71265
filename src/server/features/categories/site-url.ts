/** Pictures that ship with the site are paths below its root; they get the origin of the answer. */
export const siteUrl = (path: string, origin: string) => (path.startsWith('/') ? origin + path : path)
