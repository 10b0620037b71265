import { ArticleCard } from '#web/parts/article-card.tsx'
import type { CardArticle } from '#web/parts/card-article.ts'
import { paths } from '#web/paths.ts'

export const ArticleList = ({ articles }: { articles: readonly CardArticle[] }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-6 gap-y-10">
    {articles.map((article) => (
      <li key={article.id}>
        <ArticleCard article={article} href={paths.article(article.slug)} heading="h2" />
      </li>
    ))}
  </ul>
)
