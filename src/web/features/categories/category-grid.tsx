import { useText } from '#web/i18n/text.tsx'
import { CategoryTile } from '#web/parts/category-tile.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

export interface CategoryEntry {
  id: number
  slug: string
  name: string
  image: string
  count: number
}

/** All property types with available homes, with their counts. */
export function CategoryGrid({ categories }: { categories: readonly CategoryEntry[] }) {
  const { t } = useText()
  if (categories.length === 0)
    return <EmptyState drawing="house" title={t('home.empty-title')} text={t('home.empty-text')} />
  return (
    <ul aria-label={t('catalogue.title')} className="grid gap-3 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-4">
      {categories.map(({ id, slug, name, image, count }) => (
        <li key={id}>
          <CategoryTile name={name} image={image} count={count} href={paths.category(slug)} />
        </li>
      ))}
    </ul>
  )
}
