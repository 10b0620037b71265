import type { Box, Point } from '#domain/geo.ts'
import type { Spot } from '#domain/simplify.ts'

/** What is drawn beneath the pins; the operator chooses it in the settings. */
export type MapTiles =
  | { kind: 'bundled'; world: string }
  | { kind: 'regional'; world: string; url: string }
  | { kind: 'raster'; url: string; attribution: string }
  | { kind: 'google'; key: string }

export interface MapPin extends Point {
  id: string
  /** What a screen reader says: name and price of the home. */
  label: string
  /** What stands on the pin; without it the pin is a dot. */
  text?: string
  /** A round pin for many homes, from 1 for a few to 4 for very many. */
  crowd?: 1 | 2 | 3 | 4
  /** Something that the visitor has looked at already. */
  isVisited?: boolean
  /** A corner of what is being drawn: it can be dragged, and moved with the arrow keys. */
  isCorner?: boolean
}

/** What lies on the map beneath the pins. */
export type MapShape =
  | { kind: 'area' | 'draft' | 'line'; points: readonly Point[] }
  | { kind: 'circle'; centre: Point; radiusKm: number }

export interface MapView extends Point {
  zoom: number
}

/** Where to look: at a point, or at all of a rectangle. */
export type MapAim = MapView | { box: Box }

/** Where the visitor has moved the map to. */
export interface MapFrame {
  box: Box
  zoom: number
}

/** A drawn map, whatever draws it. */
export interface MapSurface {
  show: (pins: readonly MapPin[], selectedId: string | null) => void
  /** Lights one pin, as when the pointer is on its card. */
  light: (id: string | null) => void
  draw: (shapes: readonly MapShape[]) => void
  moveTo: (aim: MapAim) => void
  /** Moves the view by a share of its size; 1 is a whole screen. */
  pan: (right: number, down: number) => void
  zoom: (by: 1 | -1) => void
  /** While presses set points, two quick ones are two points and not a step closer. */
  takePresses: (isOn: boolean) => void
  centre: () => Point
  /** What lies at a spot of the map's element, and where on it a point lies. */
  pointAt: (spot: Spot) => Point
  spotOf: (point: Point) => Spot
  /** Paints again in the colours that are in force now. */
  repaint: () => void
  remove: () => void
}

export interface SurfaceEvents {
  onSelect: (id: string) => void
  onMove: (frame: MapFrame) => void
  /** The pointer or the focus came to a pin, or left it. */
  onHover?: (id: string | null) => void
  /** The map itself was pressed, beside every pin. */
  onPress?: (point: Point) => void
  /** A corner was moved to another point, or taken away. */
  onCorner?: (id: string, to: Point | null) => void
}

export interface SurfaceOptions extends SurfaceEvents {
  tiles: MapTiles
  aim: MapAim
  language: string
  /** False when the visitor asked for less motion. */
  animate: boolean
  /** A map that is the page's matter takes wheel and finger at once, and goes down to single houses. */
  isMain: boolean
  /** The scale of a main map is in miles. */
  isImperial: boolean
}
