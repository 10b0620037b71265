import type { Sql } from '#server/db/sql.ts'
import type { DemoProject } from '../projects.ts'
import type { CatalogueIds } from './catalogue.ts'
import { insertRows, takeIds } from './rows.ts'
import type { UserIds } from './users.ts'

export type PlacedProject = DemoProject & { id: number; ownerId: number | null }

export async function insertProjects(
  sql: Sql,
  before: (days: number) => string,
  projects: readonly DemoProject[],
  people: UserIds,
  catalogue: CatalogueIds,
): Promise<PlacedProject[]> {
  const ids = await takeIds(sql, 'projects', projects.length)
  const placed = projects.map((project, index) => ({
    ...project,
    id: ids[index]!,
    ownerId: project.owner === null ? null : people.get(project.owner)!,
  }))
  await insertRows(
    sql,
    'projects',
    placed.map((project) => ({
      id: project.id,
      owner_id: project.ownerId,
      category_id: catalogue.category.get(project.category)!,
      slug: project.slug,
      title: project.title,
      description: project.description,
      type: project.type,
      is_active: project.isActive,
      request_status: project.requestStatus,
      location: project.location,
      city: project.city.name,
      state: project.city.state,
      country: project.city.country,
      latitude: project.latitude,
      longitude: project.longitude,
      meta_title: `${project.title}, ${project.city.name}`,
      meta_description: project.description
        .split('\n')[0]!
        .slice(0, 160)
        .replace(/\s+\S*$/, ''),
      view_count: project.views,
      created_at: before(project.createdDaysAgo),
      updated_at: before(project.createdDaysAgo),
    })),
  )
  const refused = placed.filter(({ rejection }) => rejection !== null)
  const rejectionIds = await takeIds(sql, 'rejections', refused.length)
  await insertRows(
    sql,
    'rejections',
    refused.map((project, index) => ({
      id: rejectionIds[index]!,
      project_id: project.id,
      reason: project.rejection,
      actor_id: people.get('tomas')!,
      created_at: before(project.createdDaysAgo - 1),
    })),
  )
  return placed
}
