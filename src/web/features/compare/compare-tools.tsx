import type { ReactNode } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Switch } from '#web/ui/switch.tsx'

interface Props {
  share: ReactNode
  onlyDifferences: boolean
  onOnlyDifferences: (only: boolean) => void
  /** The list of more homes of this type; absent when the comparison is full. */
  moreHref?: string
  onMore: () => void
}

/** Actions on the whole comparison. */
export function CompareTools({ share, onlyDifferences, onOnlyDifferences, moreHref, onMore }: Props) {
  const { t } = useText()
  return (
    <div className="compare-bar flex flex-wrap items-center gap-x-6 gap-y-2">
      <Switch
        label={t('compare.differences')}
        checked={onlyDifferences}
        onChange={(event) => onOnlyDifferences(event.currentTarget.checked)}
      />
      <div className="flex flex-wrap items-center gap-1">
        {moreHref && (
          <LinkButton to={moreHref} kind="quiet" size="small" icon="plus" onClick={onMore}>
            {t('compare.add-another')}
          </LinkButton>
        )}
        <Button kind="quiet" size="small" icon="printer" onClick={() => print()}>
          {t('compare.print')}
        </Button>
        {share}
      </div>
    </div>
  )
}
