import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { toast } from '#web/ui/toast.ts'

interface Props {
  codes: readonly string[]
  onSaved: () => void
}

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, onSaved }: Props) {
  const { t } = useText()
  const text = `${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast(t('two-factor.copied'), { kind: 'success' }),
      () => toast(t('two-factor.copy-failed'), { kind: 'error' }),
    )
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">{t('two-factor.codes-text')}</p>
      <ul dir="ltr" className="grid gap-x-6 gap-y-1 rounded-md bg-brand-soft p-4 figures text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon="copy" onClick={copy}>
          {t('two-factor.copy')}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          className={buttonLook('secondary', 'small')}
        >
          {t('two-factor.download')}
        </a>
      </div>
      <Button kind="primary" wide onClick={onSaved}>
        {t('two-factor.saved')}
      </Button>
    </div>
  )
}
