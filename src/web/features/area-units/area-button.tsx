import { type ComponentType, useState } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'

interface DialogProps {
  squareMetres: number
  onClose: () => void
}

/** Opens the converter with the area of a listing; its code is loaded on demand. */
export function AreaButton({ squareMetres }: { squareMetres: number }) {
  const { t } = useText()
  const navigate = useNavigate()
  const [Opened, setOpened] = useState<ComponentType<DialogProps> | null>(null)
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    try {
      const { AreaDialog } = await import('./area-dialog.tsx')
      setOpened(() => AreaDialog)
    } catch {
      await navigate(paths.areaConverter(`value=${squareMetres}`))
    }
    setBusy(false)
  }
  return (
    <>
      <Button kind="quiet" size="small" icon="ruler" busy={busy} onClick={open}>
        {t('nav.area')}
      </Button>
      {Opened && <Opened squareMetres={squareMetres} onClose={() => setOpened(null)} />}
    </>
  )
}
