import type { WebSettings } from '#contract/settings.ts'
import { useText } from '#web/i18n/text.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icon.tsx'

export interface LanguageChoice {
  languages: WebSettings['languages']
  /** The current page in another language. */
  hrefOf: (code: string) => string
}

/** Selects the language of the site; each name is in its own language. */
export function LanguageMenu(choice: LanguageChoice) {
  const { t, language } = useText()
  return (
    <Disclosure name={t('header.language')} label={<Icon name="globe" />}>
      <LanguageLinks {...choice} current={language} />
    </Disclosure>
  )
}

/** The languages as a list of links. A language applies to the whole document, so the document is reloaded. */
export function LanguageLinks({ languages, hrefOf, current }: LanguageChoice & { current: string }) {
  return (
    <ul>
      {languages.map(({ code, name }) => (
        <li key={code}>
          <a
            href={hrefOf(code)}
            hrefLang={code}
            lang={code}
            rel="nofollow"
            data-reload
            aria-current={code === current ? 'true' : undefined}
            className="flex min-h-11 items-center rounded-md px-3 text-sm no-underline hover:bg-brand-soft aria-[current=true]:font-semibold"
          >
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}
