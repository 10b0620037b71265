/** The parts of Google's script that are used here. */
export interface GoogleMap {
  panTo: (at: LatLngLiteral) => void
  panBy: (x: number, y: number) => void
  setZoom: (zoom: number) => void
  getZoom: () => number
  setOptions: (options: { disableDoubleClickZoom: boolean }) => void
  fitBounds: (bounds: { south: number; west: number; north: number; east: number }, padding: number) => void
  getBounds: () => { getSouthWest: () => Corner; getNorthEast: () => Corner } | undefined
  getCenter: () => Corner
  addListener: ((event: 'idle', run: () => void) => void) &
    ((event: 'click', run: (press: { latLng: Corner }) => void) => void)
}
export interface LatLngLiteral {
  lat: number
  lng: number
}
interface Corner {
  lat: () => number
  lng: () => number
}
interface Pixel {
  x: number
  y: number
}
interface Overlay {
  onAdd: () => void
  draw: () => void
  onRemove: () => void
  setMap: (map: GoogleMap | null) => void
  getPanes: () => { floatPane: HTMLElement } | null
  getProjection: () => {
    fromLatLngToDivPixel: (at: unknown) => Pixel
    fromLatLngToContainerPixel: (at: unknown) => Pixel
    fromContainerPixelToLatLng: (pixel: unknown) => Corner
  }
}
export interface GoogleShape {
  setMap: (map: GoogleMap | null) => void
}
type ShapeMaker = new (options: object) => GoogleShape
export interface GoogleMaps {
  Map: new (element: HTMLElement, options: object) => GoogleMap
  OverlayView: new () => Overlay
  LatLng: new (lat: number, lng: number) => unknown
  Point: new (x: number, y: number) => unknown
  Polygon: ShapeMaker
  Polyline: ShapeMaker
  Circle: ShapeMaker
}

declare global {
  interface Window {
    google?: { maps?: GoogleMaps }
    lintelMapReady?: () => void
  }
}

let loading: Promise<GoogleMaps> | null = null

/** Loads Google's script once; only where the operator set a key. */
export function loadGoogle(key: string, language: string): Promise<GoogleMaps> {
  loading ??= new Promise<GoogleMaps>((resolve, reject) => {
    const script = document.createElement('script')
    const query = new URLSearchParams({ key, language, loading: 'async', callback: 'lintelMapReady' })
    window.lintelMapReady = () =>
      window.google?.maps ? resolve(window.google.maps) : reject(new Error('Google Maps is empty'))
    script.src = `https://maps.googleapis.com/maps/api/js?${query}`
    script.async = true
    script.onerror = () => reject(new Error('Google Maps could not be loaded'))
    document.head.append(script)
  }).catch((error: unknown) => {
    // The next attempt starts from scratch.
    loading = null
    throw error
  })
  return loading
}
