/** Pictures that ship with the site are paths below its root; clients expect whole addresses. */
export const siteUrl = (path: string, baseUrl: string) => (path.startsWith('/') ? baseUrl + path : path)
