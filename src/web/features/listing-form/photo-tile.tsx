import type { ComponentProps } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Photo } from '#web/parts/photo.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { FileProgress } from './file-progress.tsx'
import type { FileFace } from './wizard-context.ts'

interface Props {
  face: FileFace
  place: number
  total: number
  isDragged: boolean
  handle: ComponentProps<'button'>
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

/** One photo with its position: dragged by its handle, moved by keys or buttons. */
export function PhotoTile({ face, place, total, isDragged, handle, onMove, onRemove }: Props) {
  const { t } = useText()
  return (
    <li
      className={`relative grid overflow-hidden rounded-lg border border-line bg-surface ${isDragged ? 'opacity-70 ring-2 ring-brand' : ''}`}
    >
      <Photo
        src={face.url}
        width={face.width}
        height={face.height}
        blur={face.blur}
        alt={t('listing-form.photo-alt', { place, total })}
        sizes="(min-width: 768px) 240px, 45vw"
        ratio="4 / 3"
      />
      {place === 1 && (
        <span className="absolute start-2 top-2">
          <Badge tone="brand">{t('listing-form.cover')}</Badge>
        </span>
      )}
      <span className="absolute end-1.5 top-1.5">
        <IconButton icon="x" look="float" label={t('listing-form.photo-remove', { place })} onClick={onRemove} />
      </span>
      <FileProgress pending={face.pending} />
      <div className="flex items-center justify-between">
        <button
          {...handle}
          type="button"
          aria-label={t('listing-form.photo-handle', { place, total })}
          title={t('listing-form.photo-handle', { place, total })}
          className="inline-grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
        >
          <Icon name="grip-vertical" size={18} />
        </button>
        <IconButton
          icon="chevron-left"
          mirrored
          label={t('listing-form.photo-earlier', { place })}
          disabled={place === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="chevron-right"
          mirrored
          label={t('listing-form.photo-later', { place })}
          disabled={place === total}
          onClick={() => onMove(1)}
        />
      </div>
    </li>
  )
}
