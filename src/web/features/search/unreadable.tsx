import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** The error of an invalid search address, such as a truncated one. */
export function UnreadableSearch({ message }: { message: string }) {
  const { t } = useText()
  return (
    <EmptyState
      drawing="search"
      title={t('search.unreadable-title')}
      text={message}
      action={
        <LinkButton to={paths.properties()} kind="primary">
          {t('search.show-all')}
        </LinkButton>
      }
    />
  )
}
