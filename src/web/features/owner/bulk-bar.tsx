import type { OwnListing } from '#contract/owner.ts'
import type { ListingKind } from '#domain/listing-draft.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { type OwnAction, ownActions } from './own-actions.ts'

interface Props {
  kind: ListingKind
  chosen: readonly OwnListing[]
  /** The number of items on this page. */
  count: number
  isBusy: boolean
  onAll: (isOn: boolean) => void
  onAction: (action: OwnAction, on: readonly OwnListing[]) => void
}

/** Selects all, and offers the actions that apply to at least one selected item, with their number. */
export function BulkBar({ kind, chosen, count, isBusy, onAll, onAction }: Props) {
  const { t } = useText()
  const groups = new Map<OwnAction, OwnListing[]>()
  for (const listing of chosen)
    for (const action of ownActions(kind, listing)) groups.set(action, [...(groups.get(action) ?? []), listing])
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Checkbox
        label={t('owner.choose-all')}
        checked={chosen.length === count && count > 0}
        onChange={(event) => onAll(event.currentTarget.checked)}
      />
      {chosen.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: these buttons belong together, and are no form
        <div role="group" aria-label={t('owner.bulk')} className="flex flex-wrap items-center gap-2">
          <span role="status" className="figures text-sm">
            {t('owner.chosen', { count: chosen.length })}
          </span>
          {[...groups].map(([action, listings]) => (
            <Button
              key={action}
              size="small"
              kind={action === 'delete' ? 'danger' : 'secondary'}
              busy={isBusy}
              onClick={() => onAction(action, listings)}
            >
              {t(`owner.action-${action}`)} ({listings.length})
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
