/** Clustering, framing and script loading of the map. */
export const MAP_CLUSTERING = {
  /** Properties are first aggregated by grid cells of at least this size. */
  gridSizePx: 60,
  /** Fewer properties than this are shown individually. */
  minClusterSize: 2,
  /** The grid of a response is coarse enough for about this many markers, which the map draws in one batch. */
  batchSize: 2000,
  /** Markers closer than this form a cluster. */
  radiusPx: 40,
  /** Beyond this zoom only properties at the same point are clustered. */
  maxZoom: 16,
  /** Padding around the bounds that a map is fitted to. */
  paddingPx: 60,
  /** Number of retries after the map code failed to load. */
  scriptRetries: 3,
} as const

const TILE_PX = 256

/** Number of tile subdivisions that gives the smallest grid cells not below the grid size. */
export const GRID_LEVELS = Math.floor(Math.log2(TILE_PX / MAP_CLUSTERING.gridSizePx))
