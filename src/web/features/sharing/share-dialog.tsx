import { embedSnippet } from '#domain/embed-snippet.ts'
import { type ShareTarget, shareLinks } from '#domain/share-links.ts'
import { useText } from '#web/i18n/text.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CopyField } from './copy-field.tsx'
import { QrPicture } from './qr-picture.tsx'
import '#web/i18n/sharing/pack.ts'

export interface SharedPage {
  title: string
  url: string
  /** For a listing, which also has a brochure and an embed. */
  slug?: string
}

export interface ShareDialogProps extends SharedPage {
  onClose: () => void
}

/** Brand names are not translated; only the email label is. */
const NAMES: Record<Exclude<ShareTarget, 'email'>, string> = {
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  facebook: 'Facebook',
  x: 'X',
  linkedin: 'LinkedIn',
}

/** All ways to share a page: link, social networks, QR code, brochure, and embed. */
export function ShareDialog({ title, url, slug, onClose }: ShareDialogProps) {
  const { t, language } = useText()
  const embed = slug && new URL(paths.embeddedProperty(slug, language), url).href
  return (
    <Dialog open onClose={onClose} title={t('sharing.title')}>
      <div className="grid gap-6">
        <CopyField label={t('sharing.link')} value={url} />
        {'share' in navigator && (
          <Button icon="share-2" onClick={() => navigator.share({ title, url }).catch(() => undefined)}>
            {t('sharing.device')}
          </Button>
        )}
        <ul aria-label={t('sharing.elsewhere')} className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {shareLinks({ title, url }).map(({ way, href }) => (
            <li key={way}>
              <a
                href={href}
                {...(way !== 'email' && { target: '_blank', rel: 'noopener noreferrer' })}
                className="flex min-h-11 items-center justify-center rounded-md border border-line px-3 text-sm font-semibold no-underline hover:border-ink"
              >
                {way === 'email' ? t('sharing.email') : NAMES[way]}
              </a>
            </li>
          ))}
        </ul>
        <QrPicture url={url} />
        {slug && (
          <a
            href={paths.brochure(slug, language)}
            target="_blank"
            rel="noopener"
            className={buttonLook('secondary', 'medium')}
          >
            <Icon name="printer" size={18} />
            {t('sharing.brochure')}
          </a>
        )}
        {embed && (
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm font-semibold">
              <Icon name="chevron-down" size={18} />
              {t('sharing.embed')}
            </summary>
            <div className="grid gap-3 pt-3">
              <p className="text-sm text-ink-soft">{t('sharing.embed-help')}</p>
              <CopyField label={t('sharing.embed-code')} value={embedSnippet(title, embed)} isLong />
            </div>
          </details>
        )}
      </div>
    </Dialog>
  )
}
