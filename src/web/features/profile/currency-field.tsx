import { useText } from '#web/i18n/text.tsx'
import { writeCookie } from '#web/state/write-cookie.ts'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

interface Props {
  currencies: { site: string; offered: readonly string[] }
  currency: string
  error: string | undefined
  onChange: (code: string) => void
}

/** The currency in which prices are also shown. */
export function CurrencyField({ currencies: { site, offered }, currency, error, onChange }: Props) {
  const { t, language } = useText()
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  return (
    <Field label={t('profile.currency')} help={t('profile.currency-help', { currency: site })} error={error}>
      {(control) => (
        <Select
          {...control}
          name="display_currency"
          value={currency}
          onChange={(event) => onChange(event.target.value)}
          options={[site, ...offered].map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }))}
        />
      )}
    </Field>
  )
}

const YEAR_SECONDS = 31_536_000

/** The choice in the profile replaces the one made in the footer of this browser. */
export function rememberCurrency(code: string) {
  writeCookie('currency', code, YEAR_SECONDS)
}
