import { useEffect, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { useText } from '#web/i18n/text.tsx'

type NProgress = typeof import('nprogress')

/** The numbers every client of this product uses. */
export const PROGRESS = {
  minimum: 0.08,
  speed: 200,
  trickleRate: 0.02,
  trickleSpeed: 800,
  trickle: true,
  showSpinner: false,
}

/**
 * The line at the top while a page is on its way. It follows the router's own state, so a navigation that fails,
 * is replaced or is abandoned ends it like one that arrives.
 */
export function ProgressBar() {
  const { t } = useText()
  const under = useNavigation().state !== 'idle'
  const again = useRevalidator().state !== 'idle'
  const busy = under || again
  const wanted = useRef(busy)
  wanted.current = busy
  const label = t('ui.loading')
  useEffect(() => {
    if (!busy) return
    let bar: NProgress | null = null
    load(label).then((loaded) => {
      if (!wanted.current) return
      bar = loaded
      bar.start()
    }, ignore)
    return () => {
      bar?.done()
    }
  }, [busy, label])
  return null
}

async function load(label: string): Promise<NProgress> {
  const { default: bar } = await import('nprogress')
  return bar.configure({
    ...PROGRESS,
    template: `<div class="bar" role="progressbar" aria-label="${asEntity(label)}" aria-valuemin="0" aria-valuemax="1"></div>`,
    barSelector: '[role="progressbar"]',
  })
}

const asEntity = (text: string) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

// Without its bar a page still arrives.
const ignore = () => undefined
