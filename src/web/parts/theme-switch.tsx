import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Light or dark by choice. Both signs are in the page and CSS shows the right one, because the server cannot know. */
export function ThemeSwitch() {
  const { t } = useText()
  return (
    <button
      type="button"
      aria-label={t('header.theme')}
      title={t('header.theme')}
      onClick={switchTheme}
      className="inline-grid size-11 place-items-center rounded-full transition-colors duration-150 hover:bg-brand-soft"
    >
      <Icon name="moon" className="dark:hidden" />
      <Icon name="sun" className="hidden dark:block" />
    </button>
  )
}

function switchTheme() {
  const root = document.documentElement
  const now = root.dataset.theme ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light')
  const next = now === 'dark' ? 'light' : 'dark'
  root.dataset.theme = next
  try {
    localStorage.setItem('theme', next)
  } catch {
    // Storage may be closed; the choice then lasts for this page.
  }
}
