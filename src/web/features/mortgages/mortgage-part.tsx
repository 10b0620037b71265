import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useText } from '#web/i18n/text.tsx'
import { useNearViewport } from '#web/parts/map/use-near-viewport.ts'
import { PagePart } from '#web/parts/page-part.tsx'
import { paths } from '#web/paths.ts'
import type { Money } from './use-amounts.ts'

interface Props {
  price: number
  country: string
  money: Money
  now: number
}

/**
 * Reserves the space of the calculator; its code is loaded when it scrolls near the viewport, with a link until then.
 */
export function MortgagePart(props: Props) {
  const { t } = useText()
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useNearViewport(frame)
  const [Box, setBox] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (!isNear) return
    import('./mortgage-box.tsx').then(
      ({ MortgageBox }) => setBox(() => MortgageBox),
      // If loading fails, the link stays and leads to the same calculator.
      () => {},
    )
  }, [isNear])
  return (
    <PagePart title={t('nav.mortgage')} id="mortgage">
      <div ref={frame} className="min-h-[30rem] max-sm:min-h-[44rem]">
        {Box ? (
          <Box {...props} />
        ) : (
          <a
            href={paths.mortgage(
              new URLSearchParams({ price: String(props.price), country: props.country }).toString(),
            )}
            className="inline-block py-2 text-link"
          >
            {t('nav.mortgage')}
          </a>
        )}
      </div>
    </PagePart>
  )
}
