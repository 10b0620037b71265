import { ArticleCard } from '#web/parts/article-card.tsx'
import { paths } from '#web/paths.ts'
import type { ListedArticle } from './view.ts'

/** Articles side by side. */
export const ArticleList = ({ articles }: { articles: readonly ListedArticle[] }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-6 gap-y-10">
    {articles.map((article) => (
      <li key={article.id}>
        <ArticleCard article={article} href={paths.article(article.slug)} heading="h2" />
      </li>
    ))}
  </ul>
)
