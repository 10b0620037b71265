import type { Sql } from '#server/db/sql.ts'
import type { Stored } from '../outfits.ts'
import type { DemoProject } from '../projects.ts'
import { random } from '../random.ts'
import type { Brochures } from './brochures.ts'
import { insertRows, takeIds } from './rows.ts'

/** Images, plans and documents of the projects. */
export async function dressProjects(
  sql: Sql,
  projects: readonly DemoProject[],
  pictures: readonly Stored[],
  brochures: Brochures,
): Promise<void> {
  const r = random(31)
  const rows = await sql<
    { id: number; slug: string }[]
  >`select id, slug from projects where slug = any(${projects.map(({ slug }) => slug)})`
  const ids = new Map(rows.map(({ id, slug }) => [slug, id]))
  const of = (...kinds: string[]) => pictures.filter(({ kind }) => kinds.includes(kind))
  for (const table of ['project_gallery', 'project_plans', 'project_documents'])
    await sql`delete from ${sql(table)} where project_id = any(${[...ids.values()]}::bigint[])`
  const gallery: { project_id: number; media_id: number; position: number }[] = []
  const plans: { project_id: number; title: string; media_id: number; position: number }[] = []
  // Projects are blocks, towers and streets, so farmhouses are excluded.
  const planned = of('construction', 'masterplan', 'aerial', 'exterior').filter(
    ({ style }) => style !== 'farmhouse' && style !== 'villa',
  )
  const housed = planned.filter(({ style }) => style === 'house' || style === 'terrace' || style === 'townhouse')
  const stacked = planned.filter((picture) => !housed.includes(picture))
  for (const [index, project] of projects.entries()) {
    const id = ids.get(project.slug)
    const titles = /house|villa/.test(project.category) && housed.length > 0 ? housed : stacked
    if (id === undefined || titles.length === 0) continue
    const lead = titles[(index * 5 + 3) % titles.length]!
    await sql`update projects set image_media_id = ${lead.mediaId} where id = ${id}`
    const others = [
      ...r.sample(of('masterplan', 'aerial', 'construction'), 3),
      ...r.sample(of('exterior'), 2),
      ...r.sample(of('living', 'kitchen', 'bedroom'), 3),
    ]
    others
      .filter(({ mediaId }) => mediaId !== lead.mediaId)
      .forEach(({ mediaId }, position) => {
        gallery.push({ project_id: id, media_id: mediaId, position })
      })
    const drawings = r.sample(of('plan'), project.plans.length)
    project.plans.forEach((title, position) => {
      const drawing = drawings[position]
      if (drawing) plans.push({ project_id: id, title, media_id: drawing.mediaId, position })
    })
  }
  const galleryIds = await takeIds(sql, 'project_gallery', gallery.length)
  await insertRows(
    sql,
    'project_gallery',
    gallery.map((row, index) => ({ id: galleryIds[index]!, ...row, created_at: 'now' })),
  )
  const planIds = await takeIds(sql, 'project_plans', plans.length)
  await insertRows(
    sql,
    'project_plans',
    plans.map((row, index) => ({ id: planIds[index]!, ...row, created_at: 'now' })),
  )
  const papers = [...brochures].map(([id, { mediaId, name }]) => ({
    project_id: id,
    media_id: mediaId,
    name,
    position: 0,
  }))
  const paperIds = await takeIds(sql, 'project_documents', papers.length)
  await insertRows(
    sql,
    'project_documents',
    papers.map((row, index) => ({ id: paperIds[index]!, ...row, created_at: 'now' })),
  )
}
