import { useState } from 'react'
import type { Output } from '#contract/endpoint.ts'
import type { getCalendarFeed } from '#contract/viewings.ts'
import { lazyCall } from '#web/api/lazy-call.ts'
import { useText } from '#web/i18n/text.tsx'
import { FormError } from '#web/parts/form-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { useChange } from './use-change.ts'

/** The secret calendar feed address: created, shown once, revoked. */
export function FeedPanel({ feed }: { feed: Output<typeof getCalendarFeed> }) {
  const { t } = useText()
  const { run, busy, fault } = useChange()
  const [url, setUrl] = useState('')
  const make = () =>
    run(async () => {
      setUrl((await lazyCall(import('#contract/viewings.ts'), 'openCalendarFeed', {})).url ?? '')
    })
  const end = () =>
    run(async () => {
      await lazyCall(import('#contract/viewings.ts'), 'closeCalendarFeed', {})
      setUrl('')
    }, t('viewing.feed-ended'))
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast(t('viewing.feed-copied'), { kind: 'success' }),
      () => toast(t('viewing.feed-copy-failed'), { kind: 'error' }),
    )
  return (
    <section aria-labelledby="feed" className="grid gap-3 rounded-lg border border-line bg-surface p-5">
      <h2 id="feed" className="text-lg">
        {t('viewing.feed-title')}
      </h2>
      <p className="max-w-measure text-sm text-ink-soft">{t('viewing.feed-text')}</p>
      <FormError fault={fault} />
      {url && (
        <div role="status" className="grid gap-2">
          <p className="text-sm font-semibold">{t('viewing.feed-once')}</p>
          <div className="flex flex-wrap gap-2">
            <div className="min-w-0 flex-1 basis-60">
              <TextInput
                readOnly
                value={url}
                aria-label={t('viewing.feed-address')}
                onFocus={(event) => event.target.select()}
              />
            </div>
            <Button icon="copy" onClick={copy}>
              {t('viewing.feed-copy')}
            </Button>
          </div>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button icon="link" busy={busy} onClick={make}>
          {t(feed.created_at ? 'viewing.feed-renew' : 'viewing.feed-make')}
        </Button>
        {feed.created_at && (
          <Button kind="quiet" disabled={busy} onClick={end}>
            {t('viewing.feed-end')}
          </Button>
        )}
      </div>
    </section>
  )
}
