export { getArticleCategories } from './get-article-categories.ts'
export { getArticles } from './get-articles.ts'
