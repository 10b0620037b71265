export const texts = {
  'articles.title': 'Articles',
  'articles.text': 'Advice on buying, renting, selling and maintaining a home.',
  'articles.subjects': 'Topics',
  'articles.all': 'All',
  'articles.empty-title': 'No articles yet',
  'articles.empty-text': 'Articles appear here as soon as they’re published.',
  'articles.empty-subject': 'No articles on this topic yet. Browse all articles instead.',
  'articles.see-all': 'All articles',
  'articles.feed': 'RSS feed',
  'article.updated': 'Updated {date}',
  'article.more': 'Related articles',
} as const
