import type { OwnListing } from '#contract/owner.ts'
import type { ListingKind } from '#domain/listing-draft.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { type OwnAction, ownActions } from './own-actions.ts'

interface Props {
  kind: ListingKind
  listing: OwnListing
  isBusy: boolean
  /** In a table, all but the likely actions are in the menu. */
  isCompact: boolean
  onAction: (action: OwnAction) => void
  onFeature: () => void
  onAppeal: () => void
}

/** The actions on one listing: the likely ones visible, the rest in a menu. */
export function RowActions({ kind, listing, isBusy, isCompact, onAction, onFeature, onAppeal }: Props) {
  const { t } = useText()
  const { title, slug_id, freshness, is_active } = listing
  const actions = ownActions(kind, listing)
  const first = actions.find(
    (action) => action === 'show' || (action === 'confirm' && is_active && freshness !== 'fresh'),
  )
  return (
    <div className={`flex gap-2 ${isCompact ? 'md:justify-end' : 'flex-wrap'}`}>
      {first && (
        <Button size="small" kind="primary" icon="check" disabled={isBusy} onClick={() => onAction(first)}>
          {t(`owner.action-${first}`)}
        </Button>
      )}
      <LinkButton
        size="small"
        icon="pencil"
        data-reload
        to={kind === 'property' ? paths.editProperty(slug_id) : paths.editProject(slug_id)}
      >
        {t('owner.edit')}
      </LinkButton>
      {listing.can_appeal && !isCompact && (
        <Button size="small" icon="flag" disabled={isBusy} onClick={onAppeal}>
          {t('owner.appeal')}
        </Button>
      )}
      {listing.is_feature_available && !isCompact && (
        <Button size="small" icon="star" disabled={isBusy} onClick={onFeature}>
          {t('owner.action-feature')}
        </Button>
      )}
      <Menu
        trigger={<Button size="small" icon="ellipsis" disabled={isBusy} aria-label={t('owner.actions', { title })} />}
        items={[
          ...(isCompact && listing.is_feature_available
            ? [{ label: t('owner.action-feature'), onSelect: onFeature }]
            : []),
          ...(isCompact && listing.can_appeal ? [{ label: t('owner.appeal'), onSelect: onAppeal }] : []),
          ...actions
            .filter((action) => action !== first)
            .map((action) => ({
              label: t(`owner.action-${action}`),
              danger: action === 'delete',
              onSelect: () => onAction(action),
            })),
        ]}
      />
    </div>
  )
}
