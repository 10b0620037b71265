import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'account-nav.label': 'Tu cuenta',
  'account-nav.dashboard': 'Resumen',
  'account-nav.properties': 'Mis viviendas',
  'account-nav.projects': 'Mis promociones',
  'account-nav.advertisements': 'Destacados',
  'account-nav.viewings': 'Visitas',
  'account-nav.enquiries': 'Consultas',
  'account-nav.packages': 'Mis paquetes',
  'account-nav.payments': 'Pagos',
  'account-nav.saved': 'Viviendas guardadas',
  'account-nav.likes': 'Lo que me gusta',
  'account-nav.profile': 'Perfil',
  'account-nav.messages': 'Mensajes',
  'account-nav.notifications': 'Notificaciones',
}
