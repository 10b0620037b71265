import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { PropertyDetail } from '#contract/objects.ts'
import type { WebSettings } from '#contract/settings.ts'
import { distanceUnit } from '#domain/distance.ts'
import { formatPrice } from '#domain/price.ts'
import { publicPages } from '#domain/public-pages.ts'
import { parseImagePath } from '#domain/renditions.ts'
import type { Storage } from '#server/adapters/storage/port.ts'
import type { TextSource } from '#server/adapters/texts/port.ts'
import { makePrint, masterPlace, slots } from '#server/features/media/public.ts'
import { wordsOf } from '#server/features/notifications/public.ts'

interface Services {
  storage: Storage
  texts: TextSource
  baseUrl: string
  now: () => Date
}

interface BrochureRequest {
  home: PropertyDetail
  settings: WebSettings
  language: string
}

type Size = { width: number; height: number }

/** Renders a brochure: picture sizes and the print function. */
export interface Printer<Words> {
  pictures: { lead: Size; small: Size; plan: Size }
  print: (words: Words) => Promise<Buffer>
}

const MAX_PLANS = 4
const MAX_CACHED = 20

// One at a time, because rendering takes about a second of CPU.
const inSlot = slots(1, 30)

/** Creates brochures of properties that the caller may see; cached by content. */
export function brochureMaker({ storage, texts, baseUrl, now }: Services, printer: Printer<BrochureLabels>) {
  const kept = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED })

  async function picture(url: string, size: Size, fit: 'cover' | 'inside'): Promise<Buffer[]> {
    const image = parseImagePath(/\/images\/(.+)$/.exec(url)?.[1] ?? '')
    const master = image && (await storage.read(masterPlace(image)))
    if (!master) return []
    // An unreadable picture is left out of the brochure.
    return makePrint(master, size, fit).then(
      (print) => [print],
      () => [],
    )
  }

  async function make(words: Words, { home }: BrochureRequest): Promise<Buffer> {
    const { lead, small, plan } = printer.pictures
    const [first = null] = await picture(home.title_image, lead, 'cover')
    const others: Buffer[] = []
    for (const { image_url } of home.gallery) {
      if (others.length === 3) break
      others.push(...(await picture(image_url, small, 'cover')))
    }
    const plans: BrochureLabels['plans'] = []
    for (const { title, image } of home.floors.slice(0, MAX_PLANS))
      for (const print of await picture(image, plan, 'inside')) plans.push({ title, picture: print })
    return printer.print({ ...words, photos: { lead: first, small: others }, plans })
  }

  return async (request: BrochureRequest): Promise<Buffer> => {
    const words = await describe(request, { texts, baseUrl, now })
    const { home } = request
    const pictures = [
      home.title_image,
      ...home.gallery.map((photo) => photo.image_url),
      ...home.floors.map((f) => f.image),
    ]
    const key = createHash('sha256')
      .update(JSON.stringify([words, pictures]))
      .digest('base64')
    const known = kept.get(key)
    const made = known ?? inSlot(() => make(words, request))
    if (!known) {
      kept.set(key, made)
      made.catch(() => kept.delete(key))
    }
    return made
  }
}

export type BrochureLabels = Words & {
  photos: { lead: Buffer | null; small: Buffer[] }
  plans: { title: string; picture: Buffer }[]
}

type Words = Awaited<ReturnType<typeof describe>>

async function describe(
  { home, settings, language }: BrochureRequest,
  { texts, baseUrl, now }: Pick<Services, 'texts' | 'baseUrl' | 'now'>,
) {
  const say = await wordsOf(texts, language)
  const numbers = new Intl.NumberFormat(language)
  const amount = formatPrice(home.price, {
    symbol: settings.currency_symbol || settings.selected_currency_data.symbol,
    currency: settings.selected_currency_data.code,
    withSuffix: settings.number_with_suffix === '1',
    language,
  })
  const { bedrooms, bathrooms, area } = home.facts
  const unit = distanceUnit(settings.distance_option)
  const siteName = settings.company_name ?? 'Lintel'
  const isRightToLeft = settings.languages.some(({ code, rtl }) => code === language && rtl === 1)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(now())
  return {
    title: home.translated_title || home.title,
    price: home.rentduration ? say(`price.${home.rentduration.toLowerCase()}`, { price: amount }) : amount,
    place: [home.city, home.state, home.country].filter(Boolean).join(isRightToLeft ? '، ' : ', '),
    facts: [
      bedrooms && say('facts.beds', { count: numbers.format(bedrooms) }),
      bathrooms && say('facts.baths', { count: numbers.format(bathrooms) }),
      area && say('facts.area', { area: numbers.format(Math.round(area)) }),
    ]
      .filter(Boolean)
      .join(' · '),
    about: { title: say('listing.about'), text: home.translated_description || home.description },
    tables: [
      {
        title: say('listing.facts'),
        rows: home.parameters
          .filter(({ type_of_parameter, value }) => type_of_parameter !== 'file' && value.length > 0)
          .map(({ translated_name, name, translated_value: value }): [string, string] => [
            translated_name || name,
            Array.isArray(value) ? value.join(', ') : value,
          ]),
      },
      {
        title: say('listing.nearby'),
        rows: home.assign_facilities.map(({ translated_name, name, distance }): [string, string] => [
          translated_name || name,
          say(`distance.${unit}`, { distance: numbers.format(distance) }),
        ]),
      },
    ],
    plansTitle: say('floors.title'),
    agent: { title: say('agent.contact'), lines: [home.customer_name, home.mobile, home.email].filter(Boolean) },
    siteName,
    scan: say('brochure.scan'),
    note: say('brochure.note', { date: day, site: siteName }),
    url: baseUrl + publicPages.property(home.slug_id),
    language,
    isRightToLeft,
  }
}
