import { useText } from '#web/i18n/text.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

const FORM = /^\/user\/(?:add-(?:property|project)|edit-(?:property|project)\/[\w%-]+)(?:\?[\w&=%-]*)?$/

/** The draft that an address names as the return target; only a listing form of this site is accepted. */
export function draftReturn(params: URLSearchParams): string | null {
  const next = params.get('next')
  return next && FORM.test(next) ? next : null
}

interface Props {
  href: string
  /** True once this page has nothing left that blocks publishing. */
  isReady: boolean
}

/** A link back to the draft from a page that its author was sent to. */
export function DraftReturn({ href, isReady }: Props) {
  const { t } = useText()
  return (
    <div role="note" className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-brand-soft p-4">
      <p className="max-w-measure text-sm">{t(isReady ? 'listing-gate.ready' : 'listing-gate.saved')}</p>
      <LinkButton size="small" kind={isReady ? 'primary' : 'secondary'} to={href}>
        {t('listing-gate.continue')}
      </LinkButton>
    </div>
  )
}
