import { OWN_FIELDS, SHARED_FIELDS } from '#domain/listing-field-lists.ts'
import { type ListingField, rowOf } from '#domain/listing-fields.ts'

/** One file of a data export: rows of a table that belong to the user, with the columns that the user may read. */
export interface ExportTable {
  /** Name of the JSON file in the archive. */
  file: string
  table: string
  /** The foreign key to `users` that makes a row the user's own; of `parent` where one is named. */
  owner: string
  /** For rows that belong to the user through another table. */
  parent?: { table: string; key: string }
  columns: string[]
}

/** `source` is `table.owner`, or `table.key > parent.owner` for rows of a parent table. */
function file(name: string, source: string, columns: string): ExportTable {
  const [own = '', through] = source.split(' > ')
  const [table = '', key = ''] = own.split('.')
  const [parent = '', owner = ''] = through?.split('.') ?? []
  const link = through ? { owner, parent: { table: parent, key } } : { owner: key }
  return { file: name, table, ...link, columns: columns.split(/\s+/) }
}

const columnsOf = (fields: readonly ListingField[]) => fields.map((field) => rowOf(field).column).join(' ')
const LISTING = `id slug ${columnsOf(SHARED_FIELDS)} is_active request_status view_count created_at updated_at`
const VIEWING = 'id property_id meeting_type starts_at ends_at time_zone status notes reason created_at updated_at'

/** Everything a data export contains, beside messages, notifications and files. A column that is not named is not exported. */
export const EXPORT_TABLES: ExportTable[] = [
  file(
    'account',
    'users.id',
    `id name slug role account_kind requested_account_kind login_type email email_verified_at phone country_code address city state country
      latitude longitude about facebook twitter instagram youtube wants_notifications language_code display_currency is_active
      verification shows_contact public_email public_phone created_at updated_at`,
  ),
  file(
    'properties',
    'properties.owner_id',
    `${LISTING} ${columnsOf(OWN_FIELDS)} favourite_count interest_count published_at freshness confirmed_at`,
  ),
  file(
    'property-parameters',
    'property_parameters.property_id > properties.owner_id',
    'property_id parameter_id value',
  ),
  file(
    'property-facilities',
    'property_facilities.property_id > properties.owner_id',
    'property_id facility_id distance created_at',
  ),
  file('property-floors', 'property_floors.property_id > properties.owner_id', 'property_id title position'),
  file('property-documents', 'property_documents.property_id > properties.owner_id', 'property_id name position'),
  file(
    'property-translations',
    'property_translations.property_id > properties.owner_id',
    'property_id language_code title description',
  ),
  file('property-statistics', 'property_days.property_id > properties.owner_id', 'property_id day impressions views'),
  file('projects', 'projects.owner_id', `${LISTING} type location`),
  file('project-plans', 'project_plans.project_id > projects.owner_id', 'project_id title position created_at'),
  file('project-documents', 'project_documents.project_id > projects.owner_id', 'project_id name position created_at'),
  file(
    'project-translations',
    'project_translations.project_id > projects.owner_id',
    'project_id language_code title description',
  ),
  file('project-statistics', 'project_days.project_id > projects.owner_id', 'project_id day impressions views'),
  file(
    'listing-drafts',
    'listing_drafts.owner_id',
    'kind property_id project_id step data published_at created_at updated_at',
  ),
  file(
    'listing-changes',
    'listing_revisions.author_id',
    'property_id project_id state status reason created_at updated_at',
  ),
  file('import-sources', 'import_sources.owner_id', 'id name mapping created_at'),
  file(
    'imports',
    'listing_imports.author_id',
    `source_id format file_name columns mapping status problem created changed unchanged withdrawn errors created_at
      finished_at`,
  ),
  file(
    'advertisements',
    'advertisements.user_id',
    'id property_id project_id placement status is_enabled reason decided_at starts_at ends_at created_at',
  ),
  file('favourites', 'favourites.user_id', 'property_id created_at'),
  file('viewed-and-hidden', 'user_property_flags.user_id', 'kind property_id at'),
  file('interests', 'interests.user_id', 'property_id created_at'),
  file(
    'preferences',
    'property_preferences.user_id',
    'category_ids facility_ids min_price max_price property_types city created_at updated_at',
  ),
  file('blocks', 'blocks.blocker_id', 'blocked_id reason created_at'),
  file('reports', 'reports.user_id', 'property_id reason_id other_message status created_at'),
  file('reported-guests', 'viewing_reports.reporter_id', 'user_id reason created_at'),
  file(
    'contact-requests',
    'contact_requests.user_id',
    'first_name last_name email subject message answer answered_at created_at',
  ),
  file('enquiries-sent', 'enquiries.user_id', 'property_id visitor_name visitor_email message consented_at created_at'),
  file('enquiries-received', 'enquiries.recipient_id', 'id property_id visitor_name message read_at created_at'),
  file('enquiry-replies', 'enquiry_replies.author_id', 'enquiry_id message created_at'),
  file(
    'viewing-settings',
    'viewing_host_settings.host_id',
    `duration_minutes buffer_minutes lead_minutes change_minutes expiry_minutes expiry_message auto_confirm
      daily_limit meeting_types time_zone created_at updated_at`,
  ),
  file('viewing-hours', 'viewing_hours.host_id', 'weekday starts_minute ends_minute created_at'),
  file('viewing-exceptions', 'viewing_exceptions.host_id', 'kind day starts_minute ends_minute reason created_at'),
  file('viewings-as-host', 'viewings.host_id', VIEWING),
  file('viewings-as-guest', 'viewings.guest_id', VIEWING),
  file('calendar-feed', 'calendar_feeds.user_id', 'created_at'),
  file('consents', 'consents.user_id', 'kind is_given at'),
  file('notification-settings', 'notification_preferences.user_id', 'kind channel is_on'),
  file('devices', 'device_tokens.user_id', 'platform created_at updated_at'),
  file('sessions', 'sessions.user_id', 'user_agent created_at last_seen_at expires_at'),
  file('passkeys', 'passkeys.user_id', 'label created_at last_used_at'),
  file('sign-in-providers', 'identities.user_id', 'issuer subject created_at'),
  file('packages', 'user_packages.user_id', 'id package_id transaction_id starts_at ends_at revoked_at created_at'),
  file(
    'package-credits',
    'user_package_limits.user_package_id > user_packages.user_id',
    'user_package_id feature_id used total lapsed',
  ),
  file(
    'payments',
    'payment_transactions.user_id',
    `id package_id amount_minor currency payment_gateway payment_type payment_status platform order_id transaction_id
      reject_reason refunded_at created_at updated_at`,
  ),
  file(
    'invoices',
    'invoices.transaction_id > payment_transactions.user_id',
    'year number issued_at buyer description currency gross_minor tax_minor tax_name tax_percent',
  ),
  file(
    'verification-applications',
    'verification_applications.user_id',
    'id status reason decided_at created_at updated_at',
  ),
  file(
    'verification-answers',
    'verification_answers.application_id > verification_applications.user_id',
    'application_id field_id value',
  ),
]
