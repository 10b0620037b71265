import type { Output } from '#contract/endpoint.ts'
import type { previewTemplate } from '#contract/templates-admin.ts'
import { Panel } from '#web/admin/parts/panel.tsx'
import { useText } from '#web/i18n/text.tsx'

/** Preview of an email with example data; its HTML is in a sandboxed iframe. */
export function TemplatePreview({ mail, code }: { mail: Output<typeof previewTemplate>; code: string }) {
  const { t } = useText()
  return (
    <Panel title={t('templates.preview')} text={t('templates.preview-text')}>
      <p lang={code} dir="auto" className="font-semibold break-words">
        {mail.subject}
      </p>
      <h3 className="text-sm text-ink-soft">{t('templates.as-text')}</h3>
      <pre
        lang={code}
        dir="auto"
        className="rounded-md border border-line bg-paper p-3 text-sm break-words whitespace-pre-wrap"
      >
        {mail.text}
      </pre>
      <h3 className="text-sm text-ink-soft">{t('templates.as-html')}</h3>
      {mail.html === null ? (
        <p className="text-sm">{t('templates.text-only')}</p>
      ) : (
        <iframe
          title={t('templates.as-html')}
          sandbox=""
          srcDoc={mail.html}
          className="h-120 w-full rounded-md border border-line bg-white"
        />
      )}
    </Panel>
  )
}
