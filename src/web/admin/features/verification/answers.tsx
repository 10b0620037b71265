import type { Output } from '#contract/endpoint.ts'
import type { getApplication } from '#contract/verification-admin.ts'
import { useText } from '#web/i18n/text.tsx'

type Answer = Output<typeof getApplication>['answers'][number]

/** The answers of a verification, field by field; files open in a new tab. */
export const Answers = ({ answers }: { answers: readonly Answer[] }) => (
  <dl className="grid gap-4 text-sm">
    {answers.map((answer) => (
      <div key={answer.id} className="grid gap-1">
        <dt className="text-ink-soft">
          <bdi>{answer.question}</bdi>
        </dt>
        <dd className="min-w-0 break-words whitespace-pre-line">
          <Value answer={answer} />
        </dd>
      </div>
    ))}
  </dl>
)

function Value({ answer: { value, file } }: { answer: Answer }) {
  const { t } = useText()
  const words = Array.isArray(value) ? value.join(', ') : value
  if (!file) return <bdi>{words}</bdi>
  return (
    <a href={file} target="_blank" rel="noreferrer" className="underline underline-offset-4">
      {t('applications.open-file', { name: words })}
    </a>
  )
}
