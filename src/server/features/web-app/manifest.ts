import { appLinks } from '#domain/app-stores.ts'
import { publicPages } from '#domain/public-pages.ts'
import { siteColour } from '#domain/site-colour.ts'
import type { SiteIdentity } from './queries.ts'

const SHORT_NAME = 12

/** Icons of the web app. */
export const ICONS = {
  'icon-192': { size: 192, isMaskable: false },
  'icon-512': { size: 512, isMaskable: false },
  'maskable-512': { size: 512, isMaskable: true },
} as const
export type IconName = keyof typeof ICONS

/** The web app manifest. */
export function manifestOf(
  { settings, isRtl }: SiteIdentity,
  words: { saved: string; map: string },
  iconVersion: string,
) {
  const name = settings.company_name || 'Lintel'
  const apps = appLinks(settings)
  return {
    id: '/',
    name,
    short_name: name.length <= SHORT_NAME ? name : (name.split(/\s+/)[0] ?? name).slice(0, SHORT_NAME),
    lang: settings.default_language ?? 'en',
    dir: isRtl ? 'rtl' : 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#fbfaf7',
    theme_color: siteColour(settings.system_color),
    icons: (Object.keys(ICONS) as IconName[]).map((icon) => ({
      src: `/app-icons/${icon}.png?v=${iconVersion}`,
      sizes: `${ICONS[icon].size}x${ICONS[icon].size}`,
      type: 'image/png',
      purpose: ICONS[icon].isMaskable ? 'maskable' : 'any',
    })),
    shortcuts: [
      { name: words.saved, url: '/user/favorites-properties' },
      { name: words.map, url: publicPages.map },
    ],
    ...(apps.length > 0 && {
      related_applications: apps.map(({ store, id, href }) => ({ platform: store, url: href, id })),
    }),
  }
}
