import type { WebSettings } from '#contract/settings.ts'
import type { Point } from '#domain/geo.ts'
import type { SearchQuery } from '#domain/search-query.ts'
import type { CardHome } from '#web/parts/card-home.ts'

/** A home of the list, and where it stands when that is known. */
export type MapHome = CardHome & Partial<Point>

export type MapSettings = Pick<
  WebSettings,
  | 'currency_symbol'
  | 'number_with_suffix'
  | 'selected_currency_data'
  | 'distance_option'
  | 'map_service_provider'
  | 'map_tile_url'
  | 'map_tile_attribution'
  | 'map_google_key'
>

export interface ResultsMapProps {
  settings: MapSettings
  /** Where the bundled base map lies. */
  world: string
  query: SearchQuery
  /** The homes of the list beside the map. */
  homes: readonly MapHome[]
  /** The home under the pointer or the focus in the list. */
  hoveredId: number | null
  onHover: (id: number | null) => void
  selectedId?: number | null
  /** A home was chosen on the map, or let go. */
  onSelect?: (id: number | null) => void
  /** The map asks for another search: elsewhere, otherwise the same. */
  onQuery: (next: SearchQuery) => void
  signInHref: string
  /** Classes that give the map its size. */
  className?: string
}
