import type { EntryKind } from '#domain/catalogue-entries.ts'

/** How entries of a kind are stored. */
export interface Store {
  table: string
  /** Columns by field; other fields are read and written by the kind's own code (`OWN_PARTS`). */
  columns: Readonly<Record<string, string>>
  /** Images by field: a path in a text column, or a row of media. */
  pictures?: Readonly<Record<string, { column: string; kept: 'path' | 'media'; folder: string }>>
  /** Subject under which translations are stored. */
  subject?: string
  /** Fields whose value must be unique among entries. */
  unique?: readonly string[]
  /** The field from which a new entry's slug is made. */
  slugOf?: string
  /** Tables and columns that reference an entry. */
  usedBy?: readonly (readonly [table: string, column: string])[]
  /** Statement of the list: id, title, image, isActive, uses and sort rank. */
  list: string
  order?: string
}

const META = { meta_title: 'meta_title', meta_description: 'meta_description', meta_keywords: 'meta_keywords' }
const media = (id: string) => `(
  select json_build_object('key', m.key, 'folder', m.folder, 'width', m.width) from media m where m.id = ${id})`

export const STORES: Record<EntryKind, Store> = {
  category: {
    table: 'categories',
    columns: { name: 'name', is_active: 'is_active', ...META },
    pictures: { image: { column: 'image', kept: 'path', folder: 'category' } },
    subject: 'category',
    unique: ['name'],
    slugOf: 'name',
    order: 'position',
    usedBy: [
      ['properties', 'category_id'],
      ['projects', 'category_id'],
      ['sliders', 'category_id'],
    ],
    list: `select k.id, k.name as title, k.image as path, k.is_active as "isActive", k.position as rank,
        coalesce((select t.count from listing_totals t where t.dimension = 'category' and t.id = k.id), 0) as uses
      from categories k`,
  },
  parameter: {
    table: 'parameters',
    columns: { name: 'name', type: 'type_of_parameter', is_required: 'is_required', fact: 'fact' },
    pictures: { image: { column: 'image', kept: 'path', folder: 'parameter_img' } },
    subject: 'parameter',
    unique: ['name'],
    usedBy: [['property_parameters', 'parameter_id']],
    list: `select k.id, k.name as title, k.image as path, null::boolean as "isActive", k.id as rank,
        (select count(*) from category_parameters q where q.parameter_id = k.id) as uses
      from parameters k`,
  },
  facility: {
    table: 'facilities',
    columns: { name: 'name' },
    pictures: { image: { column: 'image', kept: 'path', folder: 'facility_img' } },
    subject: 'facility',
    unique: ['name'],
    usedBy: [['property_facilities', 'facility_id']],
    list: `select k.id, k.name as title, k.image as path, null::boolean as "isActive", k.id as rank, null::bigint as uses
      from facilities k`,
  },
  report_reason: {
    table: 'report_reasons',
    columns: { reason: 'reason' },
    subject: 'report_reason',
    unique: ['reason'],
    usedBy: [['reports', 'reason_id']],
    list: `select k.id, k.reason as title, '' as path, null::boolean as "isActive", k.id as rank,
        (select count(*) from reports r where r.reason_id = k.id) as uses
      from report_reasons k`,
  },
  city: {
    table: 'areas',
    columns: {},
    list: `select k.id, concat_ws(', ', k.name, parent.name) as title, ${media('i.media_id')} as image, null::boolean as "isActive",
        -t.count as rank, t.count as uses
      from listing_totals t join areas k on k.id = t.id left join areas parent on parent.id = k.parent_id
      left join city_images i on i.area_id = k.id
      where t.dimension = 'city'`,
  },
  article: {
    table: 'articles',
    columns: { title: 'title', description: 'description', category: 'category_id', ...META },
    pictures: { image: { column: 'media_id', kept: 'media', folder: 'article_img' } },
    subject: 'article',
    slugOf: 'title',
    list: `select k.id, k.title, ${media('k.media_id')} as image, null::boolean as "isActive", -k.id as rank, k.view_count as uses
      from articles k`,
  },
  article_category: {
    table: 'article_categories',
    columns: { name: 'name' },
    subject: 'article_category',
    unique: ['name'],
    slugOf: 'name',
    usedBy: [['articles', 'category_id']],
    list: `select k.id, k.name as title, '' as path, null::boolean as "isActive", k.id as rank,
        (select count(*) from articles a where a.category_id = k.id) as uses
      from article_categories k`,
  },
  faq: {
    table: 'faqs',
    columns: { question: 'question', answer: 'answer', is_active: 'is_active' },
    subject: 'faq',
    list: `select k.id, k.question as title, '' as path, k.is_active as "isActive", -k.id as rank, null::bigint as uses from faqs k`,
  },
  slider: {
    table: 'sliders',
    columns: {
      ...{ type: 'type', category: 'category_id', property: 'property_id', link: 'link' },
      show_details: 'show_property_details',
    },
    pictures: {
      image: { column: 'media_id', kept: 'media', folder: 'slider' },
      web_image: { column: 'web_media_id', kept: 'media', folder: 'slider' },
    },
    order: 'position',
    list: `select k.id, coalesce(c.name, p.title, k.link, m.alt, k.type) as title, ${media('k.media_id')} as image,
        null::boolean as "isActive", k.position as rank, null::bigint as uses
      from sliders k left join categories c on c.id = k.category_id left join properties p on p.id = k.property_id
      join media m on m.id = k.media_id`,
  },
  section: {
    table: 'homepage_sections',
    columns: { title: 'title', is_active: 'is_active' },
    subject: 'homepage_section',
    order: 'sort_order',
    list: `select k.id, k.title, '' as path, k.is_active as "isActive", k.sort_order as rank, null::bigint as uses
      from homepage_sections k`,
  },
  banner: {
    table: 'ad_banners',
    columns: {
      ...{ title: 'title', page: 'page', placement: 'placement', platform: 'platform', type: 'type' },
      ...{ link: 'link', property: 'property_id', starts_on: 'starts_on', ends_on: 'ends_on', is_active: 'is_active' },
    },
    pictures: { image: { column: 'media_id', kept: 'media', folder: 'ad_banner' } },
    subject: 'ad_banner',
    list: `select k.id, k.title, ${media('k.media_id')} as image, k.is_active as "isActive", -k.id as rank, null::bigint as uses
      from ad_banners k`,
  },
  seo_page: {
    table: 'seo_pages',
    columns: { ...META, schema_markup: 'schema_markup' },
    subject: 'seo_page',
    pictures: { image: { column: 'media_id', kept: 'media', folder: 'seo_setting' } },
    list: `select k.id, k.page as title, ${media('k.media_id')} as image, null::boolean as "isActive", k.id as rank, null::bigint as uses
      from seo_pages k`,
  },
}
