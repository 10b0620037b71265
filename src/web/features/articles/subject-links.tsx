import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'

export interface Subject {
  slug: string
  name: string
  count: number
}

interface Props {
  subjects: readonly Subject[]
  /** Empty on the page of all articles. */
  current: string
}

/** The article categories, each with an address. */
export function SubjectLinks({ subjects, current }: Props) {
  const { t } = useText()
  const all = [{ slug: '', name: t('articles.all'), count: 0 }, ...subjects]
  return (
    <nav aria-label={t('articles.subjects')} className="scroll-row -m-1 flex gap-2 p-1">
      {all.map(({ slug, name, count }) => (
        <a
          key={slug}
          href={paths.articles(slug && new URLSearchParams({ category: slug }).toString())}
          aria-current={slug === current ? 'page' : undefined}
          className="inline-flex min-h-9 touchable shrink-0 items-center gap-2 rounded-full border border-edge bg-surface px-4 text-sm font-medium no-underline transition-colors duration-150 hover:border-ink aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand"
        >
          {name}
          {count > 0 && <span className="figures text-xs text-ink-soft">{count}</span>}
        </a>
      ))}
    </nav>
  )
}
