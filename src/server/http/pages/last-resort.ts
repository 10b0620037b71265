/** The page for when even the site cannot be rendered: no script, no file, no database. */
export const lastResort = () => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>We will be right back</title></head>
<body><main><h1>We will be right back</h1><p>The page could not be shown. Please try again in a moment.</p>
<p><a href="">Try again</a></p></main></body></html>
`
