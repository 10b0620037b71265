import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Converter } from './converter.tsx'
import '#web/i18n/area-units/pack.ts'

/** Converts the area of a listing in a dialog. */
export function AreaDialog({ squareMetres, onClose }: { squareMetres: number; onClose: () => void }) {
  const { t } = useText()
  return (
    <Dialog open onClose={onClose} title={t('area.title')}>
      <div className="grid gap-4">
        <Converter initial={{ value: String(squareMetres), from: 'square-metre', to: 'square-foot' }} isAlone />
        <a
          href={paths.areaConverter(new URLSearchParams({ value: String(squareMetres) }).toString())}
          className="justify-self-start py-2 text-sm text-link"
        >
          {t('area.open-page')}
        </a>
      </div>
    </Dialog>
  )
}
