import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { buttonLook } from '#web/ui/button-look.ts'

/** Leaves for the identity provider; the document is loaded anew, because the answer comes to the server. */
export function GoogleButton({ next }: { next: string }) {
  const { t } = useText()
  return (
    <a href={paths.signInWithGoogle(next)} data-reload className={buttonLook('secondary', 'medium', true)}>
      {t('account.google')}
    </a>
  )
}
