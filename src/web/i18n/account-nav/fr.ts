import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'account-nav.label': 'Votre compte',
  'account-nav.dashboard': 'Tableau de bord',
  'account-nav.properties': 'Mes biens',
  'account-nav.projects': 'Mes programmes',
  'account-nav.advertisements': 'À la une',
  'account-nav.viewings': 'Visites',
  'account-nav.enquiries': 'Demandes',
  'account-nav.packages': 'Mes forfaits',
  'account-nav.payments': 'Paiements',
  'account-nav.saved': 'Biens enregistrés',
  'account-nav.likes': 'Ce que j’aime',
  'account-nav.profile': 'Profil',
  'account-nav.messages': 'Messages',
  'account-nav.notifications': 'Notifications',
}
