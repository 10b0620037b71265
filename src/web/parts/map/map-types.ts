import type { Box, Point } from '#domain/geo.ts'
import type { Spot } from '#domain/simplify.ts'

/** The base layer beneath the pins; the operator chooses it in the settings. */
export type MapTiles =
  | { kind: 'bundled'; world: string }
  | { kind: 'regional'; world: string; url: string }
  | { kind: 'raster'; url: string; attribution: string }
  | { kind: 'google'; key: string }

export interface MapPin extends Point {
  id: string
  /** The accessible name: title and price of the home. */
  label: string
  /** The label of the pin; without it the pin is a dot. */
  text?: string
  /** The size class of a cluster, from 1 for a few homes to 4 for very many. */
  crowd?: 1 | 2 | 3 | 4
  /** A home that the visitor has viewed. */
  isVisited?: boolean
  /** A vertex of the drawing: it can be dragged, and moved with the arrow keys. */
  isCorner?: boolean
}

/** Shapes on the map beneath the pins. */
export type MapShape =
  | { kind: 'area' | 'draft' | 'line'; points: readonly Point[] }
  | { kind: 'circle'; centre: Point; radiusKm: number }

export interface MapView extends Point {
  zoom: number
}

/** The view: a point, or a whole rectangle. */
export type MapAim = MapView | { box: Box }

/** The view that the visitor has moved the map to. */
export interface MapFrame {
  box: Box
  zoom: number
}

/** A drawn map, independent of the library. */
export interface MapSurface {
  show: (pins: readonly MapPin[], selectedId: string | null) => void
  /** Highlights one pin, as when its card is hovered. */
  light: (id: string | null) => void
  draw: (shapes: readonly MapShape[]) => void
  moveTo: (aim: MapAim) => void
  /** Pans the view by a share of its size; 1 is a whole screen. */
  pan: (right: number, down: number) => void
  zoom: (by: 1 | -1) => void
  /** While presses set points, a double press sets two points and does not zoom. */
  takePresses: (isOn: boolean) => void
  centre: () => Point
  /** Converts between a position in the map's element and a point. */
  pointAt: (spot: Spot) => Point
  spotOf: (point: Point) => Spot
  /** Redraws in the current colours. */
  repaint: () => void
  remove: () => void
}

export interface SurfaceEvents {
  onSelect: (id: string) => void
  onMove: (frame: MapFrame) => void
  /** A pin was hovered or focused, or left. */
  onHover?: (id: string | null) => void
  /** The map was pressed outside every pin. */
  onPress?: (point: Point) => void
  /** A vertex was moved to another point, or removed. */
  onCorner?: (id: string, to: Point | null) => void
}

export interface SurfaceOptions extends SurfaceEvents {
  tiles: MapTiles
  aim: MapAim
  language: string
  /** False with reduced motion. */
  animate: boolean
  /** A main map handles wheel and touch at once, and zooms to single houses. */
  isMain: boolean
  /** The scale of a main map is in miles. */
  isImperial: boolean
}
