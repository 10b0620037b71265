import { DirectionProvider } from '@base-ui/react/direction-provider'
import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { FLOAT_ITEM_LOOK, FLOAT_LOOK } from './float-look.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'

export interface MenuItem {
  label: string
  icon?: IconName
  disabled?: boolean
  danger?: boolean
  onSelect: () => void
}

/** A menu of actions, opened by `trigger`, which must be a button with a name. */
export function Menu({ trigger, items }: { trigger: ReactElement; items: readonly MenuItem[] }) {
  const { direction } = useText()
  return (
    <DirectionProvider direction={direction}>
      <Base.Root modal={false}>
        <Base.Trigger render={trigger} />
        <Base.Portal>
          <Base.Positioner sideOffset={8} align="end" className="z-30 outline-hidden">
            <Base.Popup className={`${FLOAT_LOOK} min-w-52 p-1.5`}>
              {items.map((item) => (
                <Base.Item
                  key={item.label}
                  disabled={item.disabled}
                  onClick={item.onSelect}
                  className={`${FLOAT_ITEM_LOOK} ${item.danger ? 'text-bad' : ''}`}
                >
                  {item.icon && <Icon name={item.icon} size={18} />}
                  {item.label}
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </DirectionProvider>
  )
}
