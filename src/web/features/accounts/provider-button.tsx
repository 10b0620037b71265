import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { buttonLook } from '#web/ui/button-look.ts'

interface Props {
  provider: 'google' | 'apple'
  next: string
}

/** Navigates to the identity provider; a document load, because the response goes to the server. */
export function ProviderButton({ provider, next }: Props) {
  const { t } = useText()
  return (
    <a href={paths.signInWith(provider, next)} data-reload className={buttonLook('secondary', 'medium', true)}>
      {t(`account.${provider}`)}
    </a>
  )
}
