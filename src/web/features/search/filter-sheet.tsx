import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Drawer } from '#web/ui/drawer.tsx'
import { AllFilters } from './all-filters.tsx'
import { ShowButton } from './show-button.tsx'

interface Props {
  isOpen: boolean
  onClose: () => void
  onClear: () => void
}

/** All filters at once: beside the page, or full screen on phones. */
export function FilterSheet({ isOpen, onClose, onClear }: Props) {
  const { t } = useText()
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={t('search.filters')}
      actions={
        <>
          <Button kind="quiet" onClick={onClear}>
            {t('search.clear')}
          </Button>
          <ShowButton />
        </>
      }
    >
      <AllFilters />
    </Drawer>
  )
}
