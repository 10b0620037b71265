import { useId } from 'react'
import { useLocation } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import { gateHref } from '#web/parts/gate-dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { DuplicateNotice } from '../duplicate-notice.tsx'
import { FEATURE_OF } from '../feature-of.ts'
import { PreviewCard } from '../preview-card.tsx'
import { PreviewPage } from '../preview-page.tsx'
import { PreviewSnippet } from '../preview-snippet.tsx'
import { fieldName, problemText } from '../problem-text.ts'
import { QualityPanel } from '../quality-panel.tsx'
import { useWizard } from '../wizard-context.ts'

/** The preview, the missing fields, and the quality score. */
export function ReviewStep() {
  const { t } = useText()
  const { kind } = useWizard()
  return (
    <div className="grid gap-8">
      <ProblemList />
      <GateNotices />
      {kind === 'property' && <DuplicateNotice />}
      <QualityPanel />
      <section aria-label={t('listing-form.preview')} className="grid gap-3">
        <h3 className="text-base font-semibold">{t('listing-form.preview')}</h3>
        <Tabs
          label={t('listing-form.preview')}
          tabs={[
            { value: 'card', label: t('listing-form.as-card'), panel: <PreviewCard /> },
            { value: 'page', label: t('listing-form.as-page'), panel: <PreviewPage /> },
            { value: 'snippet', label: t('listing-form.as-snippet'), panel: <PreviewSnippet /> },
          ]}
        />
      </section>
    </div>
  )
}

function ProblemList() {
  const { t } = useText()
  const { problems, questions, goTo } = useWizard()
  const id = useId()
  if (problems.length === 0)
    return (
      <p className="flex items-center gap-2 rounded-md bg-good-soft p-3 text-sm text-good">
        <Icon name="circle-check" size={18} className="shrink-0" />
        {t('listing-form.ready')}
      </p>
    )
  return (
    <section aria-labelledby={id} className="grid gap-2 rounded-md bg-warn-soft p-4">
      <h3 id={id} tabIndex={-1} data-problems className="text-sm font-semibold">
        {t('listing-form.problems', { count: problems.length })}
      </h3>
      <ul className="grid">
        {problems.map((problem) => (
          <li key={problem.field}>
            <button
              type="button"
              onClick={() => goTo(problem.step)}
              className="min-h-11 text-start text-sm underline underline-offset-4 hover:no-underline"
            >
              {fieldName(problem.field, questions, t)}: {problemText(problem, t)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Requirements that would refuse publishing, shown before the button is pressed. */
function GateNotices() {
  const { t } = useText()
  const { form, kind } = useWizard()
  const { pathname, search } = useLocation()
  return form.gates.map((gate) => (
    <div
      key={gate.kind}
      className="flex flex-wrap items-center justify-between gap-3 rounded-md border border-line p-4"
    >
      <p className="max-w-measure text-sm">{t(`listing-gate.${gate.kind}`)}</p>
      <LinkButton size="small" to={gateHref(gate.kind, FEATURE_OF[kind], pathname + search)}>
        {t(`listing-gate.${gate.kind}-title`)}
      </LinkButton>
    </div>
  ))
}
