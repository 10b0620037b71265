import { useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { FileButton, PICTURE_TYPES } from '../file-button.tsx'
import { FurtherMedia } from '../further-media.tsx'
import { PhotoGrid } from '../photo-grid.tsx'
import { useWizard } from '../wizard-context.ts'

const MAX = 40

/** The photos: several at once, from the gallery or the camera, by drag and drop, and reordered. */
export function PhotosStep() {
  const { t } = useText()
  const { draft, set, fault, addFiles } = useWizard()
  const [isOver, setOver] = useState(false)
  const left = MAX - draft.photos.length
  const add = (files: readonly File[]) => {
    const pictures = files.filter((file) => file.type.startsWith('image/')).slice(0, left)
    if (pictures.length > 0) set({ photos: [...draft.photos, ...addFiles('photo', pictures)] })
  }
  const error = fault('photos')
  return (
    <div className="grid gap-5">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the buttons inside do the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          add([...event.dataTransfer.files])
        }}
        className={`grid justify-items-center gap-4 rounded-lg border border-dashed p-6 text-center ${isOver ? 'border-brand bg-brand-soft' : 'border-edge bg-surface'}`}
      >
        <p className="max-w-measure text-sm text-ink-soft">
          <span className="pointer-coarse:hidden">{t('listing-form.photos-drop')} </span>
          {t('listing-form.photos-help', { most: MAX })}
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <FileButton
            kind="primary"
            icon="images"
            label={t('listing-form.choose-photos')}
            accept={PICTURE_TYPES}
            many
            disabled={left <= 0}
            onFiles={add}
          />
          <span className="hidden pointer-coarse:contents">
            <FileButton
              icon="camera"
              label={t('listing-form.take-photo')}
              accept={PICTURE_TYPES}
              camera
              disabled={left <= 0}
              onFiles={add}
            />
          </span>
        </div>
        {error && (
          <p role="alert" className="text-sm font-medium text-bad">
            {error}
          </p>
        )}
      </div>
      {draft.photos.length > 0 && (
        <>
          <p className="text-sm text-ink-soft">
            {t('listing-form.order-help')} <span className="pointer-coarse:hidden">{t('listing-form.order-keys')}</span>
          </p>
          <PhotoGrid />
        </>
      )}
      <FurtherMedia />
    </div>
  )
}
