import { data, redirect } from 'react-router'
import { movedTo } from '#web/redirects.ts'
import type { Route } from './+types/not-found-page'

export function loader({ request }: Route.LoaderArgs) {
  const moved = movedTo(new URL(request.url))
  if (moved) throw redirect(moved, 301)
  throw data(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
