import type { ClientFile, listClientTexts } from '#contract/client-texts.ts'
import type { Answer } from '#contract/endpoint.ts'
import { AdminList } from '#web/admin/parts/admin-list.tsx'
import type { ListState } from '#web/admin/parts/list-address.ts'
import { OverrideEditor } from '#web/admin/parts/override-editor.tsx'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'

interface Props {
  file: ClientFile
  code: string
  state: ListState
  found: Answer<typeof listClientTexts>
}

/** English and translation of each text of a client. */
export function ClientTextsList({ file: { client }, code, state, found }: Props) {
  const { t } = useText()
  const save = (key: string, value: string) =>
    lazyCall(import('#contract/client-texts.ts'), 'saveClientText', {
      client,
      language_code: code,
      key,
      ...(value !== '' && { value }),
    })
  return (
    <AdminList
      caption={t('clients.title')}
      state={state}
      total={found.total}
      rows={found.data}
      keyOf={({ key }) => `${code} ${key}`}
      empty={{ title: t('texts.empty') }}
      columns={[
        {
          key: 'english',
          label: t('texts.english'),
          cell: ({ key, english }) => (
            <span className="grid min-w-0 gap-1">
              <span className="max-w-80 break-words">
                <bdi lang="en">{english}</bdi>
              </span>
              <code className="text-xs break-all text-ink-soft">{key}</code>
            </span>
          ),
        },
        {
          key: 'text',
          label: t('texts.wording'),
          cell: ({ key, fallback, value }) => (
            <OverrideEditor
              name={key}
              code={code}
              fallback={fallback}
              value={value}
              help={t('clients.wording-help')}
              save={(text) => save(key, text)}
            />
          ),
        },
      ]}
    />
  )
}
