import { useText } from '#web/i18n/text.tsx'
import { SiteLogo } from '#web/parts/site-logo.tsx'
import { brandVariables } from '#web/styles/brand.ts'
import { buttonLook } from '#web/ui/button-look.ts'

interface Props {
  colour: string
  logo: string
  name: string
}

/** Preview of colour and logo in the light and dark themes, before they are saved. */
export function LookPreview({ colour, logo, name }: Props) {
  const { t } = useText()
  return (
    <section aria-label={t('settings.preview')} className="grid gap-4 xl:sticky xl:top-24">
      <h2 className="text-lg">{t('settings.preview')}</h2>
      {(['light', 'dark'] as const).map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          style={brandVariables(colour)}
          className="grid gap-4 rounded-lg border border-line bg-paper p-5 text-ink"
        >
          <div className="flex items-center justify-between gap-4 border-b border-line pb-3">
            <SiteLogo name={name} logo={logo} />
            <span className="text-xs text-ink-soft">{t(`settings.preview-${theme}`)}</span>
          </div>
          <p className="text-sm">
            <span className="rounded-full bg-brand-soft px-3 py-1">{t('settings.preview-chip')}</span>{' '}
            <span className="text-brand underline underline-offset-4">{t('settings.preview-link')}</span>
          </p>
          <span aria-hidden="true" className={buttonLook('primary', 'medium')}>
            {t('settings.preview-button')}
          </span>
        </div>
      ))}
    </section>
  )
}
