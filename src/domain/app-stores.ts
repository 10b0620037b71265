/** Settings that identify the site's apps: an id, or the full store URL. */
interface AppIds {
  playstore_id?: string | undefined
  appstore_id?: string | undefined
}

export interface AppLink {
  store: 'play' | 'itunes'
  id: string
  href: string
}

const PLAY = 'https://play.google.com/store/apps/details?id='
const APPLE = 'https://apps.apple.com/app/id'
const PLAY_ID = /^[a-zA-Z]\w*(\.[a-zA-Z]\w*)+$/
const APPLE_ID = /^(?:id)?(\d{5,15})$/

/** Store links of the site's apps; a value that is neither an id nor a URL of that store is ignored. */
export function appLinks({ playstore_id = '', appstore_id = '' }: AppIds): AppLink[] {
  const play = inStore(playstore_id, 'play.google.com', (url) => url.searchParams.get('id') ?? '')
  const apple = inStore(appstore_id, 'apps.apple.com', (url) => url.pathname.split('/').at(-1) ?? '')
  const number = APPLE_ID.exec(apple)?.[1]
  return [
    ...(PLAY_ID.test(play) ? [{ store: 'play' as const, id: play, href: PLAY + play }] : []),
    ...(number ? [{ store: 'itunes' as const, id: number, href: APPLE + number }] : []),
  ]
}

function inStore(setting: string, host: string, idIn: (url: URL) => string): string {
  const text = setting.trim()
  const url = URL.parse(text)
  return url === null ? text : url.protocol === 'https:' && url.hostname === host ? idIn(url) : ''
}

/** Schemes that open something other than an app. */
const NO_APP = [
  'javascript',
  'data',
  'vbscript',
  'file',
  'blob',
  'about',
  'http',
  'https',
  'ftp',
  'mailto',
  'tel',
  'sms',
]

/** Deep link to a page in the site's app, such as `myhomes://example.org/faqs`; null without a custom scheme. */
export function deepLink(scheme: string | undefined, pageUrl: string): string | null {
  const word = scheme?.trim().toLowerCase() ?? ''
  if (!/^[a-z][a-z0-9+.-]*$/.test(word) || NO_APP.includes(word)) return null
  const { host, pathname } = new URL(pageUrl)
  return `${word}://${host}${pathname}`
}
