import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'favourite.title': 'Biens enregistrés',
  'favourite.empty-title': 'Pas encore de biens enregistrés',
  'favourite.empty-text':
    'Touchez le cœur d’un bien pour l’enregistrer. Vos biens enregistrés sont synchronisés sur tous vos appareils.',
  'favourite.explore': 'Explorer les biens',
  'favourite.gate-title': 'Connectez-vous pour voir vos biens enregistrés',
  'favourite.gate-text':
    'Les biens enregistrés appartiennent à votre compte : ils vous suivent du téléphone au bureau.',
  'interest.title': 'Contacts intéressés',
  'interest.list-title': 'Contacts intéressés par {title}',
  'interest.list-empty-title': 'Aucun contact pour l’instant',
  'interest.list-empty-text': 'Quand quelqu’un s’intéresse à ce bien, son nom et son contact apparaissent ici.',
  'interest.write-to': 'Écrire à {name}',
  'interest.to-home': 'Voir l’annonce',
  'interest.count': '{count|one:# contact|many:# de contacts|other:# contacts}',
  'interest.since': 'depuis le {date}',
  'interest.gate-title': 'Connectez-vous pour voir qui est intéressé',
}
