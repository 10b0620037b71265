import { useRouteLoaderData } from 'react-router'

/** Whether an administrator looks, and not a moderator; the layout has asked. */
export function useIsAdmin(): boolean {
  const layout = useRouteLoaderData('admin/pages/admin-layout') as { work: { role: string } | null } | undefined
  return layout?.work?.role === 'admin'
}
