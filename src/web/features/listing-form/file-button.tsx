import { useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

interface Props {
  label: string
  /** The accessible name, where several buttons have the same label. */
  what?: string
  accept: string
  onFiles: (files: File[]) => void
  icon?: IconName
  many?: boolean
  /** Opens the camera where there is one. */
  camera?: boolean
  size?: 'small' | 'medium'
  kind?: 'primary' | 'secondary'
  disabled?: boolean
}

/** A button that opens the file picker; the native input is hidden. */
export function FileButton({ label, what, accept, onFiles, icon = 'plus', many, camera, size, kind, disabled }: Props) {
  const name = what ? `${label}: ${what}` : label
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={many}
        {...(camera && { capture: 'environment' as const })}
        aria-label={name}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // Allows choosing the same file again after it was removed.
          event.target.value = ''
        }}
      />
      <Button
        aria-label={name}
        icon={icon}
        size={size}
        kind={kind}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}

export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp'
export const PLAIN_PICTURE_TYPES = 'image/jpeg,image/png'
export const PAPER_TYPES = '.pdf,.doc,.docx,.txt'
