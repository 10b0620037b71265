import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatMessage } from '#contract/chats.ts'
import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { threadLines } from './thread-lines.ts'
import { useClock } from './use-clock.ts'
import { useFocused } from './use-focused.ts'
import type { OpenThread } from './use-thread.ts'

const NEAR_PX = 60

interface Props {
  thread: Pick<OpenThread, 'messages' | 'hasMore' | 'newFromId' | 'older' | 'loadOlder' | 'setSeen'>
  label: string
  show: (message: ChatMessage) => ReactNode
  /** Content after the messages: pending ones, and the typing indicator. */
  after: ReactNode
}

/**
 * The messages, laid out from the bottom, so that the newest is visible without script and older ones loaded above move
 * nothing; messages that arrive below while the user reads further up are compensated by scrolling.
 */
export function MessageList({ thread, label, show, after }: Props) {
  const { t } = useText()
  const clock = useClock()
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(true)
  const isFocused = useFocused()
  const { messages, hasMore, newFromId, older, loadOlder, setSeen } = thread
  const newest = messages.at(-1)?.id ?? 0

  const last = useRef({ newest, height: 0 })
  useLayoutEffect(() => {
    const height = content.current?.offsetHeight ?? 0
    const grown = height - last.current.height
    const box = scroller.current
    if (box && newest !== last.current.newest && last.current.height > 0 && -box.scrollTop > NEAR_PX)
      box.scrollTop -= grown
    last.current = { newest, height }
  })
  useEffect(() => setSeen(isNear && isFocused), [isNear, isFocused, setSeen])
  const top = useOnSight(loadOlder, hasMore && older === 'idle', scroller)

  const toNewest = () => scroller.current?.scrollTo({ top: 0 })
  return (
    <div className="relative grid min-h-0 flex-1">
      <section
        ref={scroller}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => setNear(-currentTarget.scrollTop <= NEAR_PX)}
        className="flex flex-col-reverse overflow-y-auto overscroll-contain px-4 outline-offset-[-2px] [overflow-anchor:none]"
      >
        <div ref={content} className="grid gap-2 py-4">
          <div ref={top} className="grid min-h-6 justify-items-center text-sm text-ink-soft">
            {!hasMore && <p>{t('chat.begin')}</p>}
            {hasMore && older !== 'failed' && (
              <span className="inline-flex items-center gap-2">
                <Spinner /> {t('chat.older')}
              </span>
            )}
            {older === 'failed' && (
              <span className="grid justify-items-center gap-2">
                {t('chat.older-failed')}
                <Button size="small" onClick={loadOlder}>
                  {t('error.retry')}
                </Button>
              </span>
            )}
          </div>
          {threadLines(messages, newFromId, clock.keyOf).map((line) =>
            line.kind === 'message' ? (
              <div key={line.key}>{show(line.message)}</div>
            ) : (
              <p key={line.key} className={line.kind === 'new' ? NEW_LINE : DAY_LINE}>
                {line.kind === 'new' ? t('chat.new-line') : clock.dayOf(line.at)}
              </p>
            ),
          )}
          {after}
        </div>
      </section>
      {!isNear && (
        <IconButton
          icon="chevron-down"
          label={t('chat.to-newest')}
          look="float"
          className="absolute end-4 bottom-3"
          onClick={toNewest}
        />
      )}
    </div>
  )
}

const DAY_LINE = 'my-2 text-center text-xs font-medium text-ink-soft'
const NEW_LINE =
  'my-2 flex items-center gap-3 text-xs font-semibold text-clay before:h-px before:flex-1 before:bg-clay after:h-px after:flex-1 after:bg-clay'

/** Calls the function whenever the element scrolls into view. */
function useOnSight(work: () => void, isOn: boolean, root: { current: Element | null }) {
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef(work)
  latest.current = work
  useEffect(() => {
    if (!isOn || !element.current) return
    const observer = new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && latest.current(), {
      root: root.current,
      rootMargin: '200px 0px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isOn, root])
  return element
}
