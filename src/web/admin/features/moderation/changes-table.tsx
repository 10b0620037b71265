import { useText } from '#web/i18n/text.tsx'
import type { Waiting } from './waiting.ts'

/** The proposed changes of a listing, side by side with the current values. */
export function ChangesTable({ changes }: { changes: Waiting['changes'] }) {
  const { t } = useText()
  return (
    <details open={changes.length <= 6} className="rounded-md border border-line">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5 text-sm font-semibold">{t('moderation.changes')}</summary>
      <div className="overflow-x-auto">
        <table className="w-full border-t border-line text-sm">
          <thead className="text-start text-ink-soft">
            <tr>
              {(['moderation.field', 'moderation.before', 'moderation.after'] as const).map((key) => (
                <th key={key} scope="col" className="px-3 py-2 text-start font-medium">
                  {t(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, old, new: now }) => (
              <tr key={field} className="border-t border-line align-top">
                <th scope="row" className="px-3 py-2 text-start font-medium">
                  <bdi>{field}</bdi>
                </th>
                <td className="max-w-72 px-3 py-2 break-words text-ink-soft">{old}</td>
                <td className="max-w-72 px-3 py-2 break-words">{now}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
