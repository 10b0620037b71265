import type { ListingGate } from '#domain/listing-gates.ts'
import type { Feature } from '#domain/package-quota.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

interface Props {
  /** Null keeps the dialog closed. */
  gate: ListingGate | null
  /** The entitlement that a package must include. */
  feature?: Feature
  /** The draft that cannot be published yet; its author returns to it. */
  draft?: string | undefined
  onClose: () => void
}

/** The unmet requirement of an action, and the link to meet it; entered data is kept. */
export function GateDialog({ gate, feature, draft, onClose }: Props) {
  const { t } = useText()
  const actions = gate && (
    <>
      <Button onClick={onClose}>{t(draft ? 'listing-gate.continue' : 'listing-gate.later')}</Button>
      <LinkButton kind="primary" to={gateHref(gate.kind, feature, draft)}>
        {t(`listing-gate.${wordsOf(gate)}-go`)}
      </LinkButton>
    </>
  )
  return (
    <Dialog
      open={gate !== null}
      onClose={onClose}
      title={gate ? t(`listing-gate.${gate.kind}-title`) : ''}
      actions={actions}
    >
      {gate && (
        <div className="grid gap-4">
          <p>{t(`listing-gate.${gate.kind}`)}</p>
          {gate.kind === 'verification' && (
            <p className="text-sm text-ink-soft">{t(`listing-gate.${gate.notice}-notice`)}</p>
          )}
          {gate.kind === 'profile' && gate.missing.length > 0 && (
            <div className="grid gap-1 text-sm">
              <p className="text-ink-soft">{t('listing-gate.missing')}</p>
              <ul className="list-disc ps-5">
                {gate.missing.map((need) => (
                  <li key={need}>{t(`listing-gate.need-${need}`)}</li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
    </Dialog>
  )
}

const wordsOf = (gate: ListingGate) => (gate.kind === 'verification' ? gate.notice : gate.kind)

/** The page on which a requirement is met. */
export const gateHref = (gate: ListingGate['kind'], feature: Feature | undefined, draft?: string): string =>
  ({
    profile: paths.profile(draft),
    verification: paths.verification(draft),
    subscription: paths.plans(feature, draft),
    limit: paths.plans(feature, draft),
  })[gate]
