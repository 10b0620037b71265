import { useRouteLoaderData } from 'react-router'

/** Whether the viewer is an administrator and not a moderator; the layout has loaded the role. */
export function useIsAdmin(): boolean {
  const layout = useRouteLoaderData('admin/pages/admin-layout') as { work: { role: string } | null } | undefined
  return layout?.work?.role === 'admin'
}
