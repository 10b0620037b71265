import { useText } from '#web/i18n/text.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { Photo } from '#web/parts/photo.tsx'
import { paths } from '#web/paths.ts'
import type { PinnedHome as Home } from './thread-state.ts'

/** The listing of the conversation, always visible. */
export function PinnedHome({ home, words }: { home: Home; words: ListingLabels }) {
  const { t } = useText()
  return (
    <a
      href={paths.property(home.slug_id)}
      className="flex items-center gap-3 border-b border-line bg-surface px-4 py-2 no-underline outline-offset-[-2px] hover:bg-brand-soft"
    >
      <span className="h-12 w-16 shrink-0 overflow-hidden rounded-md">
        <Photo src={home.title_image} alt="" sizes="64px" ratio="4 / 3" widest={320} />
      </span>
      <span className="sr-only">{t('chat.home')}: </span>
      <span className="grid min-w-0 grid-cols-[minmax(0,1fr)] text-sm">
        <span className="figures font-semibold">{words.price(home.price, home.rentduration)}</span>
        <span className="truncate text-ink-soft">
          {home.translated_title}
          {home.city && ` · ${home.city}`}
        </span>
      </span>
    </a>
  )
}
