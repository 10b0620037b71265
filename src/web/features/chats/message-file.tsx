import { useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'

const PICTURE = /\.(jpe?g|png|webp|avif)(?:$|\?)/i

/** A photo as a thumbnail, which opens; any other file as a download. */
export function MessageFile({ address, name }: { address: string; name: string }) {
  const { t } = useText()
  const [isOpen, setOpen] = useState(false)
  if (!PICTURE.test(name) && !PICTURE.test(address))
    return (
      <a
        href={address}
        download={name}
        aria-label={t('chat.open-file', { name })}
        className="flex min-h-11 items-center gap-2 font-medium underline underline-offset-4"
      >
        <Icon name="file-text" size={18} />
        <span className="truncate">{name}</span>
      </a>
    )
  return (
    <>
      <button type="button" aria-label={t('chat.open-photo', { name })} onClick={() => setOpen(true)}>
        <img
          src={address}
          alt={name}
          width={256}
          height={192}
          className="h-48 w-64 max-w-full rounded-md object-cover"
        />
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={name || t('chat.photo')}>
        <img src={address} alt={name} className="mx-auto max-h-[70dvh] object-contain" />
      </Dialog>
    </>
  )
}
