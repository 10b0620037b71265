import { type FormEvent, useEffect, useId, useState } from 'react'
import type { Output } from '#contract/endpoint.ts'
import { addReports, getReportReasons } from '#contract/reports.ts'
import { CallFailure, call } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toast.ts'
import '#web/i18n/reports/pack.ts'

const OTHER = '0'
const MAX = 2000

interface Props {
  home: { id: number; title: string }
  onClose: () => void
}

/** The report of a listing: a reason, and a text for any other reason. */
export function ReportDialog({ home, onClose }: Props) {
  const { t } = useText()
  const form = useId()
  const [reasons, retry] = useReasons()
  const [reason, setReason] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const [fault, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (reason === null) return setError(t('report.choose'))
    const other_message = words.trim()
    if (reason === OTHER && other_message === '') return setError(t('report.write'))
    setBusy(true)
    setError(null)
    try {
      await call(addReports, {
        property_id: home.id,
        reason_id: Number(reason),
        ...(reason === OTHER && { other_message }),
      })
      toast(t('report.done'), { kind: 'success' })
      onClose()
    } catch (error) {
      setError(error instanceof CallFailure ? error.message : t('report.failed'))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('report.title')}
      actions={
        reasons !== 'failed' && (
          <>
            <Button onClick={onClose}>{t('report.cancel')}</Button>
            <Button kind="primary" type="submit" form={form} busy={busy}>
              {t('report.send')}
            </Button>
          </>
        )
      }
    >
      {reasons === 'failed' ? (
        <ErrorState onRetry={retry} />
      ) : (
        <form method="post" id={form} onSubmit={send} className="grid gap-4">
          <p className="text-sm text-ink-soft">{t('report.text', { title: home.title })}</p>
          {reasons === null ? (
            <Skeleton className="h-48 w-full" />
          ) : (
            <RadioGroup
              label={t('report.reason')}
              options={[
                ...reasons.map(({ id, translated_reason }) => ({ value: String(id), label: translated_reason })),
                { value: OTHER, label: t('report.other') },
              ]}
              value={reason ?? ''}
              onChange={(value) => {
                setReason(value)
                setError(null)
              }}
            />
          )}
          {reason === OTHER && (
            <Field label={t('report.words')}>
              {(control) => (
                <TextArea
                  {...control}
                  required
                  maxLength={MAX}
                  value={words}
                  onChange={({ target }) => setWords(target.value)}
                />
              )}
            </Field>
          )}
          <p role="alert" className="text-sm font-medium text-bad empty:hidden">
            {fault}
          </p>
          <p className="text-xs text-ink-soft">{t('report.next')}</p>
        </form>
      )}
    </Dialog>
  )
}

type Reasons = Output<typeof getReportReasons>

/** The report reasons; fetched here, because the dialog is opened by a press. */
function useReasons(): [Reasons | 'failed' | null, () => void] {
  const [reasons, setReasons] = useState<Reasons | 'failed' | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let isOver = false
    setReasons(null)
    call(getReportReasons, {})
      .then(({ data }) => !isOver && setReasons(data))
      .catch(() => !isOver && setReasons('failed'))
    return () => {
      isOver = true
    }
  }, [tries])
  return [reasons, () => setTries(tries + 1)]
}
