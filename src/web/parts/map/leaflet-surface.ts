import { control, divIcon, Map as LeafletMap, layerGroup, type Marker, marker } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import './map.css'
import type { Box } from '#domain/geo.ts'
import { MAP_CLUSTERING } from '#domain/map-clustering.ts'
import { type BaseTiles, baseLayers } from './base-layers.ts'
import { drawShapes } from './leaflet-shapes.ts'
import type { MapAim, MapSurface, SurfaceOptions } from './map-types.ts'
import { readFont, readPalette } from './palette.ts'
import { listenToPins } from './pin-events.ts'
import { pinKeeper } from './pins.ts'
import type { Look } from './style.ts'

/** Maximum zoom of the bundled map for one home: it has no streets, so closer there is nothing more to see. */
const DEEPEST = { bundled: 12, regional: 18, raster: 19 } as const
/** Maximum zoom for many homes, which separate only beyond street level. */
const DEEPEST_MAIN = { ...DEEPEST, bundled: 18 } as const
/** Maximum zoom at which a view opens: the bundled map shows a home in its town. */
const OPENING = { ...DEEPEST, bundled: 11 } as const
const MIN_ZOOM = 2
const MAX_NORTH = 84

/** A map drawn by Leaflet into `element`, from files of this site or from the operator's tile server. */
export async function leafletSurface(
  element: HTMLElement,
  options: SurfaceOptions & { tiles: BaseTiles },
): Promise<MapSurface> {
  const { tiles, animate, isMain } = options
  const look: Look = { palette: readPalette(element), font: readFont(element), language: options.language }
  // Labels are drawn once, so they wait for the page's font.
  await document.fonts?.load(`500 12px ${look.font}`).catch(() => [])
  // Archives first: when they cannot be read, there is no map to show.
  const layers = await baseLayers(tiles, look)
  const map = new LeafletMap(element, {
    minZoom: MIN_ZOOM,
    maxZoom: (isMain ? DEEPEST_MAIN : DEEPEST)[tiles.kind],
    maxBounds: [
      [-MAX_NORTH, Number.NEGATIVE_INFINITY],
      [MAX_NORTH, Number.POSITIVE_INFINITY],
    ],
    maxBoundsViscosity: 1,
    worldCopyJump: true,
    zoomControl: false,
    attributionControl: false,
    // The map component handles keys itself, because it knows reduced motion and the language.
    keyboard: false,
    // The wheel scrolls the page until the map is clicked or focused.
    scrollWheelZoom: isMain,
    zoomAnimation: animate,
    fadeAnimation: animate,
    markerZoomAnimation: animate,
    inertia: animate,
  })
  const moveTo = (aim: MapAim, isAnimated = animate) => {
    if (!('box' in aim)) {
      map.setView([aim.latitude, aim.longitude], Math.min(aim.zoom, OPENING[tiles.kind]), { animate: isAnimated })
      return
    }
    map.fitBounds(boundsOf(aim.box), {
      padding: [MAP_CLUSTERING.paddingPx, MAP_CLUSTERING.paddingPx],
      animate: isAnimated,
    })
  }
  moveTo(options.aim, false)
  if (isMain) showScale(map, options.isImperial)
  else sharePage(map, element)

  for (const { layer } of layers) layer.addTo(map)
  const shapes = layerGroup().addTo(map)
  const report = () => {
    const bounds = map.getBounds()
    const box = { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() }
    options.onMove({ box, zoom: map.getZoom() })
  }
  map.on('moveend', report)
  map.on('click', ({ latlng, originalEvent }) => {
    if ((originalEvent.target as Element).closest('.map-pin')) return
    options.onPress?.({ latitude: latlng.lat, longitude: latlng.lng })
  })
  report()
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }))
  resized.observe(element)

  const pointAt: MapSurface['pointAt'] = ({ x, y }) => {
    const { lat, lng } = map.containerPointToLatLng([x, y])
    return { latitude: lat, longitude: lng }
  }
  listenToPins(element, options, pointAt)
  return {
    ...pinKeeper<Marker>({
      put(pin, button) {
        const icon = divIcon({ html: button, className: 'map-pin-place', iconSize: [0, 0] })
        return marker([pin.latitude, pin.longitude], { icon, keyboard: false, interactive: false }).addTo(map)
      },
      move: (held, pin) => held.setLatLng([pin.latitude, pin.longitude]),
      take: (held) => held.remove(),
    }),
    draw: (wanted) => drawShapes(shapes, wanted),
    moveTo,
    pan: (right, down) => {
      const size = map.getSize()
      map.panBy([size.x * right, size.y * down], { animate, duration: 0.18 })
    },
    zoom: (by) => map.setZoom(map.getZoom() + by, { animate }),
    takePresses: (isOn) => void (isOn ? map.doubleClickZoom.disable() : map.doubleClickZoom.enable()),
    centre: () => pointAt({ x: element.clientWidth / 2, y: element.clientHeight / 2 }),
    pointAt,
    spotOf: ({ latitude, longitude }) => map.latLngToContainerPoint([latitude, longitude]),
    repaint() {
      look.palette = readPalette(element)
      for (const layer of layers) layer.repaint()
    },
    remove() {
      resized.disconnect()
      map.remove()
    },
  }
}

/** A scale for maps without streets; the credits are in the other corner. */
function showScale(map: LeafletMap, isImperial: boolean) {
  const position = document.documentElement.dir === 'rtl' ? 'bottomright' : 'bottomleft'
  control.scale({ position, metric: !isImperial, imperial: isImperial, maxWidth: 96 }).addTo(map)
}

/**
 * One finger scrolls the page, two pan the map; a mouse drags at once, and its wheel works after the map is clicked or
 * focused.
 */
function sharePage(map: LeafletMap, element: HTMLElement) {
  if (matchMedia('(pointer: coarse)').matches) map.dragging.disable()
  element.addEventListener('focusin', () => map.scrollWheelZoom.enable())
  element.addEventListener('focusout', () => map.scrollWheelZoom.disable())
}

/** Bounds across the date line continue eastwards instead of around the world. */
const boundsOf = ({ south, west, north, east }: Box): [[number, number], [number, number]] => [
  [south, west],
  [north, west > east ? east + 360 : east],
]
