import type { WebSettings } from '#contract/settings.ts'
import type { MapTiles } from './map-types.ts'

type MapSettings = Pick<
  WebSettings,
  'map_service_provider' | 'map_tile_url' | 'map_tile_attribution' | 'map_google_key'
>

/** The map that the operator chose; an incomplete choice falls back to the bundled one. */
export function mapTiles(settings: MapSettings, world: string): MapTiles {
  const {
    map_service_provider: kind,
    map_tile_url: url,
    map_tile_attribution: attribution,
    map_google_key: key,
  } = settings
  if (kind === 'regional' && url) return { kind, world, url }
  if (kind === 'raster' && url) return { kind, url, attribution: attribution ?? '' }
  if (kind === 'google' && key) return { kind, key }
  return { kind: 'bundled', world }
}
