import type { texts as en } from './en.ts'

export const texts: Record<keyof typeof en, string> = {
  'articles.title': 'Artículos',
  'articles.text': 'Consejos claros para comprar, alquilar, vender y cuidar una vivienda.',
  'articles.subjects': 'Temas',
  'articles.all': 'Todos',
  'articles.empty-title': 'Aún no hay nada que leer',
  'articles.empty-text': 'Los artículos aparecerán aquí en cuanto se publiquen.',
  'articles.empty-subject': 'Todavía no hay nada sobre este tema. Mira todos los artículos.',
  'articles.see-all': 'Todos los artículos',
  'articles.feed': 'Seguir en un lector de noticias',
  'article.updated': 'Actualizado el {date}',
  'article.more': 'Más para leer',
}
