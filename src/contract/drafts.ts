import * as z from 'zod/mini'
import { DRAFT_STEPS, LISTING_KINDS, PROJECT_TYPES, RENT_DURATIONS } from '#domain/listing-draft.ts'
import { Category } from './categories.ts'
import { type FileRule, read, write } from './endpoint.ts'
import { Instant, Numeric, Slug, Url } from './fields.ts'
import { PROJECT_FILES, PROPERTY_FILES } from './listing-files.ts'

/** A draft is taken as it is, however unfinished; only what could not be kept at all is refused. */
const Loose = (most: number) =>
  z.string().check(
    z.maxLength(most),
    z.refine<string>((text) => !text.includes('\0') && text.isWellFormed(), { error: 'api.broken-character' }),
  )
const FileId = z.int().check(z.positive())
const NumberKey = z.string().check(z.regex(/^[1-9]\d{0,14}$/))
const LanguageCode = z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/), z.maxLength(20))
const atMost = <T>(most: number) =>
  z.refine<Record<string, T>>((record) => Object.keys(record).length <= most, { error: 'api.too-many-of-these' })

export const DraftData = z.object({
  address: Loose(500),
  client_address: Loose(500),
  city: Loose(120),
  state: Loose(120),
  country: Loose(120),
  latitude: z.nullable(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.nullable(z.number().check(z.minimum(-180), z.maximum(180))),
  category_id: z.nullable(FileId),
  property_type: z.literal(['sell', 'rent']),
  project_type: z.literal(PROJECT_TYPES),
  price: Loose(30),
  rentduration: z.union([z.literal(RENT_DURATIONS), z.literal('')]),
  is_premium: z.boolean(),
  is_private: z.boolean(),
  parameters: z
    .record(NumberKey, z.union([Loose(5000), z.array(Loose(200)).check(z.maxLength(60))]))
    .check(atMost(200)),
  parameter_files: z.record(NumberKey, FileId).check(atMost(60)),
  facilities: z.record(NumberKey, Loose(20)).check(atMost(200)),
  photos: z.array(FileId).check(z.maxLength(40)),
  three_d_image: z.nullable(FileId),
  floors: z.array(z.object({ title: Loose(120), image: z.nullable(FileId) })).check(z.maxLength(40)),
  plans: z
    .array(z.object({ id: z.nullable(FileId), title: Loose(120), document: z.nullable(FileId) }))
    .check(z.maxLength(40)),
  documents: z.array(FileId).check(z.maxLength(40)),
  video_link: Loose(500),
  title: Loose(200),
  description: Loose(20_000),
  slug_id: Loose(200),
  meta_title: Loose(255),
  meta_description: Loose(1000),
  meta_keywords: Loose(1000),
  meta_image: z.nullable(FileId),
  translations: z.record(LanguageCode, z.object({ title: Loose(200), description: Loose(20_000) })).check(atMost(40)),
})
/** What changed since the last save. It travels as JSON text, in which an empty answer is an answer too. */
const DraftPatch = z.pipe(z.pipe(z.string().check(z.maxLength(200_000)), z.transform(parsed)), z.partial(DraftData))

function parsed(text: string, { issues }: { issues: unknown[] }): unknown {
  try {
    return JSON.parse(text)
  } catch {
    issues.push({ code: 'custom', message: 'api.must-be-json', input: text })
    return z.NEVER
  }
}

const Kind = z.literal(LISTING_KINDS)
/** The draft's own name, made by the client: the first save can be repeated without making a second draft. */
const DraftKey = z.uuid()
const which = {
  key: DraftKey,
  kind: Kind,
  /** The listing to change; left out, it is a new one. */
  slug_id: z.optional(Slug),
}

export const DraftFile = z.object({
  id: z.int(),
  url: Url,
  /** A tiny picture that stands in until the file has arrived. */
  blur: z.string(),
  width: z.int(),
  height: z.int(),
  name: z.string(),
  is_image: z.boolean(),
})
export type DraftFile = z.output<typeof DraftFile>

const Draft = z.object({
  key: z.string(),
  kind: Kind,
  step: z.string(),
  version: z.int(),
  updated_at: Instant,
  data: DraftData,
  files: z.array(DraftFile),
})
export type Draft = z.output<typeof Draft>

const DraftHead = z.object({
  key: z.string(),
  kind: Kind,
  step: z.string(),
  title: z.string(),
  image: Url,
  /** The listing that it changes, or empty. */
  slug_id: z.string(),
  updated_at: Instant,
})
export type DraftHead = z.output<typeof DraftHead>

export const listDrafts = read('GET listing-drafts', {
  access: 'member',
  summary: "The viewer's unfinished listings, the latest first.",
  input: z.object({ kind: z.optional(Kind) }),
  output: z.array(DraftHead),
})

export const saveDraft = write('POST listing-drafts', {
  access: 'member',
  bodyKilobytes: 768,
  summary: 'Keeps what changed in a draft, field by field; the first save makes it.',
  input: z.object({
    ...which,
    step: z.literal(DRAFT_STEPS.property),
    /** The version the client knows; when another device was faster, the answer brings the whole draft. */
    version: Numeric(z.number().check(z.int(), z.minimum(0))),
    data: DraftPatch,
  }),
  output: z.object({ version: z.int(), updated_at: Instant, draft: z.nullable(Draft) }),
})

export const deleteDraft = write('DELETE listing-drafts', {
  access: 'member',
  summary: 'Throws a draft away, with the files that nothing else uses.',
  input: z.object({ key: DraftKey }),
  output: z.null(),
})

/** A field stands for the place that the file is meant for. */
export const DRAFT_SLOTS = {
  photo: PROPERTY_FILES.gallery,
  floor: PROPERTY_FILES.floor,
  meta_image: PROPERTY_FILES.metaImage,
  three_d_image: PROPERTY_FILES.panorama,
  document: PROPERTY_FILES.document,
  parameter: PROPERTY_FILES.parameter,
  plan: PROJECT_FILES.plan,
} as const satisfies Record<string, FileRule>
export type DraftSlot = keyof typeof DRAFT_SLOTS

export const addDraftFile = write('POST listing-draft-file', {
  access: 'member',
  summary: 'Takes in one file of a draft, under the name of its place.',
  input: z.object(which),
  files: DRAFT_SLOTS,
  output: DraftFile,
})

export const publishDraft = write('POST publish-draft', {
  access: 'member',
  summary: 'Makes a listing of a draft, or changes the one it was made from. A refusal leaves the draft as it is.',
  input: z.object({ key: DraftKey }),
  output: z.object({ id: z.int(), slug_id: z.string(), request_status: z.string() }),
  says: 'api.listing-saved',
})

/** What would stop the listing from being published now, as a refusal would say it. */
const Gate = z.object({
  kind: z.literal(['profile', 'verification', 'subscription', 'limit']),
  missing: z.optional(z.array(z.string())),
  notice: z.optional(z.string()),
})

export const listingForm = read('GET listing-form', {
  access: 'member',
  summary:
    'Everything that the form of a listing needs: the catalogue, the draft or the listing, and what stands in the way.',
  input: z.object({ kind: Kind, key: z.optional(DraftKey), slug_id: z.optional(Slug) }),
  output: z.object({
    categories: z.array(
      z.pick(Category, { id: true, category: true, translated_name: true, image: true, parameter_types: true }),
    ),
    facilities: z.array(z.object({ id: z.int(), name: z.string(), translated_name: z.string(), image: Url })),
    /** Which questions mean bedrooms, bathrooms and area. */
    facts: z.record(z.string(), z.literal(['bedrooms', 'bathrooms', 'area'])),
    /** The draft asked for, that of the listing, or the listing itself in the form of a draft (its key is empty); null for a new one. */
    draft: z.nullable(Draft),
    /** Other unfinished listings of the same kind. */
    drafts: z.array(DraftHead),
    gates: z.array(Gate),
  }),
})

export const findDuplicates = read('GET listing-duplicates', {
  access: 'member',
  summary: 'Listings that look like the same home as a draft.',
  input: z.object({ key: DraftKey }),
  output: z.array(
    z.object({
      slug_id: z.string(),
      title: z.string(),
      image: Url,
      price: z.number(),
      city: z.string(),
      is_own: z.boolean(),
    }),
  ),
})
