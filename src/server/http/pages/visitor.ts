import type { FastifyRequest } from 'fastify'
import type { Output } from '#contract/endpoint.ts'
import type { ChosenPlace, Consent } from '#contract/page.ts'
import type { webSettings } from '#contract/settings.ts'
import { localPath } from '#domain/local-path.ts'

/** What a request says about who visits. */
export interface Visit {
  language: string
  /** The currency that the visitor chose to see prices in, the site's own included; null where none was chosen. */
  currency: string | null
  /** What was asked for by name and differs from what was chosen before. */
  remember: { lang?: string; currency?: string }
  place: ChosenPlace | null
  /** What the visitor answered to the cookie notice. */
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

/** A currency of this site, its own or one that has a rate. */
function currencyOf(asked: unknown, { display_currencies, selected_currency_data }: Money): string | undefined {
  return [selected_currency_data, ...display_currencies].find(({ code }) => code === asked)?.code
}

/** What loaders may see of the request. */
export function fetchRequest(request: FastifyRequest, baseUrl: string): Request {
  const headers = new Headers()
  for (const name of ['accept', 'user-agent']) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return new Request(new URL(localPath(request.url), baseUrl), { headers })
}

/** The language a visitor reads: what the address says, then what was chosen before, then what the browser prefers. */
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

/** The place a visitor chose, or null when the cookie is absent or not ours. */
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
