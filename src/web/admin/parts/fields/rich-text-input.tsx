import { type ClipboardEvent, type ComponentProps, useEffect, useRef, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { CONTROL_LOOK } from '#web/ui/control-look.ts'
import '#web/parts/rich-text.css'
import { cleanPaste } from './clean-paste.ts'
import { RichTextTools } from './rich-text-tools.tsx'

interface Props extends Omit<ComponentProps<'textarea'>, 'className' | 'defaultValue'> {
  label: string
  /** HTML that the server has sanitised. */
  defaultValue: string
}

/**
 * A WYSIWYG editor with headings, lists and links. The form sends the HTML of the text area, which is also shown
 * without script, and by the last tool of the toolbar.
 */
export function RichTextInput({ label, defaultValue, id, ...control }: Props) {
  const { t } = useText()
  const page = useRef<HTMLDivElement>(null)
  const [html, setHtml] = useState(defaultValue)
  const [look, setLook] = useState<'plain' | 'source' | 'page'>('plain')
  useEffect(() => setLook('page'), [])
  // Written by hand afterwards: were it React's, each key would put the cursor back to the beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page takes the text over when it is opened, and then owns it
  useEffect(() => {
    if (look === 'page' && page.current) page.current.innerHTML = html
  }, [look])
  const take = () => setHtml(tidy(page.current?.innerHTML ?? ''))
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    const copied = event.clipboardData.getData('text/html')
    if (copied) document.execCommand('insertHTML', false, cleanPaste(copied))
    else document.execCommand('insertText', false, event.clipboardData.getData('text/plain'))
  }
  return (
    <div className="grid gap-2">
      {look !== 'plain' && (
        <RichTextTools
          isSource={look === 'source'}
          onSource={() => setLook(look === 'source' ? 'page' : 'source')}
          onChange={take}
        />
      )}
      {look === 'page' && (
        // biome-ignore lint/a11y/useSemanticElements: no element of HTML edits formatted text
        <div
          ref={page}
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-label={label}
          aria-describedby={control['aria-describedby']}
          aria-invalid={control['aria-invalid']}
          contentEditable
          suppressContentEditableWarning
          dir="auto"
          onInput={take}
          onPaste={paste}
          className={`${CONTROL_LOOK} rich-text max-h-128 min-h-48 max-w-none overflow-auto py-3`}
        />
      )}
      <textarea
        {...control}
        id={id}
        hidden={look === 'page'}
        aria-label={look === 'source' ? t('operator.source-of', { name: label }) : undefined}
        value={html}
        onChange={({ target }) => setHtml(target.value)}
        rows={12}
        dir="auto"
        spellCheck={false}
        className={`${CONTROL_LOOK} py-3 font-mono text-sm`}
      />
    </div>
  )
}

/** An empty document counts as no text. */
const tidy = (html: string) => (/^(<(p|div)>)?(<br\s*\/?>)?(<\/(p|div)>)?$/.test(html.trim()) ? '' : html)
