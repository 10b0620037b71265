import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'favourite.title': 'Biens enregistrés',
  'favourite.empty-title': 'Pas encore de biens enregistrés',
  'favourite.empty-text':
    'Appuyez sur le cœur d’un bien et il vous attend ici, sur chaque appareil où vous vous connectez.',
  'favourite.explore': 'Explorer les biens',
  'favourite.gate-title': 'Connectez-vous pour voir vos biens enregistrés',
  'favourite.gate-text':
    'Les biens enregistrés appartiennent à votre compte : ils vous suivent du téléphone au bureau.',
  'interest.title': 'Personnes intéressées',
  'interest.list-title': 'Intéressés par {title}',
  'interest.list-empty-title': 'Personne pour l’instant',
  'interest.list-empty-text': 'Quand quelqu’un s’intéresse à ce bien, son nom et son contact apparaissent ici.',
  'interest.write-to': 'Écrire à {name}',
  'interest.to-home': 'Vers le bien',
  'interest.count': '{count|one:# personne|many:# de personnes|other:# personnes}',
  'interest.since': 'depuis le {date}',
  'interest.gate-title': 'Connectez-vous pour voir qui est intéressé',
}
