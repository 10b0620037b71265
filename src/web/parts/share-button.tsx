import { useText } from '#web/i18n/text.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

/** Hands the address to the device's own share sheet, or copies it where there is none. */
export function ShareButton({ title, url }: { title: string; url: string }) {
  const { t } = useText()
  const share = async () => {
    if (navigator.share) {
      // Closing the sheet is an answer too.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      toast(t('share.copied'), { kind: 'success' })
    } catch {
      toast(t('share.failed', { url }), { kind: 'error' })
    }
  }
  return (
    <Button kind="quiet" size="small" icon="share-2" onClick={share}>
      {t('share.share')}
    </Button>
  )
}
