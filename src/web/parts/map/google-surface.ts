import './map.css'
import type { MapSurface, SurfaceOptions } from './map-types.ts'
import { pinKeeper } from './pins.ts'

/** The few things of Google's script that are used here. */
interface GoogleMap {
  panTo: (at: { lat: number; lng: number }) => void
  panBy: (x: number, y: number) => void
  setZoom: (zoom: number) => void
  getZoom: () => number
  getBounds: () => { getSouthWest: () => Corner; getNorthEast: () => Corner } | undefined
  addListener: (event: 'idle', run: () => void) => void
}
interface Corner {
  lat: () => number
  lng: () => number
}
interface Overlay {
  onAdd: () => void
  draw: () => void
  onRemove: () => void
  setMap: (map: GoogleMap | null) => void
  getPanes: () => { floatPane: HTMLElement } | null
  getProjection: () => { fromLatLngToDivPixel: (at: unknown) => { x: number; y: number } }
}
interface GoogleMaps {
  Map: new (element: HTMLElement, options: object) => GoogleMap
  OverlayView: new () => Overlay
  LatLng: new (lat: number, lng: number) => unknown
}

declare global {
  interface Window {
    google?: { maps?: GoogleMaps }
    lintelMapReady?: () => void
  }
}

/** Google's map with our own pins; its script is fetched only here, so only where the operator set a key. */
export async function googleSurface(
  element: HTMLElement,
  options: SurfaceOptions & { key: string },
): Promise<MapSurface> {
  const maps = await loadGoogle(options.key, options.language)
  const map = new maps.Map(element, {
    center: { lat: options.view.latitude, lng: options.view.longitude },
    zoom: options.view.zoom,
    disableDefaultUI: true,
    keyboardShortcuts: false,
    gestureHandling: 'cooperative',
    colorScheme: getComputedStyle(element).colorScheme.includes('dark') ? 'DARK' : 'LIGHT',
  })
  map.addListener('idle', () => {
    const bounds = map.getBounds()
    if (!bounds) return
    const [low, high] = [bounds.getSouthWest(), bounds.getNorthEast()]
    options.onMove({
      box: { south: low.lat(), west: low.lng(), north: high.lat(), east: high.lng() },
      zoom: map.getZoom(),
    })
  })

  const places = new Set<{ at: unknown; holder: HTMLElement }>()
  const overlay = new maps.OverlayView()
  overlay.onAdd = () => overlay.getPanes()?.floatPane.append(...[...places].map(({ holder }) => holder))
  overlay.onRemove = () => [...places].forEach(({ holder }) => void holder.remove())
  overlay.draw = () => {
    for (const { at, holder } of places) {
      const { x, y } = overlay.getProjection().fromLatLngToDivPixel(at)
      holder.style.left = `${x}px`
      holder.style.top = `${y}px`
    }
  }
  const keep = pinKeeper(options.onSelect, {
    put(pin, button) {
      const holder = document.createElement('div')
      holder.className = 'map-pin-place'
      holder.append(button)
      const place = { at: new maps.LatLng(pin.latitude, pin.longitude), holder }
      places.add(place)
      return place
    },
    move(place, pin) {
      place.at = new maps.LatLng(pin.latitude, pin.longitude)
    },
    take(place) {
      place.holder.remove()
      places.delete(place)
    },
  })
  overlay.setMap(map)

  return {
    show(pins, selectedId) {
      keep(pins, selectedId)
      const pane = overlay.getPanes()?.floatPane
      // Before Google is ready there is no pane; onAdd then brings in all that wait.
      if (!pane) return
      for (const { holder } of places) if (holder.parentElement !== pane) pane.append(holder)
      overlay.draw()
    },
    moveTo({ latitude, longitude, zoom }) {
      map.panTo({ lat: latitude, lng: longitude })
      map.setZoom(zoom)
    },
    pan: (right, down) => map.panBy(element.clientWidth * right, element.clientHeight * down),
    zoom: (by) => map.setZoom(map.getZoom() + by),
    // Google fixes its colours when the map is made.
    repaint: () => {},
    remove: () => overlay.setMap(null),
  }
}

let loading: Promise<GoogleMaps> | null = null

function loadGoogle(key: string, language: string): Promise<GoogleMaps> {
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
    // The next attempt starts afresh.
    loading = null
    throw error
  })
  return loading
}
