import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'gate.title': 'Ce bien est premium',
  'gate.text':
    'Son propriétaire ne le montre qu’aux membres dont le forfait comprend les biens premium. Tout le reste du site vous reste ouvert.',
  'gate.offers': 'Forfaits qui l’incluent',
  'gate.free': 'Gratuit',
  'gate.for-days': '{count|one:pour # jour|many:pour # de jours|other:pour # jours}',
  'gate.for-hours': '{count|one:pour # heure|many:pour # d’heures|other:pour # heures}',
  'gate.have-one': 'Vous en avez déjà un ?',
  'gate.sign-in': 'Se connecter',
  'gate.plans': 'Voir les forfaits',
}
