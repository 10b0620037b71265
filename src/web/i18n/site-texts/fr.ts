import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'site-text.empty-title': 'Rien n’est encore écrit ici',
  'site-text.empty-text': 'Les personnes qui tiennent ce site n’ont pas encore écrit cette page.',
}
