import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'agents.title': 'Agents',
  'agents.count':
    '{count|one:# agent qui propose des biens|many:# d’agents qui proposent des biens|other:# agents qui proposent des biens}',
  'agents.search': 'Trouver un agent',
  'agents.name': 'Nom d’un agent ou d’une agence',
  'agents.none-title': 'Personne ne s’appelle « {search} »',
  'agents.none-text': 'Essayez une partie du nom, ou regardez tout le monde.',
  'agents.empty-title': 'Pas encore d’agents',
  'agents.empty-text': 'Chacun apparaît ici avec le premier bien qu’il publie.',
  'agents.all': 'Tous les agents',
  'agents.type-agent': 'Agent',
  'agents.type-agency': 'Agence',
  'agents.type-developer': 'Promoteur',
  'agents.unverified': 'Pas encore vérifié',
  'agents.elsewhere': 'Réseaux sociaux',
  'agents.contact': 'Contacter {name}',
  'agents.subject': 'Demande au sujet de vos annonces, {name}',
  'agents.no-contact':
    'Aucun numéro ni adresse n’est affiché. Ouvrez l’un des biens ci-dessous et dites que vous êtes intéressé.',
  'agents.offers': 'Annonces',
  'agents.nothing-title': 'Aucune annonce pour l’instant',
  'agents.nothing-text': 'Ce qui sera publié ensuite apparaîtra ici.',
  'agents.closed-homes':
    '{count|one:# autre bien est premium|many:# d’autres biens sont premium|other:# autres biens sont premium}',
  'agents.closed-homes-text': 'Les biens premium sont montrés aux membres dont le forfait les comprend.',
  'agents.closed-projects':
    '{count|one:# programme réservé aux membres|many:# de programmes réservés aux membres|other:# programmes réservés aux membres}',
  'agents.closed-projects-text': 'Les programmes sont montrés aux membres dont le forfait les comprend.',
  'agents.which-home': 'À propos de quel bien ?',
}
