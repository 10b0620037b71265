import { atWidth } from '#domain/renditions.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { MIN_PROPERTIES } from './ids.ts'
import { removeFromCompare, resetCompare, type TrayHome } from './tray.ts'
import { useTray } from './use-tray.ts'
import '#web/i18n/compare/pack.ts'

/** The chosen homes at the bottom of the page, with a link to the comparison. */
export function CompareTray() {
  const { t } = useText()
  const { homes, stranger } = useTray()
  const ids = homes.map(({ id }) => id)
  return (
    <section aria-label={t('compare.tray')} className="compare-tray">
      {stranger && <Stranger stranger={stranger} kind={homes[0]!.category.name} />}
      <div className="flex items-center gap-3">
        <ul className="scroll-row flex min-w-0 flex-1 gap-2 p-1">
          {homes.map((home) => (
            <li key={home.id} className="relative shrink-0">
              <Thumbnail home={home} />
            </li>
          ))}
        </ul>
        {/* On phones only the homes are shown, each with a remove button. */}
        <span className="max-sm:hidden">
          <Button kind="quiet" size="small" onClick={() => resetCompare([])}>
            {t('compare.clear')}
          </Button>
        </span>
        {ids.length >= MIN_PROPERTIES ? (
          <LinkButton to={paths.compare(ids)} kind="primary">
            {t('compare.go', { count: ids.length })}
          </LinkButton>
        ) : (
          <p role="status" className="max-w-44 text-sm text-ink-soft">
            {t('compare.need-two')}
          </p>
        )}
      </div>
    </section>
  )
}

function Thumbnail({ home }: { home: TrayHome }) {
  const { t } = useText()
  return (
    <button
      type="button"
      aria-label={t('compare.drop', { title: home.title })}
      title={home.title}
      onClick={() => removeFromCompare(home.id)}
      className="group relative block size-12 overflow-hidden rounded-md bg-brand-soft"
    >
      {home.image && <img src={atWidth(home.image, 96, 'webp')} alt="" className="size-full object-cover" />}
      <span className="absolute end-0 top-0 grid size-5 place-items-center rounded-es-md bg-surface group-hover:bg-brand-soft">
        <Icon name="x" size={14} />
      </span>
    </button>
  )
}

function Stranger({ stranger, kind }: { stranger: TrayHome; kind: string }) {
  const { t } = useText()
  return (
    <div
      role="status"
      className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-3"
    >
      <p className="max-w-measure text-sm">{t('compare.other-kind', { kind, other: stranger.category.name })}</p>
      <Button size="small" onClick={() => resetCompare([stranger])}>
        {t('compare.start-anew')}
      </Button>
    </div>
  )
}
