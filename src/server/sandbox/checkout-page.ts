import { createHash } from 'node:crypto'
import { escapeHtml } from '#domain/escape-html.ts'
import { majorUnits, writeMoney } from '#domain/money.ts'
import type { SandboxOrderRow } from './orders.sql.ts'
import { OUTCOMES, type Outcome } from './outcomes.ts'

const STYLE = `
  :root { color-scheme: light dark; --ink: #1c1b19; --paper: #fbfaf7; --soft: #5c574e; --line: #d9d4c8; --accent: #14594a; --on: #fff }
  @media (prefers-color-scheme: dark) { :root { --ink: #f3f0ea; --paper: #171614; --soft: #b9b1a2; --line: #3a3732; --accent: #7cc4ae; --on: #10201b } }
  * { box-sizing: border-box } body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  main { max-width: 28rem; margin: 0 auto; padding: 2rem 1rem } h1 { font-size: 1.4rem; margin: 0 0 .25rem; text-wrap: balance }
  .notice { border: 1px dashed var(--line); border-radius: .5rem; padding: .75rem 1rem; color: var(--soft); margin: 0 0 1.5rem }
  .amount { font-size: 2rem; font-weight: 700; margin: 0 } .what { margin: 0 0 1.5rem; color: var(--soft); overflow-wrap: anywhere }
  button, a.button { display: block; width: 100%; min-height: 3rem; padding: .65rem 1rem; margin-block-end: .75rem; border-radius: .5rem; font: inherit;
    text-align: start; border: 1px solid var(--line); background: transparent; color: inherit; cursor: pointer; text-decoration: none }
  button.first { background: var(--accent); color: var(--on); border-color: var(--accent); font-weight: 600; text-align: center }
  button small { display: block; color: var(--soft) } :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px } h2 { font-size: 1rem; margin: 1.5rem 0 .75rem }`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur'])

/** Content security policy of the page: its own styles, and a form that may redirect to the return URL. */
export const checkoutPolicy = ({ returnUrl }: Pick<SandboxOrderRow, 'returnUrl'>) =>
  `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self' ${URL.parse(returnUrl)?.origin ?? ''}; base-uri 'none'; frame-ancestors 'none'`

type Say = (key: string) => string

/** Hosted checkout of the sandbox gateway: one button per outcome, no scripts. */
export function checkoutPage(order: SandboxOrderRow, say: Say, language: string): string {
  const amount = writeMoney(majorUnits(order.amountMinor, order.currency), order.currency, language)
  return `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(say('sandbox.title'))}</title><style>${STYLE}</style></head>
<body><main>
<h1>${escapeHtml(say('sandbox.title'))}</h1>
<p class="notice">${escapeHtml(say('sandbox.notice'))}</p>
<p class="amount"><bdi>${escapeHtml(amount)}</bdi></p>
<p class="what">${escapeHtml(order.description)}</p>
${order.status === 'open' ? form(order, say) : finished(order, say)}
</main></body></html>
`
}

const COMMON: readonly Outcome[] = ['pay', 'fail', 'cancel']

function form({ id }: SandboxOrderRow, say: Say): string {
  const button = (outcome: Outcome) => {
    const hint = COMMON.includes(outcome) ? '' : `<small>${escapeHtml(say(`sandbox.${outcome}-hint`))}</small>`
    const look = outcome === 'pay' ? ' class="first"' : ''
    return `<button name="outcome" value="${outcome}"${look}>${escapeHtml(say(`sandbox.${outcome}`))}${hint}</button>`
  }
  const unusual = OUTCOMES.filter((outcome) => !COMMON.includes(outcome))
  return `<form method="post" action="/sandbox/checkout/${escapeHtml(id)}">
${COMMON.map(button).join('\n')}
<h2>${escapeHtml(say('sandbox.more'))}</h2>
${unusual.map(button).join('\n')}
</form>`
}

const finished = ({ returnUrl }: SandboxOrderRow, say: Say) =>
  `<p role="status">${escapeHtml(say('sandbox.finished'))}</p>
<a class="button" href="${escapeHtml(returnUrl)}">${escapeHtml(say('sandbox.back'))}</a>`
