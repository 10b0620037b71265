/** Tables that a site archive leaves out, each with the reason. All other tables are included. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  catalogue_version: 'Tells the running programs of one database that the catalogue changed.',
  data_exports: "Somebody's own archive, kept for a week; whoever wants one asks again.",
  device_tokens: 'Push addresses are bound to the keys of the site that they were given to; devices register again.',
  gateway_keys: 'Sealed with the secret of its site, so nobody else could read them; they are entered again.',
  inboxes: 'Numbers of live events, which open pages alone need.',
  known_devices: 'Cookies of browsers that signed in to this site; everybody signs in again.',
  lexeme: 'Derived: counted anew with the search tables.',
  listing: 'Derived: the search table.',
  listing_cards: 'Derived: what cards show, made anew with the search table.',
  listing_changes: 'What search indexes have to read again.',
  listing_dirty: 'Empty outside of a running transaction.',
  listing_liked: 'Empty outside of a running transaction.',
  listing_text: 'Derived: the words of the search table.',
  listing_totals: 'Derived: counted anew with the search table.',
  live_events: 'What open pages have yet to be told; a page that is loaded knows it.',
  live_tickets: 'Good for seconds.',
  moderation_queue: 'Derived: what waits, in its order.',
  notification_mails: 'Mails that wait to be sent; the site that wrote them sends them.',
  otps: 'Codes, good for minutes.',
  outbox: 'Mails and text messages that wait to be sent; the site that wrote them sends them.',
  passkey_challenges: 'Riddles, good for minutes.',
  password_resets: 'Links, good for an hour.',
  pending_sign_ins: 'Sign-ins between their two steps, good for minutes.',
  places: 'The gazetteer, which comes with the program.',
  presence: 'Who has a page open at this moment.',
  price_bands: 'Derived: counted anew, as every night.',
  push_deliveries: 'Push notifications that wait to be sent.',
  rate_limit_counters: 'Failed sign-ins of the last minutes.',
  recovery_codes: 'As totp_secrets.',
  registrations: 'Accounts whose email address nobody has proved; they register again.',
  request_counts: 'Counts of the last hour that limit requests.',
  schema_migrations: 'The manifest names the schema version.',
  schema_version: 'The manifest names the schema version.',
  search_state: 'As listing_changes.',
  secret_fingerprint: 'Belongs to the secret of its site.',
  sessions: 'Nobody is signed in on another site; everybody signs in again.',
  signup_tickets: 'Good for minutes.',
  site_archives: 'An archive of archives would grow without end.',
  totp_secrets: 'Sealed with the secret of its site; users set two-factor sign-in up again.',
}

/** Conditions for the rows to include, for tables that are archived in part. */
export const ROWS_IN: Readonly<Record<string, { where: string; why: string }>> = {
  announcements: {
    where: 'finished_at is not null',
    why: 'What is still going out belongs to the site that sends it; the notice itself is kept.',
  },
  listing_import_rows: {
    where: `import_id in (select id from listing_imports where status in ('done', 'failed'))`,
    why: 'As their imports.',
  },
  listing_imports: {
    where: `status in ('done', 'failed')`,
    why: 'An import under way needs its feed, which is not kept; it is sent again.',
  },
  media: { where: `folder <> 'data-export'`, why: 'As data_exports.' },
}

/** Columns that are null in the archive. */
export const COLUMNS_OUT: Readonly<Record<string, string>> = {
  'listing_imports.file_key': 'Feeds are kept for days only and are not in the archive.',
}

/** Columns that look like secrets and are included, each with the reason. */
export const SECRETS_IN: Readonly<Record<string, string>> = {
  'calendar_feeds.token_hash':
    'A hash of a long random word; with it the calendars that people have subscribed to go on.',
  'client_texts.key': 'The name of a text.',
  'client_translations.key': 'The name of a text.',
  'features.key': 'The name of a feature.',
  'listing_drafts.key': 'The name that a browser gave its draft.',
  'media.key': 'The name of a file, a part of its address.',
  'media.thumbhash': 'A tiny preview of a picture.',
  'messages.idempotency_key': 'Makes a repeated message harmless.',
  'passkeys.public_key': 'Public, and without it nobody could sign in with a passkey.',
  'photo_hashes.hash': 'What a photo looks like.',
  'setting_changes.key': 'The name of a setting.',
  'settings.key': 'The name of a setting.',
  'text_edits.key': 'The name of a text.',
  'users.has_staff_password': 'Whether the password has the length for staff.',
  'users.password_hash': 'argon2id; without it nobody could sign in with a password.',
}

/** Matches names of columns that may be secrets. */
export const SOUNDS_SECRET = /token|secret|hash|key(?!words)|sealed|nonce|password|pass$|credential$/
