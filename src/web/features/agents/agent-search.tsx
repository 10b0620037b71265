import { Form } from 'react-router'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'

/** Finds an agent by name; a plain form, which works without script. */
export function AgentSearch({ search }: { search: string }) {
  const { t } = useText()
  return (
    <Form
      key={search}
      method="get"
      action={paths.agents()}
      role="search"
      aria-label={t('agents.search')}
      className="flex max-w-xl items-center gap-3"
    >
      <TextInput
        type="search"
        name="search"
        maxLength={120}
        defaultValue={search}
        aria-label={t('agents.name')}
        placeholder={t('agents.name')}
      />
      <Button type="submit" kind="primary" icon="search">
        {t('search.search')}
      </Button>
    </Form>
  )
}
