import { useText } from '../../i18n/text.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The placeholder of a map until its code is loaded; a map needs script. */
export function MapFrame() {
  const { t } = useText()
  return (
    <div className="grid h-full place-content-center justify-items-center gap-3 rounded-lg border border-line bg-surface p-6 text-center text-sm text-ink-soft">
      <Icon name="map" size={28} />
      <p className="needs-script">{t('map.loading')}</p>
      <p className="without-script">{t('map.no-script')}</p>
    </div>
  )
}
