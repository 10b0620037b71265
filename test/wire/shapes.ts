import * as z from 'zod'

// Written from what clients read, not from the contract: a test that used the contract would accept its mistakes.

/** An object with at least these fields; clients ignore others. */
export const shape = z.looseObject
const int = z.int()
const text = z.string()
const bit = z.literal([0, 1])
const flag = z.boolean()
const list = z.array
/** Absolute, or empty when there is none. */
const url = text.regex(/^(https?:\/\/\S+)?$/)
const time = text.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/)
const maybe = z.nullable

const option = shape({ value: text, translated: text })
export const parameter = shape({
  id: int,
  name: text,
  translated_name: text,
  image: url,
  is_required: bit,
  type_of_parameter: z.literal(['textbox', 'textarea', 'number', 'radiobutton', 'checkbox', 'dropdown', 'file']),
  type_values: maybe(z.union([list(text), text])),
  translated_option_value: list(option),
})
const answered = z.looseObject({ ...parameter.shape, value: z.union([text, list(text)]) })
const category = shape({ id: int, slug_id: text, image: url, category: text })
const nearby = shape({ id: int, property_id: int, facility_id: int, distance: z.number(), name: text, image: url })
const photo = shape({ id: int, image: text, image_url: url })
const kind = z.literal(['sell', 'rent', 'sold', 'rented'])

const home = {
  id: int,
  slug_id: text,
  title: text,
  translated_title: text,
  price: z.number(),
  city: text,
  state: text,
  country: text,
  title_image: url,
  low_quality_title_image: url,
  rentduration: maybe(text),
  rent_duration: maybe(text),
  is_premium: flag,
  promoted: flag,
  is_favourite: bit,
  latitude: text,
  longitude: text,
  property_type: kind,
  added_by: int,
  is_admin_listing: bit,
  category,
  gallery: list(photo),
  documents: list(z.unknown()),
  parameters: list(answered),
}
export const card = shape({ ...home, category_id: int, address: text, propery_type: kind })
export const listItem = shape({
  ...home,
  category_id: int,
  total_click: int,
  favourite_count: int,
  assign_facilities: list(nearby),
})
export const detail = shape({
  ...home,
  description: text,
  translated_description: text,
  translations: list(z.unknown()),
  customer_name: text,
  customer_id: z.optional(int),
  customer_slug_id: z.optional(text),
  email: text,
  mobile: text,
  profile: url,
  client_address: text,
  is_verified: flag,
  is_blocked_by_me: flag,
  is_blocked_by_user: flag,
  facebook_id: text,
  twitter_id: text,
  instagram_id: text,
  youtube_id: text,
  title_image_hash: text,
  three_d_image: url,
  video_link: text,
  status: bit,
  request_status: z.literal(['pending', 'approved', 'rejected']),
  total_view: int,
  post_created: text,
  advertisement: list(z.unknown()),
  meta_title: text,
  meta_description: text,
  meta_keywords: maybe(text),
  meta_image: url,
  is_interested: bit,
  is_reported: flag,
  inquiry: flag,
  is_interest_available: flag,
  is_report_available: flag,
  favourite_users: list(int),
  total_favourite_users: int,
  interested_users: list(z.unknown()),
  total_interested_users: int,
  assign_facilities: list(nearby),
  gallery: list(shape({ ...photo.shape, src: url, alt: text })),
  created_at: time,
})
const rejection = z.union([z.strictObject({}), shape({ id: int, reason: text, created_at: time })])
export const myHome = shape({
  ...detail.shape,
  propery_type: kind,
  category: shape({ id: int, category: text, parameter_types: text, image: url }),
  reject_reason: rejection,
  is_feature_available: flag,
  is_featured_available: flag,
  is_renewed: flag,
  is_renew_allowed: flag,
  total_click: int,
})

const picture = shape({ id: int, name: url, type: z.literal(['image', 'doc']), project_id: int })
export const project = shape({
  id: int,
  slug_id: text,
  title: text,
  type: z.literal(['upcoming', 'under_construction']),
  city: text,
  state: text,
  country: text,
  location: text,
  image: url,
  title_image: url,
  promoted: flag,
  is_premium: flag,
  status: bit,
  category_id: int,
  category,
  added_by: maybe(int),
  is_admin_listing: bit,
  is_promoted: flag,
  is_feature_available: flag,
  is_featured_available: flag,
  gallary_images: list(picture),
  customer: shape({ name: text, email: text, mobile: text, slug_id: text }),
})
export const projectDetail = shape({
  ...project.shape,
  description: text,
  meta_image: url,
  video_link: text,
  latitude: text,
  longitude: text,
  total_click: int,
  documents: list(picture),
  plans: list(shape({ id: int, title: text, document: url, project_id: int })),
  customer: shape({ name: text, email: text, mobile: text, address: text, projects_count: int, property_count: int }),
  customer_name: text,
  profile: url,
})
export const myProject = shape({
  ...projectDetail.shape,
  created_at: text,
  reject_reason: rejection,
  edit_reason: text,
  posted_since: text,
  is_renewed: flag,
  is_renew_allowed: flag,
})

export const agent = shape({
  id: int,
  name: text,
  email: text,
  profile: url,
  slug_id: text,
  projects_count: int,
  property_count: int,
  total_count: int,
  is_verified: flag,
  is_admin: flag,
  facebook_id: text,
  twitter_id: text,
  instagram_id: text,
  youtube_id: text,
})
export const article = shape({
  id: int,
  slug_id: text,
  image: url,
  title: text,
  description: text,
  author_name: text,
  view_count: int,
  category: maybe(shape({ id: int, category: text, slug_id: text, image: url })),
  created_at: text,
})
export const faq = shape({ id: int, question: text, answer: text, translated_question: text, translated_answer: text })
export const city = shape({ City: text, Count: int, image: url })
export const slide = shape({
  id: int,
  slider_type: z.literal(['1', '2', '3', '4']),
  image: url,
  web_image: url,
  category_id: maybe(int),
  propertys_id: maybe(int),
  show_property_details: bit,
  link: maybe(text),
})
/** A profile photo is a JPEG, which profiles accept. */
const portrait = text.regex(/^(https?:\/\/\S+\.jpg)?$/)
export const user = shape({
  id: int,
  name: text,
  slug_id: text,
  auth_id: text,
  email: text,
  mobile: maybe(text),
  profile: portrait,
  logintype: text,
  is_email_verified: bit,
  isActive: bit,
  notification: bit,
  created_at: time,
})
const feature = shape({ id: int, name: text, limit_type: z.literal(['limited', 'unlimited']), limit: maybe(int) })
export const packageOnSale = shape({
  id: int,
  name: text,
  translated_name: text,
  package_type: z.literal(['free', 'paid']),
  price: maybe(z.number()),
  duration: int,
  created_at: time,
  package_status: text,
  features: list(feature),
})
export const activePackage = shape({
  ...packageOnSale.shape,
  start_date: time,
  end_date: maybe(time),
  is_active: z.literal(1),
  features: list(shape({ ...feature.shape, used_limit: maybe(int), total_limit: maybe(int) })),
})
export const { limits, fields, payment, notification, chat, message, viewing } = {
  limits: shape({ package_available: flag, feature_available: flag, limit_available: flag }),
  fields: shape({
    id: int,
    name: text,
    translated_name: text,
    field_type: z.literal(['text', 'number', 'radio', 'checkbox', 'dropdown', 'textarea', 'file']),
    form_fields_values: list(shape({ id: int, value: text, translated_value: text.min(1) })),
  }),
  payment: shape({
    id: int,
    user_id: int,
    package_id: int,
    amount: z.number(),
    payment_type: text,
    payment_status: text,
    created_at: time,
  }),
  notification: shape({
    id: int,
    title: text,
    message: text,
    type: int,
    send_type: int,
    created: text,
    created_at: time,
    date: time,
    notification_image: url,
  }),
  chat: shape({
    property_id: int,
    title: text,
    translated_title: text,
    title_image: url,
    date: time,
    unread_count: int,
    user_id: int,
    name: text,
    profile: url,
    is_blocked_by_me: flag,
    is_blocked_by_user: flag,
  }),
  message: shape({
    id: int,
    sender_id: int,
    receiver_id: int,
    property_id: int,
    message: maybe(text),
    is_read: bit,
    file: url,
    audio: url,
    chat_message_type: z.literal(['text', 'file', 'audio', 'file_and_text']),
    user_profile: url,
    time_ago: text,
  }),
  viewing: shape({ id: int, date: text, start_at: time, end_at: time, meeting_type: text }),
}
export const monthly = list(shape({ month_key: text.regex(/^\d{4}-\d\d$/), total: int }))
export const part = (item: z.ZodType) => shape({ section_id: maybe(int), data: list(item) })
export const named = { int, text, flag, bit, url, time, list, maybe }
