import * as z from 'zod/mini'
import { read, write } from './endpoint.ts'
import {
  Flag,
  Id,
  Instant,
  Latitude,
  Longitude,
  limit,
  OptionalId,
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
  SENT_AS_TEXT,
  Switch,
  Title,
  translations,
  VideoLink,
} from './listing-fields.ts'
import { PROJECT_FILES } from './listing-files.ts'
import { RejectReason, renewal } from './listings.ts'
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
  responseTtlSeconds: 2,
  summary: 'Lists projects by location, category and keywords; on request only featured ones.',
  input: z
    .object({
      /** User id of the owner. */
      userid: OptionalId,
      id: OptionalId,
      slug_id: z.optional(Slug),
      search: z.optional(Text(200)),
      /** With the id or slug of a project: returns similar projects instead of that project. */
      get_similar: Flag,
      category_id: OptionalId,
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
  /** With a slug, the web client reads the meta tags of the page from this response. */
  output: z.array(
    z.extend(ProjectCard, {
      ...meta,
      /** Titles of the plans: the types of its homes. */
      unit_types: z.array(z.string()),
    }),
  ),
  beside: z.object({ total: z.int() }),
})

const ProjectPicture = z.extend(ProjectDoc, { width: z.int(), height: z.int(), blur: z.string() })

export const ProjectPlan = z.object({
  id: z.int(),
  title: z.string(),
  document: Url,
  /** 0 if the plan is not an image. */
  width: z.int(),
  height: z.int(),
  project_id: z.int(),
  created_at: Instant,
  updated_at: Instant,
})

export const ProjectDetail = z.extend(ProjectCard, {
  description: z.string(),
  translated_description: z.string(),
  /** Languages of the translations by the owner, apart from the original language. */
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
    projects_count: z.int(),
    property_count: z.int(),
  }),
  /** The owner as in `customer`, under the names of a property's owner. */
  customer_id: z.optional(z.int()),
  customer_name: z.string(),
  customer_slug_id: z.optional(z.string()),
  email: z.string(),
  mobile: z.string(),
  profile: Url,
  client_address: z.string(),
})
export type ProjectDetail = z.output<typeof ProjectDetail>

export const getProjectDetail = read('GET get-project-detail', {
  access: 'anyone',
  summary: 'Returns a project with its plans and documents, for viewers whose package includes projects.',
  input: z.object({ slug_id: z.optional(Slug), id: OptionalId, get_similar: Flag }).check(
    z.refine(({ slug_id, id }) => slug_id !== undefined || id !== undefined, {
      error: 'api.either-required',
      params: { field: 'slug_id', other: 'id' },
      path: ['slug_id'],
    }),
  ),
  output: ProjectDetail,
  beside: z.object({
    total: z.int(),
    similar_projects: z.array(ProjectCard),
    /** False if documents and contact are left out, because the package of the viewer does not include them. */
    is_whole: z.boolean(),
  }),
})

/** A project as returned to its owner, including edits in review. */
export const MyProject = z.extend(ProjectDetail, {
  /** Relative time as text, as clients display it. */
  created_at: z.string(),
  reject_reason: RejectReason,
  revision_at: z.nullable(Instant),
  revision_reason: z.string(),
  /** The same reason under the name that newer clients read. */
  edit_reason: z.string(),
  /** Relative time as text. */
  posted_since: z.string(),
  ...renewal,
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

/** Comma-separated ids, unlike in the calls for properties; a list is accepted too. */
const Removed = z.optional(z.union([IdList, z.array(Id).check(z.maxLength(200))]))

export const postProject = write('POST post_project', {
  access: 'member',
  bodyKilobytes: 512,
  summary: 'Creates a project, using one credit, or with an id updates one.',
  says: 'api.project-saved',
  input: z
    .object({
      id: OptionalId,
      title: Title,
      description: z.optional(Description),
      category_id: OptionalId,
      type: z.optional(z.literal(['upcoming', 'under_construction'])),
      location: z.optional(Text(500)),
      ...placeFields,
      /** Required if the gazetteer has a state for the city. */
      state: z.optional(MaybeText(120)),
      video_link: z.optional(VideoLink),
      slug_id: z.optional(Slug),
      ...metaFields,
      translations,
      /** A plan without an id is new; clients also send `undefined`. */
      plans: z.optional(z.array(z.object({ id: OptionalId, title: z.optional(Text(120)) })).check(z.maxLength(60))),
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
  summary: 'Deletes a project of the viewer with everything that belongs to it.',
  says: 'api.project-deleted',
  input: z.object({ id: Id }),
  failures: SENT_AS_TEXT,
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
  summary: "Lists the viewer's projects in every status, newest first, or returns one.",
  input: z.object({
    slug_id: z.optional(Slug),
    id: OptionalId,
    get_similar: Flag,
    type: z.optional(z.literal(['upcoming', 'under_construction'])),
    request_status: z.optional(csvOf(['pending', 'approved', 'rejected'])),
    offset,
    limit: limit(),
  }),
  failures: SENT_AS_TEXT,
  /** A single project for a slug or an id, as the edit form expects; otherwise a list. */
  output: z.union([MyProject, z.array(MyProject)]),
  beside: z.object({ total: z.int(), similar_projects: z.optional(z.array(ProjectCard)) }),
})
