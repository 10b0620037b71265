import { useText } from '#web/i18n/text.tsx'
import type { TextKey } from '#web/i18n/translate.ts'
import { Button } from '#web/ui/button.tsx'

const QUESTIONS: readonly TextKey[] = ['chat.ask-available', 'chat.ask-visit', 'chat.ask-price', 'chat.ask-papers']
const ANSWERS: readonly TextKey[] = ['chat.say-available', 'chat.say-when', 'chat.say-thanks', 'chat.say-gone']

/**
 * Suggested questions for a prospect, suggested replies for an owner; inserted into the input, where they can be
 * edited.
 */
export function QuickReplies({ isAnswer, onPick }: { isAnswer: boolean; onPick: (text: string) => void }) {
  const { t } = useText()
  return (
    <ul aria-label={t('chat.quick')} className="scroll-row flex gap-2 whitespace-nowrap">
      {(isAnswer ? ANSWERS : QUESTIONS).map((key) => (
        <li key={key}>
          <Button size="small" onClick={() => onPick(t(key))}>
            {t(key)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
