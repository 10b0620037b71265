import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'

const PhotoCrop = lazy(() => import('./photo-crop.tsx').then((m) => ({ default: m.PhotoCrop })))

interface Props {
  name: string
  current: string
  chosen: Blob | null
  onChoose: (photo: Blob) => void
}

/** The avatar of an account. A new image is cropped to a square before it is sent. */
export function PhotoField({ name, current, chosen, onChoose }: Props) {
  const { t } = useText()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const preview = useObjectUrl(chosen)
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Avatar name={name} src={preview ?? current} size={96} />
      <div className="grid gap-2">
        <label htmlFor={id} className="sr-only">
          {t('profile.photo')}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/jpeg,image/png"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            setFile(event.target.files?.[0] ?? null)
            event.target.value = ''
          }}
        />
        <Button onClick={() => input.current?.click()}>{t('profile.choose-photo')}</Button>
        <p className="text-xs text-ink-soft">{t('profile.photo-help')}</p>
      </div>
      {file && (
        <Suspense>
          <PhotoCrop
            file={file}
            onClose={() => setFile(null)}
            onDone={(photo) => {
              setFile(null)
              onChoose(photo)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

function useObjectUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return setUrl(null)
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return url
}
