import type { ArticleItem } from '#contract/articles.ts'
import { absoluteUrl } from '#domain/absolute-url.ts'

interface Facts {
  url: string
  siteName: string
  language: string
}

/** An article as structured data. */
export const articleData = (article: ArticleItem, { url, siteName, language }: Facts) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: article.translated_title,
  ...(article.meta_description && { description: article.meta_description }),
  ...(article.image && { image: absoluteUrl(article.image, url) }),
  ...(article.category && { articleSection: article.category.translated_name }),
  datePublished: article.published_at,
  dateModified: article.updated_at,
  timeRequired: `PT${article.reading_minutes}M`,
  inLanguage: language,
  author: { '@type': 'Organization', name: siteName },
  publisher: { '@type': 'Organization', name: siteName },
  mainEntityOfPage: url,
})

/** FAQs as structured data. */
export const questionsData = (faqs: readonly { question: string; answer: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
