/** How homes on a map are grouped and framed, and how its code is loaded. */
export const MAP_CLUSTERING = {
  /** Homes are first counted by squares of at least this size. */
  gridSizePx: 60,
  /** Fewer homes than this are shown one by one. */
  minClusterSize: 2,
  /** The grid of one answer is coarse enough for about this many marks, which a map draws in one batch. */
  batchSize: 2000,
  /** Marks closer than this are one cluster. */
  radiusPx: 40,
  /** Beyond this zoom only homes at one and the same point are grouped. */
  maxZoom: 16,
  /** Room around what a map is fitted to. */
  paddingPx: 60,
  /** How often loading the code of a map is repeated after a failure. */
  scriptRetries: 3,
} as const

const TILE_PX = 256

/** How many times a tile is cut in four to give the smallest squares that are not below the grid size. */
export const GRID_LEVELS = Math.floor(Math.log2(TILE_PX / MAP_CLUSTERING.gridSizePx))
