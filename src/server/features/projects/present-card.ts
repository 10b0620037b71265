import type { ProjectCard } from '#contract/objects.ts'
import { instantOf } from '#domain/instant.ts'
import { type CategoryRow, presentCategory } from '#server/features/categories/public.ts'
import { degrees, imageAddress } from '#server/features/properties/public.ts'
import type { ProjectRow } from './card-sql.ts'

export const presentProject = (
  row: ProjectRow,
  categories: ReadonlyMap<number, CategoryRow>,
  origin: string,
): ProjectCard => ({
  id: row.id,
  slug_id: row.slug,
  title: row.title,
  translated_title: row.translatedTitle ?? row.title,
  type: row.type,
  city: row.city ?? '',
  state: row.state ?? '',
  country: row.country ?? '',
  location: row.location,
  latitude: degrees(row.latitude),
  longitude: degrees(row.longitude),
  image: imageAddress(row.image, origin),
  image_blur: row.image?.blur ?? '',
  image_width: row.image?.width ?? 0,
  image_height: row.image?.height ?? 0,
  status: row.isActive ? 1 : 0,
  request_status: row.requestStatus,
  category_id: row.categoryId,
  category: presentCategory(categories.get(row.categoryId)!, origin),
  added_by: row.ownerId,
  is_admin_listing: row.ownerId === null ? 1 : 0,
  is_promoted: row.isPromoted,
  is_feature_available: !row.isPromoted,
  gallary_images: (row.gallery ?? []).map((photo) => presentPicture(photo, row.id, origin)),
  customer: row.owner
    ? {
        id: row.owner.id,
        name: row.owner.name,
        profile: imageAddress(row.owner.image, origin),
        email: row.owner.email ?? '',
        mobile: row.owner.phone ?? '',
        slug_id: row.owner.slug,
      }
    : { name: 'Admin', email: '', mobile: '', slug_id: '' },
  created_at: instantOf(row.createdAt),
})

type Picture = NonNullable<ProjectRow['gallery']>[number]

export const presentPicture = (photo: Picture, projectId: number, origin: string) => ({
  id: photo.id,
  name: imageAddress(photo, origin),
  type: 'image' as const,
  project_id: projectId,
  created_at: instantOf(photo.createdAt),
  updated_at: instantOf(photo.createdAt),
})
