import { useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import type { FileMark } from './draft-types.ts'
import { PhotoTile } from './photo-tile.tsx'
import { useOrder } from './use-order.ts'
import { useWizard } from './wizard-context.ts'

/** All photos in order; the first one is the cover. */
export function PhotoGrid() {
  const { t, direction } = useText()
  const { draft, set, faceOf, cancelFile } = useWizard()
  const [said, setSaid] = useState('')
  const { photos } = draft
  const { list, dragged, move, handle } = useOrder<FileMark>({
    items: photos,
    isRightToLeft: direction === 'rtl',
    onChange: (items) => set({ photos: items }),
    announce: (place) => setSaid(t('listing-form.photo-moved', { place, total: photos.length })),
  })
  const remove = (mark: FileMark, index: number) => {
    cancelFile(mark)
    set({ photos: photos.filter((known) => known !== mark) })
    setSaid(t('listing-form.photo-removed', { place: index + 1 }))
  }
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <ul
        ref={list}
        aria-label={t('listing-form.step-photos')}
        className="grid grid-cols-[repeat(auto-fill,minmax(9.25rem,1fr))] gap-3"
      >
        {photos.map((mark, index) => {
          const face = faceOf(mark)
          return (
            face && (
              <PhotoTile
                key={face.id}
                face={face}
                place={index + 1}
                total={photos.length}
                isDragged={dragged === index}
                handle={handle(index)}
                onMove={(by) => move(index, index + by)}
                onRemove={() => remove(mark, index)}
              />
            )
          )
        })}
      </ul>
    </>
  )
}
