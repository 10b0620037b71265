import { DomEvent, divIcon, type GridLayer, Map as LeafletMap, marker, tileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import './map.css'
import { PmtilesSource } from 'protomaps-leaflet'
import type { Look } from './look.ts'
import type { MapSurface, SurfaceOptions } from './map-types.ts'
import { readFont, readPalette } from './palette.ts'
import { pinKeeper } from './pins.ts'
import { regionalLabels, regionalPaint } from './regional-rules.ts'
import { regionalLayer, worldLayer } from './world-layer.ts'

/** The bundled map has no streets: closer than this there is nothing more to see. */
const DEEPEST = { bundled: 12, regional: 18, raster: 19 } as const
/** Where a view opens at most: the bundled map shows a home in its town and leaves the last step to the visitor. */
const OPENING = { ...DEEPEST, bundled: 11 } as const
const LEAST_ZOOM = 2
const MOST_NORTH = 84

/** Farther out the world says it better than a patch of it. */
const REGION_FROM = 7

interface BaseLayer {
  layer: GridLayer
  repaint: () => void
}
type Tiles = Exclude<SurfaceOptions['tiles'], { kind: 'google' }>

/** A map drawn by Leaflet into `element`, from files of this site or from the operator's tile server. */
export async function leafletSurface(
  element: HTMLElement,
  options: SurfaceOptions & { tiles: Tiles },
): Promise<MapSurface> {
  const look: Look = { palette: readPalette(element), font: readFont(element), language: options.language }
  // Labels are drawn once: with the page's font, not with its stand-in.
  await document.fonts?.load(`500 12px ${look.font}`).catch(() => [])
  // First the archives: when they cannot be read, there is no map to show.
  const layers = await baseLayers(options.tiles, look)
  const opening = (zoom: number) => Math.min(zoom, OPENING[options.tiles.kind])
  const map = new LeafletMap(element, {
    center: [options.view.latitude, options.view.longitude],
    zoom: opening(options.view.zoom),
    minZoom: LEAST_ZOOM,
    maxZoom: DEEPEST[options.tiles.kind],
    maxBounds: [
      [-MOST_NORTH, Number.NEGATIVE_INFINITY],
      [MOST_NORTH, Number.POSITIVE_INFINITY],
    ],
    maxBoundsViscosity: 1,
    worldCopyJump: true,
    zoomControl: false,
    attributionControl: false,
    // Keys are handled by the part itself, which knows about reduced motion and languages.
    keyboard: false,
    // The page keeps its wheel until somebody steps into the map.
    scrollWheelZoom: false,
    zoomAnimation: options.animate,
    fadeAnimation: options.animate,
    markerZoomAnimation: options.animate,
    inertia: options.animate,
  })
  // One finger scrolls the page, two move the map; a mouse drags it at once.
  if (matchMedia('(pointer: coarse)').matches) map.dragging.disable()
  element.addEventListener('focusin', () => map.scrollWheelZoom.enable())
  element.addEventListener('focusout', () => map.scrollWheelZoom.disable())

  for (const { layer } of layers) layer.addTo(map)
  const report = () => {
    const bounds = map.getBounds()
    const box = { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() }
    options.onMove({ box, zoom: map.getZoom() })
  }
  map.on('moveend', report)
  report()
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }))
  resized.observe(element)

  return {
    show: pinKeeper(options.onSelect, {
      put(pin, button) {
        DomEvent.disableClickPropagation(button)
        const icon = divIcon({ html: button, className: 'map-pin-place', iconSize: [0, 0] })
        return marker([pin.latitude, pin.longitude], { icon, keyboard: false, interactive: false }).addTo(map)
      },
      move: (held, pin) => held.setLatLng([pin.latitude, pin.longitude]),
      take: (held) => held.remove(),
    }),
    moveTo: ({ latitude, longitude, zoom }) =>
      map.setView([latitude, longitude], opening(zoom), { animate: options.animate }),
    pan: (right, down) => {
      const size = map.getSize()
      map.panBy([size.x * right, size.y * down], { animate: options.animate, duration: 0.18 })
    },
    zoom: (by) => map.setZoom(map.getZoom() + by, { animate: options.animate }),
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

async function baseLayers(tiles: Tiles, look: Look): Promise<BaseLayer[]> {
  if (tiles.kind === 'raster') {
    return [{ layer: tileLayer(tiles.url, { maxZoom: DEEPEST.raster }), repaint: () => {} }]
  }
  const source = new PmtilesSource(tiles.world, false)
  await source.p.getHeader()
  const world = worldLayer(source, look, { maxZoom: DEEPEST.regional })
  return tiles.kind === 'bundled' ? [world] : [world, await region(tiles.url, look)]
}

async function region(url: string, look: Look): Promise<BaseLayer> {
  const source = new PmtilesSource(url, true)
  const { minZoom, maxZoom, minLat, minLon, maxLat, maxLon } = await source.p.getHeader()
  return regionalLayer(
    source,
    { paint: regionalPaint(look), labels: regionalLabels(look) },
    {
      depth: maxZoom,
      minZoom: Math.max(minZoom + 1, REGION_FROM),
      maxZoom: DEEPEST.regional,
      bounds: [
        [minLat, minLon],
        [maxLat, maxLon],
      ],
    },
  )
}
