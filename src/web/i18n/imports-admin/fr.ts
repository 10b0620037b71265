import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'owner-feeds.text':
    'Intégrez les biens d’un propriétaire ou récupérez-les en fichier. Chaque étape est consignée, et le propriétaire prévenu.',
  'owner-feeds.search': 'Nom, adresse ou numéro',
  'owner-feeds.nobody': 'Personne ne correspond',
  'owner-feeds.begin': 'Cherchez d’abord un propriétaire',
  'owner-feeds.for': 'Biens de {name}',
  'owner-feeds.other': 'Un autre propriétaire',
}
