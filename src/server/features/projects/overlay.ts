import type { Sql } from '#server/db/sql.ts'
import type { FileRow, ImageRow } from '#server/features/properties/public.ts'
import type { ProjectDetailRow } from './detail.sql.ts'
import type { ProjectWhole } from './project-state.ts'
import { mediaOf } from './state.sql.ts'

/** A stored file with the columns that all its uses need. */
interface MediaRow extends ImageRow, FileRow {
  id: number
  height: number | null
  createdAt: string
}

type Files = ReadonlyMap<number, MediaRow>

/** The files of these projects by id. */
export async function listFiles(sql: Sql, states: readonly ProjectWhole[]): Promise<Files> {
  const ids = [...new Set(states.flatMap(mediaOf))]
  if (ids.length === 0) return new Map()
  const rows = await sql<MediaRow[]>`
    select id, key, folder, kind, width, height, thumbhash, blur, coalesce(original_name, 'file') as name,
      to_json(created_at) #>> '{}' as "createdAt"
    from media where id = any (${ids}::bigint[])`
  return new Map(rows.map((row) => [row.id, row]))
}

/** A project with its pending revision applied, for its owner. */
export function overlaid(row: ProjectDetailRow, state: ProjectWhole, files: Files): ProjectDetailRow {
  const file = (id: number | null) => (id === null ? undefined : files.get(id))
  const gallery = state.gallery.flatMap(({ id, mediaId }) => placed(file(mediaId), { id }))
  return {
    ...row,
    project: {
      ...row.project,
      title: state.title,
      type: state.type,
      city: state.city,
      state: state.state,
      country: state.country,
      location: state.location,
      latitude: state.latitude,
      longitude: state.longitude,
      categoryId: state.categoryId,
      image: file(state.imageMediaId) ?? null,
      gallery,
    },
    // A pending revision is not public, and neither are its documents.
    isPublic: false,
    description: state.description,
    metaTitle: state.metaTitle,
    metaDescription: state.metaDescription,
    metaKeywords: state.metaKeywords,
    metaImage: file(state.metaMediaId) ?? null,
    videoLink: state.videoLink,
    blurs: gallery.map(({ blur }) => blur ?? ''),
    documents: state.documents.flatMap(({ id, mediaId, name }) => placed(file(mediaId), { id, name })),
    plans: state.plans.map(({ id, title, mediaId }) => {
      const { id: _, ...stored } = file(mediaId) ?? { id: 0, height: null, createdAt: row.project.createdAt }
      return { ...stored, id, title }
    }),
  }
}

const placed = <T extends object>(file: MediaRow | undefined, facts: T) => (file ? [{ ...file, ...facts }] : [])
