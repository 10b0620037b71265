import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'place.label': 'Ville, région ou pays',
  'place.placeholder': 'Où voulez-vous vivre ?',
  'place.looking': 'Recherche de lieux…',
  'place.none': 'Aucun lieu de ce nom. Vérifiez l’orthographe ou essayez une ville plus grande à proximité.',
  'place.failed': 'Les lieux ne peuvent pas être cherchés pour le moment. Vérifiez votre connexion et réessayez.',
  'place.found': '{count|one:# lieu trouvé|many:# de lieux trouvés|other:# lieux trouvés}',
  'location.title': 'Où cherchez-vous ?',
  'location.mine': 'Utiliser ma position actuelle',
  'location.radius': 'Rayon de recherche',
  'location.chosen': 'Biens autour de {place}',
  'location.show': 'Afficher les biens ici',
  'location.clear': 'Chercher partout',
  'location.unsupported': 'La géolocalisation n’est pas prise en charge par ce navigateur',
  'location.unknown': 'Impossible de déterminer votre position',
  'location.fetch': 'Erreur lors de la recherche du lieu',
  'location.denied': 'Accès à la position refusé',
  'location.unavailable': 'Position indisponible',
  'location.timeout': 'La demande de position a expiré',
  'location.error': 'Erreur lors de l’obtention de la position',
  'location.pick': 'Choisir sur la carte',
  'location.map': 'Carte pour choisir un lieu',
  'location.map-keys':
    'Déplacez la carte avec les flèches, zoomez avec plus et moins, et appuyez sur Entrée pour choisir son centre.',
  'location.recent': 'Choisis auparavant',
  'location.forget-recent': 'Les oublier',
}
