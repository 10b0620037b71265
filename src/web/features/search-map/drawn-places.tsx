import { type DistanceUnit, fromKm } from '#domain/distance.ts'
import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { DrawingTools } from './use-drawing.ts'

interface Props {
  tools: Pick<DrawingTools, 'areas' | 'circle' | 'editArea' | 'editCircle' | 'remove'>
  unit: DistanceUnit
}

/** The searched areas, each with edit and remove buttons. */
export function DrawnPlaces({ tools, unit }: Props) {
  const { t } = useText()
  const { areas, circle } = tools
  if (areas.length === 0 && !circle) return null
  return (
    <ul aria-label={t('map.areas')} className="flex max-w-full flex-wrap gap-2">
      {areas.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an area is known by its number
        <li key={i}>
          <DrawnPlace
            name={t('map.area', { number: i + 1 })}
            onEdit={() => tools.editArea(i)}
            onRemove={() => tools.remove(i)}
          />
        </li>
      ))}
      {circle && (
        <li>
          <DrawnPlace
            name={t('map.within', { distance: fromKm(circle.radiusKm, unit), unit })}
            onEdit={tools.editCircle}
            onRemove={() => tools.remove('circle')}
          />
        </li>
      )}
    </ul>
  )
}

function DrawnPlace({ name, onEdit, onRemove }: { name: string; onEdit: () => void; onRemove: () => void }) {
  const { t } = useText()
  const look = 'inline-flex min-h-9 touchable items-center gap-2 rounded-full hover:text-brand'
  return (
    <span className="inline-flex items-center rounded-full bg-surface text-sm font-medium shadow-float">
      <button type="button" aria-label={t('map.edit', { name })} onClick={onEdit} className={`${look} ps-4 pe-2`}>
        {name}
        <Icon name="pencil" size={14} className="text-ink-soft" />
      </button>
      <button
        type="button"
        aria-label={t('ui.remove', { name })}
        onClick={onRemove}
        className={`${look} w-9 justify-center`}
      >
        <Icon name="x" size={16} />
      </button>
    </span>
  )
}
