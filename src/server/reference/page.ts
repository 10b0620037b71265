import type { Chapter, DescribedCall } from './calls.ts'
import { PAGE_STYLE } from './page-style.ts'

/** The reference as one HTML page without scripts or further files, searchable with the browser. */
export function referencePage(chapters: readonly Chapter[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API reference · Lintel</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header>
<h1>API reference</h1>
<p>Every call of Lintel, generated from the contract that the server itself obeys. For machines: <a href="/api/openapi.json">openapi.json</a>.</p>
<p>Answers are JSON in one envelope. Empty fields and the words <code>undefined</code> and <code>null</code> count as absent. Bodies may be JSON, a form or multipart, with brackets for nested fields: <code>parameters[0][value]</code>, <code>key[]</code>. Sign in with <code>Authorization: Bearer …</code>; the session cookie counts only for pages of this site. Addresses of files are absolute; with <code>Prefer: urls=relative</code> they have no origin.</p>
</header>
<nav aria-label="Calls">
${chapters.map(contents).join('\n')}
</nav>
<main id="calls">
${chapters.map(chapter).join('\n')}
</main>
</body>
</html>
`
}

const contents = ({ title, calls }: Chapter) =>
  `<div><h2>${html(title)}</h2>\n<ul>${calls.map(({ name }) => `<li><a href="#${name}">${html(name)}</a></li>`).join('')}</ul></div>`

const chapter = ({ title, calls }: Chapter) => `<h2>${html(title)}</h2>\n${calls.map(call).join('\n')}`

function call({ name, wires, summary, access, failures, clients, fields, answer }: DescribedCall): string {
  return `<article id="${name}" aria-labelledby="${name}-title">
<h3 id="${name}-title"><a href="#${name}">${html(name)}</a></h3>
<p>${wires.map((wire) => `<code class="wire">${html(wire)}</code>`).join(' or ')}</p>
<p>${html(summary)}</p>
<p class="soft">${html(access)} ${html(failures)} ${html(clients)}</p>
${fields.length === 0 ? '<p class="soft">No parameters.</p>' : table(fields)}
<h4>Answer</h4>
<pre><code>${html(answer)}</code></pre>
</article>`
}

const table = (fields: DescribedCall['fields']) => `<table>
<thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Needed</th><th scope="col">Limits</th></tr></thead>
<tbody>
${fields.map(row).join('\n')}
</tbody>
</table>`

const row = ({ name, type, required, limits }: DescribedCall['fields'][number]) =>
  `<tr><th scope="row"><code>${html(name)}</code></th><td><code>${html(type)}</code></td><td>${required ? 'required' : 'optional'}</td><td>${html(limits)}</td></tr>`

const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
