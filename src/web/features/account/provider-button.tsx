import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { buttonLook } from '#web/ui/button-look.ts'

interface Props {
  provider: 'google' | 'apple'
  next: string
}

/** Leaves for the identity provider; the document is loaded anew, because the answer comes to the server. */
export function ProviderButton({ provider, next }: Props) {
  const { t } = useText()
  return (
    <a href={paths.signInWith(provider, next)} data-reload className={buttonLook('secondary', 'medium', true)}>
      {t(`account.${provider}`)}
    </a>
  )
}
