import { type FormEvent, useEffect, useId, useState } from 'react'
import { CallFailure } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toast.ts'
import { fetchReasons, sendReport } from './calls.ts'
import '#web/i18n/reports/pack.ts'

const OTHER = '0'
const MOST = 2000

interface Props {
  home: { id: number; title: string }
  onClose: () => void
}

/** Tells the desk what is wrong with a home: a reason, and for anything else words. */
export function ReportDialog({ home, onClose }: Props) {
  const { t } = useText()
  const form = useId()
  const [reasons, retry] = useReasons()
  const [reason, setReason] = useState<string | null>(null)
  const [words, setWords] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (reason === null) return setFault(t('report.choose'))
    const other_message = words.trim()
    if (reason === OTHER && other_message === '') return setFault(t('report.write'))
    setBusy(true)
    setFault(null)
    try {
      await sendReport({ property_id: home.id, reason_id: Number(reason), ...(reason === OTHER && { other_message }) })
      toast(t('report.done'), { kind: 'success' })
      onClose()
    } catch (error) {
      setFault(error instanceof CallFailure ? error.message : t('report.failed'))
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
                setFault(null)
              }}
            />
          )}
          {reason === OTHER && (
            <Field label={t('report.words')}>
              {(control) => (
                <TextArea
                  {...control}
                  required
                  maxLength={MOST}
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

type Reasons = Awaited<ReturnType<typeof fetchReasons>>['data']

/** What may be wrong; the dialog is opened by a press, so asking now is asking once. */
function useReasons(): [Reasons | 'failed' | null, () => void] {
  const [reasons, setReasons] = useState<Reasons | 'failed' | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let isOver = false
    setReasons(null)
    fetchReasons()
      .then(({ data }) => !isOver && setReasons(data))
      .catch(() => !isOver && setReasons('failed'))
    return () => {
      isOver = true
    }
  }, [tries])
  return [reasons, () => setTries(tries + 1)]
}
