import type { Box, Point } from '#domain/geo.ts'

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
}

export interface MapView extends Point {
  zoom: number
}

/** Where the visitor has moved the map to. */
export interface MapFrame {
  box: Box
  zoom: number
}

/** A drawn map, whatever draws it. */
export interface MapSurface {
  show: (pins: readonly MapPin[], selectedId: string | null) => void
  moveTo: (view: MapView) => void
  /** Moves the view by a share of its size; 1 is a whole screen. */
  pan: (right: number, down: number) => void
  zoom: (by: 1 | -1) => void
  /** Paints again in the colours that are in force now. */
  repaint: () => void
  remove: () => void
}

export interface SurfaceOptions {
  tiles: MapTiles
  view: MapView
  language: string
  /** False when the visitor asked for less motion. */
  animate: boolean
  onSelect: (id: string) => void
  onMove: (frame: MapFrame) => void
}
