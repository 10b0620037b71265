import type { ProjectCard } from '#contract/objects.ts'
import { instantOf } from '#domain/instant.ts'
import type { ImageBase } from '#domain/renditions.ts'
import { type CategoryRow, presentCategory } from '#server/features/categories/public.ts'
import { degrees, imageAddress } from '#server/features/properties/public.ts'
import type { ProjectRow } from './card.sql.ts'

export const presentProject = (
  row: ProjectRow,
  categories: ReadonlyMap<number, CategoryRow>,
  origin: string,
  photos: ImageBase = origin,
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
  image: imageAddress(row.image, photos),
  title_image: imageAddress(row.image, photos),
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
  promoted: row.isPromoted,
  is_premium: false,
  is_feature_available: !row.isPromoted,
  is_featured_available: !row.isPromoted,
  gallary_images: (row.gallery ?? []).map((photo) => presentPicture(photo, row.id, photos)),
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

export const presentPicture = (photo: Picture, projectId: number, photos: ImageBase) => ({
  id: photo.id,
  name: imageAddress(photo, photos),
  type: 'image' as const,
  project_id: projectId,
  created_at: instantOf(photo.createdAt),
  updated_at: instantOf(photo.createdAt),
})
