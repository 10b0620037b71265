import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import type { Tool } from './drawing.ts'

const TOOLS = [
  { tool: 'freehand', icon: 'lasso' },
  { tool: 'corners', icon: 'waypoints' },
  { tool: 'circle', icon: 'radius' },
] as const satisfies { tool: Tool; icon: IconName }[]

interface Props {
  isOpen: boolean
  onToggle: () => void
  onStart: (tool: Tool) => void
}

/** The drawing tools, behind one button. */
export function DrawMenu({ isOpen, onToggle, onStart }: Props) {
  const { t } = useText()
  return (
    <div className="grid justify-items-start gap-2">
      <div className="rounded-full shadow-float">
        <Button icon="pencil" aria-expanded={isOpen} onClick={onToggle}>
          <span className="max-sm:sr-only">{t('map.draw')}</span>
        </Button>
      </div>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: these are not form fields
        <div role="group" aria-label={t('map.draw-tools')} className="grid rounded-lg bg-surface p-1.5 shadow-float">
          {TOOLS.map(({ tool, icon }) => (
            <button
              key={tool}
              type="button"
              onClick={() => onStart(tool)}
              className="flex min-h-11 items-center gap-3 rounded-md px-3 text-start text-sm hover:bg-brand-soft"
            >
              <Icon name={icon} size={18} />
              {t(`map.${tool}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
