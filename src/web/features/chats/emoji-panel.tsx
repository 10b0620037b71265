import { useRef } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { useDetailsAway } from '#web/ui/details-away.ts'
import { FLOAT_LOOK } from '#web/ui/float-look.ts'
import { Icon } from '#web/ui/icon.tsx'

/** A few that are common in conversations about homes; keyboards have the rest. */
const EMOJI = [
  ...'😀😃😄😁😅😂🙂😊😉😍🤩😘',
  ...'🤔😐🙄😮😴😕😢😭😡🤝👍👎',
  ...'👏🙏💪👋👌🤞✌️👀🎉🔥✨⭐',
  ...'❤💛💚💙🏠🏡🏢🔑🚪🛋🛏🛁',
  ...'🌳🌞🌊🐶🐱🚗🚲📍📅📷📄✅',
].filter((sign) => sign !== '\ufe0f')

/** A small set of emoji, inserted at the cursor. */
export function EmojiPanel({ onPick }: { onPick: (emoji: string) => void }) {
  const { t } = useText()
  const ref = useRef<HTMLDetailsElement>(null)
  useDetailsAway(ref)
  return (
    <details ref={ref} className="relative">
      <summary
        aria-label={t('chat.emoji')}
        title={t('chat.emoji')}
        className="inline-grid size-11 cursor-pointer list-none place-items-center rounded-full hover:bg-brand-soft"
      >
        <Icon name="face-slightly-smiling" />
      </summary>
      <div className={`${FLOAT_LOOK} absolute start-0 bottom-full z-30 mb-2 grid w-72 grid-cols-6 p-2`}>
        {EMOJI.map((emoji) => (
          <button
            key={emoji}
            type="button"
            className="grid size-11 place-items-center rounded-md text-lg hover:bg-brand-soft"
            onClick={() => {
              onPick(emoji)
              if (ref.current) ref.current.open = false
            }}
          >
            {emoji}
          </button>
        ))}
      </div>
    </details>
  )
}
