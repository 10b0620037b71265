import type { DemoArticle } from './article.ts'
import { buyingArticles } from './articles-buying.ts'
import { livingArticles } from './articles-living.ts'

/** Oldest first. */
export const articles: readonly DemoArticle[] = interleave(buyingArticles, livingArticles)

function interleave(first: readonly DemoArticle[], second: readonly DemoArticle[]): DemoArticle[] {
  return first.flatMap((article, index) => (second[index] ? [article, second[index]] : [article]))
}
