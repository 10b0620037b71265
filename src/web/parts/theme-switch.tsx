import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'

/**
 * Light or dark theme by choice. Both icons are in the page and CSS shows the right one, because the server does not
 * know the theme. The script of the document handles the press, so that it works before hydration.
 */
export function ThemeSwitch() {
  const { t } = useText()
  return (
    <button
      type="button"
      aria-label={t('header.theme')}
      title={t('header.theme')}
      data-theme-switch
      className="needs-script inline-grid size-11 place-items-center rounded-full transition-colors duration-150 hover:bg-brand-soft"
    >
      <Icon name="moon" className="dark:hidden" />
      <Icon name="sun" className="hidden dark:block" />
    </button>
  )
}
