import type { ReactNode } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Photo, pictureOf } from '#web/parts/photo.tsx'
import { RichText } from '#web/parts/rich-text.tsx'
import { paths } from '#web/paths.ts'
import type { ArticleView } from './view.ts'

const SIZES = '(min-width: 900px) 860px, 100vw'

/** An article: title, image and text. */
export function ArticleBody({ article, share }: { article: ArticleView; share: ReactNode }) {
  const { t, language } = useText()
  // The date is formatted in UTC, so that server and browser write the same one.
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const title = article.translated_title || article.title
  return (
    <article className="mx-auto grid max-w-[54rem] gap-8">
      <header className="grid gap-4">
        <p className="text-sm text-ink-soft">
          {article.subject ? (
            <a href={paths.articles(`category=${encodeURIComponent(article.subject.slug)}`)} className="text-link">
              {article.subject.name}
            </a>
          ) : (
            t('article.general')
          )}
        </p>
        <h1 dir="auto" className="text-2xl md:text-3xl">
          {title}
        </h1>
        <div className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <time dateTime={article.created_at}>{day.format(new Date(article.created_at))}</time>
          <span aria-hidden="true">·</span>
          <span className="figures">{t('article.minutes', { count: article.minutes ?? 1 })}</span>
          {article.updatedAt && (
            <>
              <span aria-hidden="true">·</span>
              <span>{t('article.updated', { date: day.format(new Date(article.updatedAt)) })}</span>
            </>
          )}
          <span className="ms-auto">{share}</span>
        </div>
      </header>
      {article.image && (
        <div className="overflow-hidden rounded-lg">
          <Photo {...pictureOf(article)} alt="" sizes={SIZES} ratio="2 / 1" priority />
        </div>
      )}
      <RichText html={article.html} />
    </article>
  )
}
