import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
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
import {
  csvOf,
  Description,
  MaybeText,
  metaFields,
  placeFields,
  Switch,
  Title,
  TOLD_AS_TEXT,
  translations,
  VideoLink,
} from './listing-fields.ts'
import { PROJECT_FILES } from './listing-files.ts'
import { RejectReason } from './listings.ts'
import { ProjectCard, ProjectDoc } from './objects.ts'
import { IdList, PostedSince } from './properties.ts'

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
  /** The languages that its owner has described it in, beside its own. */
  text_languages: z.array(z.string()),
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
      error: 'api.either-required',
      params: { field: 'slug_id', other: 'id' },
      path: ['slug_id'],
    }),
  ),
  output: ProjectDetail,
  beside: z.object({ total: z.int(), similar_projects: z.array(ProjectCard) }),
})

/** A project as its owner sees it, with the changes that still wait for a moderator. */
export const MyProject = z.extend(ProjectDetail, {
  /** How long ago in words, as clients show it. */
  created_at: z.string(),
  reject_reason: RejectReason,
  revision_at: z.nullable(Instant),
  revision_reason: z.string(),
})
export type MyProject = z.output<typeof MyProject>

type NewProject = Partial<Record<'id' | 'category_id', number>> &
  Partial<Record<'description' | 'city' | 'country' | 'location', string>>
const requiredOfNew = (['description', 'category_id', 'city', 'country', 'location'] as const).map((field) =>
  z.refine<NewProject>((project) => project.id !== undefined || project[field] !== undefined, {
    error: 'api.required',
    params: { field },
    path: [field],
  }),
)

/** Ids between commas, unlike the lists of homes; a list is taken as well. */
const Removed = z.optional(z.union([IdList, z.array(Id).check(z.maxLength(200))]))

export const postProject = write('POST post_project', {
  access: 'member',
  bodyKilobytes: 512,
  summary: 'Lists a project, which costs one unit of a package, or with an id changes one.',
  says: 'api.project-saved',
  input: z
    .object({
      id: z.optional(Id),
      title: Title,
      description: z.optional(Description),
      category_id: z.optional(Id),
      type: z.optional(z.literal(['upcoming', 'under_construction'])),
      location: z.optional(Text(500)),
      ...placeFields,
      /** Required where the gazetteer has a state for the city. */
      state: z.optional(MaybeText(120)),
      video_link: z.optional(VideoLink),
      slug_id: z.optional(Slug),
      ...metaFields,
      translations,
      /** A plan without an id is a new one; clients also write `undefined`. */
      plans: z.optional(z.array(z.object({ id: z.optional(Id), title: z.optional(Text(120)) })).check(z.maxLength(60))),
      remove_gallery_images: Removed,
      remove_documents: Removed,
      remove_plans: Removed,
      remove_meta_image: Flag,
    })
    .check(wholePoint, ...requiredOfNew),
  files: {
    image: PROJECT_FILES.image,
    meta_image: PROJECT_FILES.metaImage,
    gallery_images: PROJECT_FILES.gallery,
    documents: PROJECT_FILES.document,
    'plans[][document]': PROJECT_FILES.plan,
  },
  keepsEmpty: ['meta_image', 'city', 'state', 'country', 'location'],
  failures: { invalid: 'soft', missing: 'soft' },
  output: z.array(MyProject),
})

export const deleteProject = write('POST delete_project', {
  access: 'member',
  summary: "Deletes a project of the viewer's own with everything that hangs on it.",
  says: 'api.project-deleted',
  input: z.object({ id: Id }),
  failures: TOLD_AS_TEXT,
  output: z.null(),
})

export const changeProjectStatus = write('POST change-project-status', {
  access: 'member',
  impersonation: 'allowed',
  summary: 'Shows or hides an approved project.',
  says: 'api.status-changed',
  input: z.object({ project_id: Id, status: Switch }),
  output: z.null(),
})

export const getAddedProjects = read('GET get-added-projects', {
  access: 'member',
  summary: "The viewer's own projects in every state, the newest first, or one of them.",
  input: z.object({
    slug_id: z.optional(Slug),
    id: z.optional(Id),
    get_similar: Flag,
    type: z.optional(z.literal(['upcoming', 'under_construction'])),
    request_status: z.optional(csvOf(['pending', 'approved', 'rejected'])),
    offset,
    limit: limit(),
  }),
  failures: TOLD_AS_TEXT,
  /** One project for a slug or an id, as the edit form wants it, and a list without. */
  output: z.union([MyProject, z.array(MyProject)]),
  beside: z.object({ total: z.int(), similar_projects: z.optional(z.array(ProjectCard)) }),
})
