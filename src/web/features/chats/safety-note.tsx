import { useState } from 'react'
import { type SafetyTopic, safetyTopic } from '#domain/safety-hint.ts'
import { useText } from '#web/i18n/text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/**
 * Warns when a message mentions money or another channel; once dismissed, that warning stays hidden in this
 * conversation.
 */
export function SafetyNote({ texts }: { texts: readonly string[] }) {
  const { t } = useText()
  const [closed, setClosed] = useState<readonly SafetyTopic[]>([])
  const topics = texts.map(safetyTopic)
  const topic = (['money', 'contact'] as const).find((one) => topics.includes(one) && !closed.includes(one))
  return (
    <div role="status" className="px-4 empty:hidden">
      {topic && (
        <div className="flex items-start gap-3 rounded-md bg-warn-soft p-3 text-sm">
          <Icon name="triangle-exclamation-point" size={18} className="mt-0.5 text-warn" />
          <p className="flex-1">
            <strong>{t('chat.safety')}.</strong> {t(`chat.safety-${topic}`)}
          </p>
          <IconButton
            icon="x"
            label={t('chat.hint-close')}
            className="-my-2 -me-2"
            onClick={() => setClosed([...closed, topic])}
          />
        </div>
      )}
    </div>
  )
}
