import { redirect } from 'react-router'
import { getViewingCalendar } from '#contract/viewings.ts'
import { pageOf } from '#web/api/page-context.ts'
import { isRefusal } from '#web/api/refusal.ts'
import { paths } from '#web/paths.ts'
import type { Route } from './+types/viewing-document'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api, isSignedIn } = pageOf(context)
  const id = Number(/^(\d{1,15})\.ics$/.exec(params.file)?.[1] ?? 0)
  if (!isSignedIn) throw redirect(paths.signIn(paths.viewings()))
  try {
    const { name, text } = await api(getViewingCalendar, { appointment_id: id })
    return new Response(text, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
      },
    })
  } catch (error) {
    // Another user's viewing and an unknown one redirect to the user's own viewings.
    if (isRefusal(error)) throw redirect(paths.viewings())
    throw error
  }
}
