import { data } from 'react-router'
import { getImport, listImportRows, listImports } from '#contract/imports.ts'
import type { Api } from '#contract/page.ts'
import { isRefusal } from '#web/api/refusal.ts'
import { OUTCOMES, ROWS_PER_PAGE } from './outcomes.ts'

/** An import with the requested rows; another user's import answers 404. */
export async function loadImport(api: Api, id: number, url: URL) {
  const outcome = OUTCOMES.find((word) => word === url.searchParams.get('outcome')) ?? null
  const page = Math.max(1, Math.trunc(Number(url.searchParams.get('page')) || 1))
  const offset = Math.min((page - 1) * ROWS_PER_PAGE, 1_000_000)
  const [feed, rows, { questions }] = await Promise.all([
    api(getImport, { id }),
    api(listImportRows, { id, ...(outcome && { outcome }), offset, limit: ROWS_PER_PAGE }),
    api(listImports, {}),
  ]).catch((error: unknown) => {
    if (isRefusal(error)) throw data(null, { status: 404 })
    throw error
  })
  return { feed, rows: rows.data, total: rows.total, questions, outcome, page }
}
