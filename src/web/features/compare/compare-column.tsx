import { useText } from '#web/i18n/text.tsx'
import { Photo } from '#web/parts/photo.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Arrangement } from './use-arrangement.ts'
import type { ComparedHome } from './view.ts'

interface Props {
  home: ComparedHome
  homes: readonly ComparedHome[]
  place: number
  arrangement: Arrangement
}

/** The photo of a home with the controls of its column: exchange, move, remove. */
export function CompareColumn({ home, homes, place, arrangement }: Props) {
  const { t } = useText()
  const { title, image } = home
  return (
    <div className="grid gap-2">
      <div className="compare-picker">
        <Select
          aria-label={t('compare.column', { number: place + 1 })}
          value={String(home.id)}
          options={homes.map((each) => ({ value: String(each.id), label: each.title }))}
          onChange={(event) => arrangement.swap(home.id, Number(event.currentTarget.value))}
        />
      </div>
      <div className="overflow-hidden rounded-lg">
        <Photo
          src={image.src}
          width={image.width}
          height={image.height}
          blur={image.blur}
          alt=""
          sizes="(min-width: 1120px) 200px, (min-width: 768px) 22vw, 46vw"
          ratio="4 / 3"
        />
      </div>
      <div className="compare-tools" data-home={home.id}>
        <IconButton
          icon="arrow-left"
          mirrored
          data-move="earlier"
          label={t('compare.earlier', { title })}
          disabled={place === 0}
          onClick={() => arrangement.move(home, place - 1, 'earlier')}
        />
        <IconButton
          icon="arrow-right"
          mirrored
          data-move="later"
          label={t('compare.later', { title })}
          disabled={place === homes.length - 1}
          onClick={() => arrangement.move(home, place + 1, 'later')}
        />
        <IconButton icon="x" label={t('ui.remove', { name: title })} onClick={() => arrangement.remove(home)} />
      </div>
    </div>
  )
}
