import './map.css'
import { MAP_CLUSTERING } from '#domain/map-clustering.ts'
import { loadGoogle } from './google-script.ts'
import { shapeKeeper } from './google-shapes.ts'
import { loadWithRetries } from './load-with-retries.ts'
import type { MapAim, MapSurface, SurfaceOptions } from './map-types.ts'
import { listenToPins } from './pin-events.ts'
import { pinKeeper } from './pins.ts'

/** Google's map with our own pins; its script is loaded only here, so only where the operator set a key. */
export async function googleSurface(
  element: HTMLElement,
  options: SurfaceOptions & { key: string },
): Promise<MapSurface> {
  const maps = await loadWithRetries(() => loadGoogle(options.key, options.language))
  const map = new maps.Map(element, {
    center: { lat: 0, lng: 0 },
    zoom: 2,
    disableDefaultUI: true,
    keyboardShortcuts: false,
    gestureHandling: options.isMain ? 'greedy' : 'cooperative',
    colorScheme: getComputedStyle(element).colorScheme.includes('dark') ? 'DARK' : 'LIGHT',
  })
  const moveTo = (aim: MapAim) => {
    if ('box' in aim) return map.fitBounds(aim.box, MAP_CLUSTERING.paddingPx)
    map.panTo({ lat: aim.latitude, lng: aim.longitude })
    map.setZoom(aim.zoom)
  }
  moveTo(options.aim)
  map.addListener('idle', () => {
    const bounds = map.getBounds()
    if (!bounds) return
    const [low, high] = [bounds.getSouthWest(), bounds.getNorthEast()]
    options.onMove({
      box: { south: low.lat(), west: low.lng(), north: high.lat(), east: high.lng() },
      zoom: Math.round(map.getZoom()),
    })
  })
  map.addListener('click', ({ latLng }) => options.onPress?.({ latitude: latLng.lat(), longitude: latLng.lng() }))

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
  const keeper = pinKeeper<{ at: unknown; holder: HTMLElement }>({
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
  const pointAt: MapSurface['pointAt'] = ({ x, y }) => {
    const at = overlay.getProjection().fromContainerPixelToLatLng(new maps.Point(x, y))
    return { latitude: at.lat(), longitude: at.lng() }
  }
  listenToPins(element, options, pointAt)

  return {
    show(pins, selectedId) {
      keeper.show(pins, selectedId)
      const pane = overlay.getPanes()?.floatPane
      // Before Google is ready there is no pane; onAdd then adds all pending elements.
      if (!pane) return
      for (const { holder } of places) if (holder.parentElement !== pane) pane.append(holder)
      overlay.draw()
    },
    light: keeper.light,
    draw: shapeKeeper(maps, map, element),
    moveTo,
    pan: (right, down) => map.panBy(element.clientWidth * right, element.clientHeight * down),
    zoom: (by) => map.setZoom(map.getZoom() + by),
    takePresses: (isOn) => map.setOptions({ disableDoubleClickZoom: isOn }),
    centre: () => ({ latitude: map.getCenter().lat(), longitude: map.getCenter().lng() }),
    pointAt,
    spotOf: ({ latitude, longitude }) =>
      overlay.getProjection().fromLatLngToContainerPixel(new maps.LatLng(latitude, longitude)),
    // Google fixes its colours when the map is created.
    repaint: () => {},
    remove: () => overlay.setMap(null),
  }
}
