import { useText } from '#web/i18n/text.tsx'
import type { TextKey } from '#web/i18n/translate.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

interface Props {
  isSource: boolean
  onSource: () => void
  /** Called after a change of the text. */
  onChange: () => void
}

interface Tool {
  label: TextKey
  /** A letter or an icon; decorative, so that the label alone names the button. */
  face: string | { icon: IconName }
  command: string
  value?: string
}

const TOOLS: readonly Tool[] = [
  { label: 'operator.bold', face: 'B', command: 'bold' },
  { label: 'operator.italic', face: 'I', command: 'italic' },
  { label: 'operator.heading', face: 'H2', command: 'formatBlock', value: 'h2' },
  { label: 'operator.subheading', face: 'H3', command: 'formatBlock', value: 'h3' },
  { label: 'operator.paragraph', face: '¶', command: 'formatBlock', value: 'p' },
  { label: 'operator.quote', face: '“', command: 'formatBlock', value: 'blockquote' },
  { label: 'operator.list', face: { icon: 'list' }, command: 'insertUnorderedList' },
  { label: 'operator.numbers', face: '1.', command: 'insertOrderedList' },
]

/** The formatting commands for the selection. */
export function RichTextTools({ isSource, onSource, onChange }: Props) {
  const { t } = useText()
  const act = (command: string, value?: string) => {
    document.execCommand(command, false, value)
    onChange()
  }
  const link = () => {
    const address = window.prompt(t('operator.link-address'), 'https://')
    if (address && /^(https?:|mailto:|tel:|\/)/i.test(address)) act('createLink', address)
  }
  return (
    <div role="toolbar" aria-label={t('operator.tools')} className="scroll-row flex gap-1 whitespace-nowrap">
      {TOOLS.map(({ label, face, command, value }) => (
        <ToolButton key={label} face={face} label={t(label)} disabled={isSource} onPress={() => act(command, value)} />
      ))}
      <ToolButton face={{ icon: 'link' }} label={t('operator.link')} disabled={isSource} onPress={link} />
      <ToolButton
        face={{ icon: 'undo-2' }}
        label={t('operator.undo')}
        disabled={isSource}
        onPress={() => act('undo')}
      />
      <ToolButton face="</>" label={t('operator.source')} pressed={isSource} onPress={onSource} />
    </div>
  )
}

interface ToolProps {
  face: Tool['face']
  label: string
  disabled?: boolean
  pressed?: boolean
  onPress: () => void
}

const ToolButton = ({ face, label, disabled, pressed, onPress }: ToolProps) => (
  <button
    type="button"
    data-face={typeof face === 'string' ? face : undefined}
    aria-label={label}
    title={label}
    disabled={disabled}
    aria-pressed={pressed}
    // Keeps the selection while the button is pressed.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
    className={`grid size-11 shrink-0 place-items-center rounded-md border border-line text-sm hover:bg-brand-soft disabled:opacity-40 aria-pressed:bg-brand-soft ${typeof face === 'string' ? 'before:content-[attr(data-face)]' : ''}`}
  >
    {typeof face !== 'string' && <Icon name={face.icon} size={18} />}
  </button>
)
