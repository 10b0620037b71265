import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'site-text.empty-title': 'Aún no hay nada escrito aquí',
  'site-text.empty-text': 'Quienes llevan este sitio aún no han escrito esta página.',
}
