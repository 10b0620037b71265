import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'map.name': 'Carte',
  'map.failed': 'La carte n’a pas pu être chargée.',
  'map.retry': 'Réessayer',
  'map.approximate': 'Emplacement approximatif',
  'map.zoom-in': 'Zoom avant',
  'map.zoom-out': 'Zoom arrière',
  'map.level': 'Niveau de zoom {zoom}',
  'map.keys':
    'Déplacez la carte avec les flèches, zoomez avec plus et moins, et atteignez les biens avec la touche Tab.',
}
