import { useText } from '#web/i18n/text.tsx'
import type { ListingLabels } from '#web/parts/listing-labels.ts'
import { type HistoryView, percentFrom } from './view.ts'

interface Props {
  area: NonNullable<HistoryView['area']>
  words: ListingLabels
}

/** The price per area here and in comparable homes, with the sample size. */
export function AreaPrice({ area: { own, median, sample, place }, words }: Props) {
  const { t, language } = useText()
  const percent = percentFrom(median, own)
  const written = new Intl.NumberFormat(language, { style: 'percent' }).format(Math.abs(percent) / 100)
  const verdict =
    percent === 0
      ? t('history.area-same')
      : t(percent < 0 ? 'history.area-below' : 'history.area-above', { percent: written })
  const most = Math.max(own, median)
  return (
    <section aria-label={t('history.area-title')} className="grid gap-3 rounded-lg border border-line bg-surface p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-base">{t('history.area-title')}</h3>
        <p className="figures font-semibold">{verdict}</p>
      </div>
      <dl className="grid gap-2 text-sm">
        <Bar label={t('history.this-home')} text={words.price(own)} share={own / most} tone="bg-brand" />
        <Bar label={t('history.median')} text={words.price(median)} share={median / most} tone="bg-edge" />
      </dl>
      <p className="figures text-xs text-ink-soft">
        {t('history.area-median', { price: words.price(median), count: sample, place })}
      </p>
    </section>
  )
}

function Bar({ label, text, share, tone }: { label: string; text: string; share: number; tone: string }) {
  return (
    <div className="grid grid-cols-[6rem_1fr_auto] items-center gap-3">
      <dt className="text-ink-soft">{label}</dt>
      <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
        <span className={`block h-full rounded-full ${tone}`} style={{ width: `${Math.round(share * 100)}%` }} />
      </span>
      <dd className="figures font-medium">{text}</dd>
    </div>
  )
}
