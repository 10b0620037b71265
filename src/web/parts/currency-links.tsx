import { useText } from '#web/i18n/text.tsx'

export interface CurrencyChoice {
  /** The site's own currency first. */
  codes: readonly string[]
  current: string
  /** The current page with prices in another currency as well. */
  hrefOf: (code: string) => string
}

/** Selects the currency in which prices are also shown; absent on a site with one currency. */
export function CurrencyLinks({ codes, current, hrefOf }: CurrencyChoice) {
  const { t } = useText()
  if (codes.length < 2) return null
  return (
    <div className="mt-4">
      <h2 className="mb-1 text-sm font-semibold">{t('footer.currency')}</h2>
      <ul className="-mx-3 flex flex-wrap">
        {codes.map((code) => (
          <li key={code}>
            <a
              href={hrefOf(code)}
              rel="nofollow"
              data-reload
              aria-current={code === current ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-md px-3 text-sm no-underline hover:bg-brand-soft aria-[current=true]:font-semibold"
            >
              <bdi>{code}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
