import { qrCode, qrPath } from '#domain/qr/qr-code.ts'
import { useText } from '#web/i18n/text.tsx'

/** The address as a QR code, always dark on light because many scanners read no other. */
export function QrPicture({ url }: { url: string }) {
  const { t } = useText()
  const modules = qrCode(url)
  if (!modules) return null
  const { side, d } = qrPath(modules)
  const box = `0 0 ${side} ${side}`
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="1024" height="1024"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${d}"/></svg>`
  return (
    <figure className="flex flex-wrap items-center gap-5">
      <svg
        viewBox={box}
        role="img"
        aria-label={t('sharing.qr')}
        shapeRendering="crispEdges"
        className="size-36 shrink-0 rounded-md bg-white"
      >
        <path d={d} fill="#000" />
      </svg>
      <figcaption className="grid min-w-40 flex-1 gap-2 text-sm text-ink-soft">
        {t('sharing.qr-help')}
        <a
          href={`data:image/svg+xml,${encodeURIComponent(file)}`}
          download="qr-code.svg"
          className="text-link inline-flex min-h-11 items-center justify-self-start"
        >
          {t('sharing.qr-download')}
        </a>
      </figcaption>
    </figure>
  )
}
