/** Design tokens of the site, copied so that the page needs no other file. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --paper: light-dark(#fbfaf7, #121413); --surface: light-dark(#fff, #1a1d1b);
  --ink: light-dark(#17191a, #edebe6); --ink-soft: light-dark(#5b615e, #a4aaa6); --line: light-dark(#e4e1da, #2c302d);
  --brand: light-dark(#14594a, #5cc2a4); --brand-soft: light-dark(#e3efea, #1d2f29); }
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body { margin: 0 auto; padding: 32px 20px 96px; max-width: 1120px; background: var(--paper); color: var(--ink);
  font: 15px/1.55 'Figtree Variable', Figtree, system-ui, sans-serif; overflow-wrap: anywhere; }
h3 { min-width: 0; }
h1 { font-size: 36px; line-height: 1.15; margin: 0 0 12px; }
h2 { font-size: 26px; line-height: 1.2; margin: 48px 0 12px; }
h3 { font-size: 20px; margin: 0 0 4px; }
h4 { font-size: 15px; margin: 16px 0 4px; }
p { margin: 4px 0; max-width: 68ch; }
a { color: var(--brand); }
a:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; border-radius: 4px; }
h3 a { color: inherit; text-decoration: none; }
h3 a:hover { text-decoration: underline; }
code { font: 13px/1.5 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.soft { color: var(--ink-soft); }
.wire { background: var(--brand-soft); padding: 2px 8px; border-radius: 999px; }
.skip { position: absolute; inset-inline-start: -999px; }
.skip:focus { inset-inline-start: 20px; background: var(--surface); padding: 8px 12px; }
nav { display: grid; grid-template-columns: repeat(auto-fill, minmax(210px, 1fr)); gap: 0 24px; }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 0; margin: 0; list-style: none; }
nav li a { display: inline-block; padding: 4px 0; }
nav h2 { font-size: 17px; margin: 20px 0 0; }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 20px; margin: 16px 0; }
article:target { border-color: var(--brand); }
table { border-collapse: collapse; width: 100%; margin-top: 12px; }
th, td { text-align: start; vertical-align: top; font-weight: 400; padding: 6px 12px 6px 0; border-top: 1px solid var(--line); }
thead th { border-top: 0; color: var(--ink-soft); }
@media (max-width: 720px) {
  thead { position: absolute; clip-path: inset(50%); }
  table, tbody, tr, tbody th { display: block; }
  td { display: inline; color: var(--ink-soft); margin-inline-end: 8px; }
  tr { border-top: 1px solid var(--line); padding: 8px 0; }
  tbody th, td { border: 0; padding: 2px 0; }
}
pre { margin: 0; padding: 12px; background: var(--paper); border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere; }
`
