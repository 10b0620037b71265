import type { Agent, Article, ProjectCard } from '#contract/objects.ts'
import { instantOf } from '#domain/instant.ts'
import type { CategoryRow } from '#server/features/categories/public.ts'
import { degrees, imageAddress } from '#server/features/properties/public.ts'
import type { AgentRow } from './agents-sql.ts'
import type { ProjectRow } from './projects-sql.ts'
import type { ArticleRow } from './queries.ts'

export const presentAgent = (row: AgentRow, baseUrl: string): Agent => ({
  id: row.id,
  name: row.name,
  email: row.email ?? '',
  profile: imageAddress(row.image, baseUrl),
  slug_id: row.slug,
  property_count: row.properties,
  projects_count: row.projects,
  total_count: row.properties + row.projects,
  is_verified: row.isVerified,
  is_admin: row.isAdmin,
})

export const presentArticle = (row: ArticleRow, baseUrl: string): Article => ({
  id: row.id,
  slug_id: row.slug,
  image: imageAddress(row.image, baseUrl),
  width: row.image?.width ?? 0,
  height: row.image?.height ?? 0,
  blur: row.image?.blur ?? '',
  title: row.title,
  translated_title: row.translatedTitle ?? row.title,
  description: row.description,
  translated_description: row.translatedDescription ?? row.description,
  meta_title: row.metaTitle,
  meta_description: row.metaDescription,
  meta_keywords: row.metaKeywords,
  meta_image: imageAddress(row.image, baseUrl),
  category_id: row.category?.id ?? null,
  category: row.category && { id: row.category.id, category: row.category.name, slug_id: row.category.slug },
  view_count: row.viewCount,
  created_at: instantOf(row.createdAt),
})

export const presentProject = (
  row: ProjectRow,
  categories: ReadonlyMap<number, CategoryRow>,
  baseUrl: string,
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
  image: imageAddress(row.image, baseUrl),
  image_blur: row.image?.blur ?? '',
  image_width: row.image?.width ?? 0,
  image_height: row.image?.height ?? 0,
  status: row.isActive ? 1 : 0,
  request_status: row.requestStatus,
  category_id: row.categoryId,
  category: categories.get(row.categoryId)!.wire,
  added_by: row.ownerId,
  is_admin_listing: row.ownerId === null ? 1 : 0,
  is_promoted: row.isPromoted,
  is_feature_available: !row.isPromoted,
  gallary_images: (row.gallery ?? []).map((photo) => ({
    id: photo.id,
    name: imageAddress(photo, baseUrl),
    type: 'image' as const,
    project_id: row.id,
    created_at: instantOf(photo.createdAt),
    updated_at: instantOf(photo.createdAt),
  })),
  customer: row.owner
    ? {
        id: row.owner.id,
        name: row.owner.name,
        profile: imageAddress(row.owner.image, baseUrl),
        email: row.owner.email ?? '',
        mobile: row.owner.phone ?? '',
        slug_id: row.owner.slug,
      }
    : { name: 'Admin', email: '', mobile: '', slug_id: '' },
  created_at: instantOf(row.createdAt),
})
