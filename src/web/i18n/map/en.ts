export const texts = {
  'map.name': 'Map',
  'map.failed': 'We couldn’t load the map.',
  'map.retry': 'Try again',
  'map.approximate': 'Approximate location',
  'map.zoom-in': 'Zoom in',
  'map.zoom-out': 'Zoom out',
  'map.level': 'Zoom level {zoom}',
  'map.keys': 'Use the arrow keys to move the map, plus and minus to zoom, and Tab to reach the homes on it.',
} as const
