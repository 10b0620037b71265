import { DomEvent, divIcon, Map as LeafletMap, layerGroup, marker, tileLayer } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import './map.css'
import { PmtilesSource } from 'protomaps-leaflet'
import type { Look } from './look.ts'
import type { MapSurface, SurfaceOptions } from './map-types.ts'
import { readFont, readPalette } from './palette.ts'
import { pinButton } from './pins.ts'
import { regionalLabels, regionalPaint } from './regional-rules.ts'
import type { VectorLayer } from './vector-layer.ts'
import { regionalLayer, worldLayer } from './world-layer.ts'

/** The bundled map has no streets: closer than this there is nothing more to see. */
const DEEPEST = { bundled: 13, regional: 18, raster: 19 } as const
const LEAST_ZOOM = 2
const MOST_NORTH = 84

type Tiles = Exclude<SurfaceOptions['tiles'], { kind: 'google' }>

/** A map drawn by Leaflet into `element`, from files of this site or from the operator's tile server. */
export async function leafletSurface(
  element: HTMLElement,
  options: SurfaceOptions & { tiles: Tiles },
): Promise<MapSurface> {
  const look: Look = { palette: readPalette(element), font: readFont(element), language: options.language }
  // Labels are drawn once: with the page's font, not with its stand-in.
  await document.fonts?.load(`500 12px ${look.font}`).catch(() => [])
  const map = new LeafletMap(element, {
    center: [options.view.latitude, options.view.longitude],
    zoom: Math.min(options.view.zoom, DEEPEST[options.tiles.kind]),
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

  const layers = await baseLayers(map, options.tiles, look)
  const pins = layerGroup().addTo(map)
  const report = () => {
    const bounds = map.getBounds()
    const box = { south: bounds.getSouth(), west: bounds.getWest(), north: bounds.getNorth(), east: bounds.getEast() }
    options.onMove({ box, zoom: map.getZoom() })
  }
  map.on('moveend', report)
  const resized = new ResizeObserver(() => map.invalidateSize({ animate: false }))
  resized.observe(element)

  return {
    show(list, selectedId) {
      pins.clearLayers()
      for (const pin of list) {
        const button = pinButton(pin, pin.id === selectedId, options.onSelect)
        DomEvent.disableClickPropagation(button)
        const icon = divIcon({ html: button, className: 'map-pin-place', iconSize: [0, 0] })
        marker([pin.latitude, pin.longitude], { icon, keyboard: false, interactive: false }).addTo(pins)
      }
    },
    moveTo: ({ latitude, longitude, zoom }) => map.setView([latitude, longitude], zoom, { animate: options.animate }),
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

async function baseLayers(map: LeafletMap, tiles: Tiles, look: Look): Promise<VectorLayer[]> {
  if (tiles.kind === 'raster') {
    tileLayer(tiles.url, { maxZoom: DEEPEST.raster }).addTo(map)
    return []
  }
  const world = worldLayer(tiles.world, look, { maxZoom: DEEPEST.regional })
  world.layer.addTo(map)
  if (tiles.kind === 'bundled') return [world]
  const source = new PmtilesSource(tiles.url, true)
  const { minZoom, maxZoom, ...edges } = await source.p.getHeader()
  const region = regionalLayer(
    source,
    { paint: regionalPaint(look), labels: regionalLabels(look) },
    {
      depth: maxZoom,
      minZoom: Math.max(minZoom + 1, 7),
      maxZoom: DEEPEST.regional,
      bounds: [
        [edges.minLat, edges.minLon],
        [edges.maxLat, edges.maxLon],
      ],
    },
  )
  region.layer.addTo(map)
  return [world, region]
}
