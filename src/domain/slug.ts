/** Lower-case letters, digits and single hyphens: `Sea Villa, Goa!` → `sea-villa-goa`. */
export function slugOf(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The slug itself, or with the first free number appended: `sea-villa`, `sea-villa-1`, `sea-villa-2`. */
export function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  let number = 1
  while (taken.has(`${slug}-${number}`)) number++
  return `${slug}-${number}`
}
