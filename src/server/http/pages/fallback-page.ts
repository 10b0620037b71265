/** Static page for when rendering fails: no scripts, files or database. */
export const lastResort = () => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>We’ll be right back</title></head>
<body><main><h1>We’ll be right back</h1><p>We couldn’t load this page. Please try again in a moment.</p>
<p><a href="">Try again</a></p></main></body></html>
`
