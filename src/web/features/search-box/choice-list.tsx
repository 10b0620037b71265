import { Icon } from '#web/ui/icon.tsx'
import { optionId } from './option-id.ts'
import type { Choice, ChoiceGroup } from './options.ts'

interface Props {
  id: string
  label: string
  groups: readonly ChoiceGroup[]
  active: number
  isOpen: boolean
  onPick: (choice: Choice) => void
  onRemove: (choice: Choice) => void
}

/** The suggestions in groups; the input keeps the focus and the keys, as the combobox pattern requires. */
export function ChoiceList({ id, label, groups, active, isOpen, onPick, onRemove }: Props) {
  let index = -1
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      hidden={!isOpen}
      className="max-h-[min(28rem,60vh)] overflow-y-auto overscroll-contain p-1.5"
    >
      {groups.map(({ name, choices }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list of options
        <div key={name} role="group" aria-labelledby={`${id}-group-${group}`}>
          <p id={`${id}-group-${group}`} className="px-3 pt-2 pb-1 text-xs font-medium text-ink-soft">
            {name}
          </p>
          {choices.map((choice) => {
            index++
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys act on the input, which keeps the focus
              <div
                key={choice.href}
                id={optionId(id, index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onPick(choice)}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 hover:bg-brand-soft aria-selected:bg-brand-soft forced-colors:aria-selected:outline-2"
              >
                <Icon name={choice.icon} size={18} className="shrink-0 text-ink-soft" />
                <span className="min-w-0 flex-1 truncate">
                  {choice.label} <span className="text-sm text-ink-soft">{choice.detail}</span>
                </span>
                {choice.homes && <span className="shrink-0 text-sm text-ink-soft tabular-nums">{choice.homes}</span>}
                {choice.isRecent && <RemoveMark onRemove={() => onRemove(choice)} />}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

/** For pointers only: a button inside an option is not reachable by keys, which use Delete instead. */
function RemoveMark({ onRemove }: { onRemove: () => void }) {
  return (
    <span
      aria-hidden="true"
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => {
        event.stopPropagation()
        onRemove()
      }}
      className="-me-2 inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft hover:text-ink"
    >
      <Icon name="x" size={16} />
    </span>
  )
}
