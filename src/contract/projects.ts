import * as z from 'zod/mini'
import { read } from './endpoint.ts'
import {
  Flag,
  Id,
  Instant,
  Latitude,
  Longitude,
  limit,
  offset,
  RadiusKm,
  Slug,
  Text,
  Url,
  wholePoint,
} from './fields.ts'
import { ProjectCard, ProjectDoc } from './objects.ts'
import { PostedSince } from './properties.ts'

const meta = {
  meta_title: z.nullable(z.string()),
  meta_description: z.nullable(z.string()),
  meta_keywords: z.nullable(z.string()),
  meta_image: Url,
}

export const getProjects = read('GET get-projects', {
  access: 'anyone',
  keptSeconds: 2,
  summary: 'New-build projects by place, category and words, the featured ones alone when asked.',
  input: z
    .object({
      /** The owner, by number. */
      userid: z.optional(Id),
      id: z.optional(Id),
      slug_id: z.optional(Slug),
      search: z.optional(Text(200)),
      /** With a project's id or slug: others like it instead of itself. */
      get_similar: Flag,
      category_id: z.optional(Id),
      city: z.optional(Text(120)),
      state: z.optional(Text(120)),
      country: z.optional(Text(120)),
      posted_since: z.optional(PostedSince),
      get_featured: Flag,
      type: z.optional(z.literal(['upcoming', 'under_construction'])),
      latitude: z.optional(Latitude),
      longitude: z.optional(Longitude),
      radius: z.optional(RadiusKm),
      offset,
      limit: limit(),
    })
    .check(wholePoint),
  /** With a slug this is where the web client reads the page's head from. */
  output: z.array(z.extend(ProjectCard, meta)),
  beside: z.object({ total: z.int() }),
})

const ProjectPicture = z.extend(ProjectDoc, { width: z.int(), height: z.int(), blur: z.string() })

export const ProjectPlan = z.object({
  id: z.int(),
  title: z.string(),
  document: Url,
  /** Zero when the plan is not a picture. */
  width: z.int(),
  height: z.int(),
  project_id: z.int(),
  created_at: Instant,
  updated_at: Instant,
})

export const ProjectDetail = z.extend(ProjectCard, {
  description: z.string(),
  translated_description: z.string(),
  ...meta,
  video_link: z.string(),
  total_click: z.int(),
  updated_at: Instant,
  gallary_images: z.array(ProjectPicture),
  documents: z.array(z.extend(ProjectDoc, { file_name: z.string() })),
  plans: z.array(ProjectPlan),
  customer: z.object({
    id: z.optional(z.int()),
    name: z.string(),
    profile: z.optional(Url),
    email: z.string(),
    mobile: z.string(),
    address: z.string(),
    slug_id: z.string(),
    is_verified: z.boolean(),
  }),
})
export type ProjectDetail = z.output<typeof ProjectDetail>

export const getProjectDetail = read('GET get-project-detail', {
  access: 'anyone',
  summary: 'One project with its plans and documents, for those whose package opens projects.',
  input: z.object({ slug_id: z.optional(Slug), id: z.optional(Id), get_similar: Flag }).check(
    z.refine(({ slug_id, id }) => slug_id !== undefined || id !== undefined, {
      message: 'slug_id or id is required',
      path: ['slug_id'],
    }),
  ),
  output: ProjectDetail,
  beside: z.object({ total: z.int(), similar_projects: z.array(ProjectCard) }),
})
