import type { MapView, Pin } from '#contract/search.ts'
import { type Box, holds, type Point } from '#domain/geo.ts'
import type { Translate } from '#web/i18n/translate.ts'
import type { MapPin } from '#web/parts/map/map-types.ts'

export type Cluster = MapView['clusters'][number]

/** The object of a pin on the map. */
export type Shown = { kind: 'home'; home: Pin } | { kind: 'cluster'; cluster: Cluster }
export interface ShownPin extends MapPin {
  shown: Shown
}

export interface PinLabels {
  t: Translate
  language: string
  /** An abbreviated price. */
  price: (amount: number) => string
  /** The title of a home, where it is known. */
  titleOf: (id: number) => string | undefined
  isSeen: (id: number) => boolean
  isHidden: (id: number) => boolean
}

export const homePinId = (id: number) => `home ${id}`

/** The response of the map call as pins. The homes of the list show their price even where others are dots. */
export function pinsOf({ clusters, pins, dots }: MapView, words: PinLabels): ShownPin[] {
  const exact = new Intl.NumberFormat(words.language)
  const rough = new Intl.NumberFormat(words.language, { notation: 'compact', maximumSignificantDigits: 2 })
  const inShort = (count: number) => (count < 1000 ? exact : rough).format(count)
  return [
    ...clusters.map((cluster) => clusterPin(cluster, inShort(cluster.count), words)),
    ...pins.filter(({ id }) => !words.isHidden(id)).map((home) => homePin(home, true, words)),
    ...dots
      .filter(({ id }) => !words.isHidden(id))
      .map((home) => homePin(home, words.titleOf(home.id) !== undefined, words)),
  ]
}

function clusterPin(cluster: Cluster, text: string, { t, price }: PinLabels): ShownPin {
  const { latitude, longitude, count, min_price, stacked } = cluster
  return {
    id: `cluster ${latitude} ${longitude}`,
    latitude,
    longitude,
    text,
    crowd: count < 10 ? 1 : count < 100 ? 2 : count < 1000 ? 3 : 4,
    label: t(stacked ? 'map.stack' : 'map.cluster', { count, price: price(min_price) }),
    shown: { kind: 'cluster', cluster },
  }
}

function homePin(home: Pin, isPriced: boolean, words: PinLabels): ShownPin {
  const { t, price, titleOf, isSeen } = words
  const amount = price(home.price)
  const title = titleOf(home.id)
  const named = title ? `${amount}, ${title}` : t(`map.home-${home.property_type}`, { price: amount })
  const isVisited = isSeen(home.id)
  return {
    id: homePinId(home.id),
    latitude: home.latitude,
    longitude: home.longitude,
    label: isVisited ? t('map.seen', { label: named }) : named,
    ...(isPriced && { text: amount }),
    isVisited,
    shown: { kind: 'home', home },
  }
}

/** The pin of a home of the list: its own, or that of the cluster that contains it. */
export function pinOfHome(pins: readonly ShownPin[], id: number, point: Point | null): string | null {
  const own = homePinId(id)
  if (pins.some((pin) => pin.id === own)) return own
  if (!point) return null
  const around = pins.find(({ shown }) => shown.kind === 'cluster' && holds(boxOfCluster(shown.cluster), point))
  return around?.id ?? null
}

export const boxOfCluster = ({ box: [south, west, north, east] }: Cluster): Box => ({ south, west, north, east })
