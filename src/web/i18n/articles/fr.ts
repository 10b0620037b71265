import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'articles.title': 'Articles',
  'articles.text': 'Des conseils simples pour acheter, louer, vendre et entretenir un logement.',
  'articles.subjects': 'Thèmes',
  'articles.all': 'Tous',
  'articles.empty-title': 'Rien à lire pour l’instant',
  'articles.empty-text': 'Les articles apparaîtront ici dès leur publication.',
  'articles.empty-subject': 'Il n’y a encore rien sur ce thème. Regardez plutôt tous les articles.',
  'articles.see-all': 'Tous les articles',
  'articles.feed': 'Suivre dans un lecteur de flux',
  'article.updated': 'Mis à jour le {date}',
  'article.more': 'À lire aussi',
}
