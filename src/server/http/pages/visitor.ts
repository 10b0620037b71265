import type { FastifyRequest } from 'fastify'
import type { Output } from '#contract/endpoint.ts'
import type { ChosenPlace, Consent } from '#contract/page.ts'
import type { webSettings } from '#contract/settings.ts'
import { localPath } from '#domain/local-path.ts'

/** Visitor data of a request. */
export interface Visit {
  language: string
  /** Currency chosen by the visitor for prices, which may be that of the site; null if none was chosen. */
  currency: string | null
  /** Values given in the URL that differ from the cookies. */
  remember: { lang?: string; currency?: string }
  place: ChosenPlace | null
  /** Cookie consent of the visitor. */
  consent: Consent | null
}

export function visitOf(request: FastifyRequest, settings: Output<typeof webSettings>): Visit {
  const query = request.query as Record<'lang' | 'currency', string | string[] | undefined>
  const asked = typeof query.lang === 'string' ? query.lang : undefined
  const { lang, currency: chosen, location, cookie_consent: consent } = request.cookies
  const known = settings.languages.map((language) => language.code)
  const language = languageOf(
    { query: asked, cookie: lang, accept: request.headers['accept-language'] },
    known,
    settings.default_language ?? known[0] ?? 'en',
  )
  const wanted = currencyOf(query.currency, settings)
  return {
    language,
    currency: wanted ?? currencyOf(chosen, settings) ?? null,
    remember: {
      ...(asked === language && lang !== language && { lang: language }),
      ...(wanted && wanted !== chosen && { currency: wanted }),
    },
    place: placeOf(location),
    consent: consent === 'accepted' || consent === 'declined' ? consent : null,
  }
}

type Money = Pick<Output<typeof webSettings>, 'display_currencies' | 'selected_currency_data'>

/** A currency of this site: its own or one with an exchange rate. */
function currencyOf(asked: unknown, { display_currencies, selected_currency_data }: Money): string | undefined {
  return [selected_currency_data, ...display_currencies].find(({ code }) => code === asked)?.code
}

/** Web request for the page loaders, limited to what they may see. */
export function fetchRequest(request: FastifyRequest, baseUrl: string): Request {
  const headers = new Headers()
  for (const name of ['accept', 'user-agent']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return new Request(new URL(localPath(request.url), baseUrl), { headers })
}

/** Language of a visitor: the URL, then the cookie, then the browser's preference. */
export function languageOf(
  asked: { query: string | undefined; cookie: string | undefined; accept: string | undefined },
  known: readonly string[],
  fallback: string,
): string {
  const preferred = (asked.accept ?? '').split(',').map((entry) => entry.split(';')[0]!.trim().toLowerCase())
  for (const wish of [asked.query, asked.cookie, ...preferred]) {
    const code = wish?.toLowerCase()
    if (!code) continue
    const base = code.split('-')[0]!
    const found = known.find((one) => one.toLowerCase() === code) ?? known.find((one) => one.toLowerCase() === base)
    if (found) return found
  }
  return fallback
}

const MAX_RADIUS_KM = 20_040

/** Location chosen by the visitor, or null if the cookie is absent or malformed. */
export function placeOf(cookie: string | undefined): ChosenPlace | null {
  if (!cookie || cookie.length > 1000) return null
  try {
    const { formatted_address, city, state, country, latitude, longitude, radius } = JSON.parse(cookie)
    const words = [formatted_address, city, state, country]
    if (!words.every((word) => typeof word === 'string' && word.length <= 200)) return null
    if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null
    const place = { formatted_address, city, state, country, latitude: Number(latitude), longitude: Number(longitude) }
    return radius > 0 && radius <= MAX_RADIUS_KM ? { ...place, radius: Number(radius) } : place
  } catch {
    return null
  }
}
