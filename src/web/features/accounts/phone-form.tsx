import { useEffect, useState } from 'react'
import { getOtp } from '#contract/accounts.ts'
import { diallingCountries } from '#domain/dialling-codes.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { useForm } from '#web/parts/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { sendCode } from './session.ts'
import { SignInCode } from './sign-in-code.tsx'

/** A phone number with its country; a code follows by text message. */
export function PhoneForm({ onDone, onSecondFactor }: { onDone: () => void; onSecondFactor: () => void }) {
  const { t, language } = useText()
  const [country, setCountry] = useState(() => likelyCountry(language))
  // The server does not know the browser's language, so it is read after hydration.
  useEffect(() => setCountry(likelyCountry(navigator.language)), [])
  // Server and browser may name a country differently, so only the browser renders the list.
  const [countries, setCountries] = useState<{ value: string; label: string }[]>([])
  useEffect(() => setCountries(countryOptions(language)), [language])
  const [sent, setSent] = useState<{ number: string; code: string; hint: string | undefined } | null>(null)
  const code = diallingCountries.find((known) => known.country === country)?.code ?? '1'
  const { errors, fault, busy, onSubmit } = useForm<typeof getOtp>(getOtp, async ({ number }) => {
    const whole = `${code}${String(number).replace(/\D/g, '').replace(/^0+/, '')}`
    const { demo_code } = await sendCode({ number: whole })
    setSent({ number: whole, code, hint: demo_code })
  })
  if (sent)
    return (
      <SignInCode
        to={{ number: sent.number }}
        hint={sent.hint}
        signIn={{ country_code: sent.code }}
        onBack={() => setSent(null)}
        onDone={onDone}
        onSecondFactor={onSecondFactor}
      />
    )
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
      <FormError fault={fault} />
      <Field label={t('account.country')}>
        {(control) => (
          <Select
            {...control}
            value={country}
            onChange={(event) => setCountry(event.target.value)}
            options={countries.length > 0 ? countries : [{ value: country, label: `+${code}` }]}
            autoComplete="tel-country-code"
          />
        )}
      </Field>
      <Field
        label={t('account.phone')}
        name="number"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        help={t('account.phone-help', { code })}
        error={errors.number}
        required
      />
      <Button kind="primary" type="submit" wide busy={busy}>
        {t('account.send-code')}
      </Button>
    </form>
  )
}

/** The country in a language tag, or the most likely one of the language. */
function likelyCountry(language: string): string {
  const region = new Intl.Locale(language).maximize().region
  return diallingCountries.some(({ country }) => country === region) ? region! : 'US'
}

function countryOptions(language: string) {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return diallingCountries
    .map(({ country, code }) => ({ value: country, label: `${names.of(country) ?? country} (+${code})` }))
    .sort((a, b) => a.label.localeCompare(b.label, language))
}
