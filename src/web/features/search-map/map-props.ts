import type { WebSettings } from '#contract/settings.ts'
import type { Point } from '#domain/geo.ts'
import type { SearchQuery } from '#domain/search-query.ts'
import type { PropertyCardData } from '#web/parts/property-card-data.ts'

/** A home of the list, with its position when it is known. */
export type MapHome = PropertyCardData & Partial<Point>

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
  /** The address of the bundled base map. */
  world: string
  query: SearchQuery
  /** The homes of the list beside the map. */
  homes: readonly MapHome[]
  /** The hovered or focused home of the list. */
  hoveredId: number | null
  onHover: (id: number | null) => void
  selectedId?: number | null
  /** A home was selected on the map, or deselected. */
  onSelect?: (id: number | null) => void
  /** The map requests the same search in another area. */
  onQuery: (next: SearchQuery) => void
  signInHref: string
  /** Classes that set the size of the map. */
  className?: string
}
