import type { FormEventHandler, ReactNode, Ref } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  /** The form's action; it is a plain GET, so it works without script. */
  action: string
  /** The location field: an Autocomplete with the look `bare`, or nothing for a plain one named `place`. */
  children?: ReactNode
  defaultPlace?: string
  /** Buy or rent; left out in the compact form. */
  kinds?: { name: string; options: readonly { value: string; label: string }[]; defaultValue: string }
  size?: 'large' | 'compact'
  /** Further fields below the pill. */
  more?: ReactNode
  /** After hydration it may navigate without a document load. */
  onSubmit?: FormEventHandler<HTMLFormElement>
  formRef?: Ref<HTMLFormElement>
}

/** The search form: large at the top of the home page, compact in the header. */
export function SearchPill({ action, children, defaultPlace, kinds, more, size = 'large', onSubmit, formRef }: Props) {
  const { t } = useText()
  const large = size === 'large'
  return (
    <search>
      <form ref={formRef} action={action} method="get" onSubmit={onSubmit} className={large ? 'grid gap-3' : undefined}>
        {kinds && (
          <fieldset className="flex justify-center gap-1">
            <legend className="sr-only">{t('search.kind')}</legend>
            {kinds.options.map(({ value, label }) => (
              <label key={value} className={KIND}>
                <input
                  type="radio"
                  name={kinds.name}
                  value={value}
                  defaultChecked={value === kinds.defaultValue}
                  className="sr-only"
                />
                {label}
              </label>
            ))}
          </fieldset>
        )}
        <div className={large ? `${PILL} h-16 ps-6 pe-2 shadow-float` : `${PILL} h-12 ps-4 pe-1`}>
          <Icon name="map-pin" className="shrink-0 text-ink-soft" />
          {children ?? (
            <input
              name="place"
              type="search"
              aria-label={t('search.place')}
              placeholder={t(large ? 'search.placeholder' : 'search.short')}
              defaultValue={defaultPlace}
              autoComplete="off"
              className="w-full min-w-0 bg-transparent text-base outline-hidden"
            />
          )}
          <button
            type="submit"
            aria-label={large ? undefined : t('search.search')}
            className={`inline-flex shrink-0 items-center justify-center gap-2 rounded-full bg-brand font-semibold text-on-brand transition-colors duration-150 hover:bg-brand-strong ${large ? 'h-12 px-6 max-sm:w-12 max-sm:px-0' : 'size-10'}`}
          >
            <Icon name="search" size={large ? 20 : 18} />
            {large && <span className="max-sm:sr-only">{t('search.search')}</span>}
          </button>
        </div>
        {more}
      </form>
    </search>
  )
}

const PILL =
  'relative flex items-center gap-3 rounded-full border border-edge bg-surface text-ink transition-colors duration-150 hover:border-ink focus-within:border-brand focus-within:outline-2 focus-within:outline-offset-1 focus-within:outline-brand'
const KIND =
  'inline-flex min-h-11 cursor-pointer items-center rounded-full px-5 text-sm font-semibold transition-colors duration-150 has-checked:bg-surface has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-brand forced-colors:has-checked:outline-2'
