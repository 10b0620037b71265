import { type FormEvent, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { Enquiry } from '#contract/enquiries.ts'
import { CallFailure } from '#web/api/call.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { paths } from '#web/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { toast } from '#web/ui/toast.ts'

/** One enquiry with its replies, and a reply form. */
export function EnquiryCard({ enquiry }: { enquiry: Enquiry }) {
  const { t, language } = useText()
  const { revalidate } = useRevalidator()
  const [busy, setBusy] = useState(false)
  const [fault, setError] = useState<string | null>(null)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const run = async (act: () => Promise<unknown>, done: string) => {
    setBusy(true)
    setError(null)
    try {
      await act()
      toast(done, { kind: 'success' })
      await revalidate()
      return true
    } catch (error) {
      setError((error instanceof CallFailure && error.body?.message) || t('enquiry.unreachable'))
      return false
    } finally {
      setBusy(false)
    }
  }
  const answer = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const message = String(new FormData(form).get('message') ?? '')
    if (message.trim() === '') return setError(t('enquiry.answer-needed'))
    if (
      await run(
        () => lazyCall(import('#contract/enquiries.ts'), 'answerEnquiry', { enquiry_id: enquiry.id, message }),
        t('enquiry.answered'),
      )
    )
      form.reset()
  }
  return (
    <article className="grid gap-3 rounded-lg border border-line bg-surface p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-base">{enquiry.name}</h2>
        {!enquiry.is_read && <Badge tone="brand">{t('enquiry.new')}</Badge>}
        {enquiry.replies.length === 0 && <Badge tone="warn">{t('enquiry.unanswered')}</Badge>}
        <span className="text-sm text-ink-soft">{day.format(new Date(enquiry.created_at))}</span>
      </header>
      <p className="text-sm">
        <Link to={paths.property(enquiry.property.slug_id)} className="text-link">
          <bdi>{enquiry.property.title}</bdi>
        </Link>
      </p>
      <p dir="auto" className="max-w-measure whitespace-pre-line">
        {enquiry.message}
      </p>
      {enquiry.replies.map((reply) => (
        <blockquote key={reply.id} className="grid gap-1 border-s-2 border-brand ps-4">
          <p dir="auto" className="max-w-measure text-sm whitespace-pre-line">
            {reply.message}
          </p>
          <p className="text-xs text-ink-soft">
            {t('enquiry.you-answered', { date: day.format(new Date(reply.created_at)) })}
          </p>
        </blockquote>
      ))}
      <FormError fault={fault} />
      <form method="post" onSubmit={answer} className="grid gap-3">
        <Field label={t('enquiry.answer')} help={t('enquiry.answer-help')} required>
          {(control) => <TextArea {...control} name="message" rows={3} maxLength={5000} />}
        </Field>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            kind="primary"
            size="small"
            type="submit"
            icon="mail"
            busy={busy}
            aria-label={`${t('enquiry.send-answer')}: ${enquiry.name}`}
          >
            {t('enquiry.send-answer')}
          </Button>
          <Button
            size="small"
            kind="quiet"
            disabled={busy}
            aria-label={`${t('enquiry.forget')}: ${enquiry.name}`}
            onClick={() =>
              run(
                () => lazyCall(import('#contract/enquiries.ts'), 'deleteEnquiry', { enquiry_id: enquiry.id }),
                t('enquiry.forgotten'),
              )
            }
          >
            {t('enquiry.forget')}
          </Button>
          <span className="text-xs text-ink-soft">
            {t('enquiry.kept', { date: day.format(new Date(enquiry.kept_until)) })}
          </span>
        </div>
      </form>
    </article>
  )
}
