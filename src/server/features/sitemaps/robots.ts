import { maybeOne, type Sql } from '#server/db/sql.ts'

/** Search parameters with endless variations of one page; place names, deal type and page number are not. */
const FILTERS = [
  'q',
  'latitude',
  'radius',
  'box',
  'areas',
  'min_price',
  'max_price',
  'min_area',
  'max_area',
  'beds',
  'baths',
  'p',
  'near',
  'since',
  'by',
  'sort',
]
const CLOSED = ['/api/', '/user/', '/sign-in', '/compare-properties/', '/search', '/documents/']

/** The robots.txt: allows public pages, and nothing in maintenance mode. */
export async function robotsText(sql: Sql, baseUrl: string): Promise<string> {
  const row = await maybeOne(sql<{ value: string }[]>`select value from settings where key = 'web_maintenance_mode'`)
  if (row?.value === '1') return 'User-agent: *\nDisallow: /\n'
  const closed = [...CLOSED, ...FILTERS.flatMap((word) => [`/*?${word}=`, `/*&${word}=`])]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
