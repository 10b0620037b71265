import { useText } from '#web/i18n/text.tsx'
import type { CardArticle } from './card-article.ts'
import { CardLink } from './card-link.tsx'
import { Photo, pictureOf } from './photo.tsx'

interface Props {
  article: Omit<CardArticle, 'slug'>
  href?: string
  sizes?: string
  /** Below the page title a card is an h2, inside a section an h3. */
  heading?: 'h2' | 'h3'
}

/** An article with its image, category and date. */
export function ArticleCard({ article, href, sizes = SIZES, heading: Heading = 'h3' }: Props) {
  const { t, language } = useText()
  return (
    <article className="card">
      <CardLink href={href}>
        <span className="strip strip-wide" aria-hidden="true">
          <Photo {...pictureOf(article)} alt="" sizes={sizes} ratio="3 / 2" />
        </span>
        <span className="mt-3 block text-xs text-ink-soft">
          {article.category?.category ?? t('article.general')} ·{' '}
          <time dateTime={article.created_at}>{dateOf(article.created_at, language)}</time>
          {article.minutes !== undefined && ` · ${t('article.minutes', { count: article.minutes })}`}
        </span>
        <Heading className="mt-1 text-lg hover:underline">
          <bdi>{article.translated_title || article.title}</bdi>
        </Heading>
      </CardLink>
    </article>
  )
}

// The date is formatted in UTC, so that server and browser write the same one.
function dateOf(instant: string, language: string): string {
  let format = formats.get(language)
  if (!format) {
    format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    formats.set(language, format)
  }
  return format.format(new Date(instant))
}
const formats = new Map<string, Intl.DateTimeFormat>()

const SIZES = '(min-width: 1280px) 410px, (min-width: 768px) 31vw, 80vw'
