export const texts = {
  'map.name': 'Map',
  'map.failed': 'The map could not be loaded.',
  'map.retry': 'Try again',
  'map.approximate': 'Approximate location',
  'map.zoom-in': 'Zoom in',
  'map.zoom-out': 'Zoom out',
  'map.level': 'Zoom level {zoom}',
  'map.keys': 'Move the map with the arrow keys, zoom with plus and minus, and reach the homes on it with the Tab key.',
} as const
