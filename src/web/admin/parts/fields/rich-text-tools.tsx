import type { ReactNode } from 'react'
import { useText } from '#web/i18n/text.tsx'
import type { TextKey } from '#web/i18n/translate.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  isSource: boolean
  onSource: () => void
  /** Something was done to the text. */
  onChange: () => void
}

interface Tool {
  label: TextKey
  face: ReactNode
  command: string
  value?: string
}

const TOOLS: readonly Tool[] = [
  { label: 'operator.bold', face: <strong>B</strong>, command: 'bold' },
  { label: 'operator.italic', face: <em>I</em>, command: 'italic' },
  { label: 'operator.heading', face: 'H2', command: 'formatBlock', value: 'h2' },
  { label: 'operator.subheading', face: 'H3', command: 'formatBlock', value: 'h3' },
  { label: 'operator.paragraph', face: '¶', command: 'formatBlock', value: 'p' },
  { label: 'operator.quote', face: '“', command: 'formatBlock', value: 'blockquote' },
  { label: 'operator.list', face: <Icon name="list" size={18} />, command: 'insertUnorderedList' },
  { label: 'operator.numbers', face: '1.', command: 'insertOrderedList' },
]

/** What can be done to the words that are marked. */
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
        <ToolButton key={label} label={t(label)} disabled={isSource} onPress={() => act(command, value)}>
          {face}
        </ToolButton>
      ))}
      <ToolButton label={t('operator.link')} disabled={isSource} onPress={link}>
        <Icon name="link" size={18} />
      </ToolButton>
      <ToolButton label={t('operator.undo')} disabled={isSource} onPress={() => act('undo')}>
        <Icon name="undo-2" size={18} />
      </ToolButton>
      <ToolButton label={t('operator.source')} pressed={isSource} onPress={onSource}>
        &lt;/&gt;
      </ToolButton>
    </div>
  )
}

interface ToolProps {
  label: string
  disabled?: boolean
  pressed?: boolean
  onPress: () => void
  children: ReactNode
}

const ToolButton = ({ label, disabled, pressed, onPress, children }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    disabled={disabled}
    aria-pressed={pressed}
    // The words stay marked while the button is pressed.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
    className="grid size-11 shrink-0 place-items-center rounded-md border border-line text-sm hover:bg-brand-soft disabled:opacity-40 aria-pressed:bg-brand-soft"
  >
    {children}
  </button>
)
