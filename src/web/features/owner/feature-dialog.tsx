import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OwnListing } from '#contract/owner.ts'
import type { ListingKind } from '#domain/listing-draft.ts'
import { gateOf, type ListingGate } from '#domain/listing-gates.ts'
import { CallFailure } from '#web/api/call.ts'
import { useText } from '#web/i18n/text.tsx'
import { GateDialog } from '#web/parts/gate-dialog.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface Props {
  kind: ListingKind
  /** Null keeps it closed. */
  listing: Pick<OwnListing, 'id' | 'title'> | null
  onClose: () => void
}

/** Features a listing, or shows the reason when it is refused. */
export function FeatureDialog({ kind, listing, onClose }: Props) {
  const { t } = useText()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  const [gate, setGate] = useState<ListingGate | null>(null)
  const send = async () => {
    setBusy(true)
    try {
      const { feature } = await import('./calls.ts')
      await feature(kind, listing!.id, t('owner.unreachable'))
      await navigate(paths.advertisements(kind === 'project' ? 'type=project' : ''))
    } catch (error) {
      if (error instanceof CallFailure && error.body) setGate(gateOf(error.body))
    } finally {
      setBusy(false)
      // A toast would be hidden below an open dialog.
      onClose()
    }
  }
  return (
    <>
      <Dialog
        open={listing !== null}
        onClose={onClose}
        title={t('owner.feature-title')}
        actions={
          <>
            <Button onClick={onClose}>{t('owner.later')}</Button>
            <Button kind="primary" icon="star" busy={isBusy} onClick={send}>
              {t('owner.action-feature')}
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          <p className="font-semibold">{listing?.title}</p>
          <p className="text-sm text-ink-soft">{t('owner.feature-text')}</p>
        </div>
      </Dialog>
      <GateDialog
        gate={gate}
        feature={kind === 'property' ? 'property_feature' : 'project_feature'}
        onClose={() => setGate(null)}
      />
    </>
  )
}
