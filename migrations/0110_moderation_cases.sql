-- What a photo looks like, so that it is known again after it was cut, shrunk and compressed anew.
create table photo_prints (
  media_id bigint primary key references media (id) on delete cascade,
  thumb    bytea not null
);
comment on table photo_prints is 'Grey thumbnails of listing photos, 32 by 32 bytes; two photos are compared by them. See domain/photo-print.ts.';

create table photo_hashes (
  media_id bigint not null references media (id) on delete cascade,
  view     smallint not null,
  hash     bigint not null,
  band0    integer not null generated always as (((hash >> 48) & 65535)::integer) stored,
  band1    integer not null generated always as (((hash >> 32) & 65535)::integer) stored,
  band2    integer not null generated always as (((hash >> 16) & 65535)::integer) stored,
  band3    integer not null generated always as ((hash & 65535)::integer) stored,
  primary key (media_id, view)
);
create index photo_hashes_band0 on photo_hashes (band0) include (hash, media_id);
create index photo_hashes_band1 on photo_hashes (band1) include (hash, media_id);
create index photo_hashes_band2 on photo_hashes (band2) include (hash, media_id);
create index photo_hashes_band3 on photo_hashes (band3) include (hash, media_id);
comment on table photo_hashes is
  'Difference hashes of 64 bits of a photo and of what is left when its edges are cut off. Two hashes that differ in at most seven bits share a band but for one bit, so each band is an index of its own.';

create function band_neighbours(band integer) returns integer[] language sql immutable parallel safe
  return array[band] || array(select band # (1 << bit) from generate_series(0, 15) bit);
comment on function band_neighbours is 'A band of sixteen bits, and the sixteen others that differ in one.';

create table price_bands (
  city_id       integer not null references areas (id) on delete cascade,
  category_id   bigint not null references categories (id) on delete cascade,
  property_type text not null check (property_type in ('sell', 'rent')),
  rent_duration text not null default '',
  homes         integer not null,
  low           bigint not null,
  middle        bigint not null,
  high          bigint not null,
  primary key (city_id, category_id, property_type, rent_duration)
);
create index price_bands_by_category on price_bands (category_id);
comment on table price_bands is 'What homes of a kind cost in a city (5 %, 50 % and 95 % quantiles), renewed every night.';

create index properties_by_city_and_price on properties (city_id, price) where city_id is not null;
create index users_by_phone on users (phone) where phone is not null;

create table moderation_cases (
  kind          text not null check (kind in ('property', 'project', 'property_revision', 'project_revision', 'advertisement', 'report')),
  subject_id    bigint not null,
  risk          smallint not null default 0 check (risk between 0 and 100),
  reasons       jsonb not null default '[]',
  judged_at     timestamptz,
  claimed_by    bigint references users (id) on delete set null,
  claimed_until timestamptz,
  escalated_by  bigint references users (id) on delete set null,
  escalated_at  timestamptz,
  note          text check (length(note) between 1 and 300),
  asked_at      timestamptz,
  appeal        text check (length(appeal) between 1 and 1000),
  appealed_at   timestamptz,
  held_decision text check (held_decision in ('approve', 'reject', 'changes', 'escalate')),
  held_reason   text check (length(held_reason) between 1 and 300),
  held_by       bigint references users (id) on delete set null,
  held_version  text,
  held_until    timestamptz,
  primary key (kind, subject_id),
  check ((held_decision is null) = (held_until is null)),
  check ((appeal is null) = (appealed_at is null))
);
create index moderation_cases_held on moderation_cases (held_until) where held_until is not null;
create index moderation_cases_by_claimer on moderation_cases (claimed_by) where claimed_by is not null;
create index moderation_cases_by_escalator on moderation_cases (escalated_by) where escalated_by is not null;
create index moderation_cases_by_decider on moderation_cases (held_by) where held_by is not null;
comment on table moderation_cases is
  'What is known about something that waits for a moderator, besides the thing itself. A row goes with the decision; what was decided stands in audit_log and rejections.';
comment on column moderation_cases.reasons is 'Why it is risky, by name, with what it was found by. See domain/listing-risk.ts.';
comment on column moderation_cases.claimed_until is 'Until then nobody but claimed_by decides.';
comment on column moderation_cases.escalated_at is 'Since then only an administrator decides.';
comment on column moderation_cases.note is 'What a colleague said when they handed it on.';
comment on column moderation_cases.asked_at is 'When the owner was asked for changes; it waits again as soon as it was changed.';
comment on column moderation_cases.held_until is 'A decision takes effect then, and can be taken back until then.';

alter table rejections add column kind text not null default 'rejected' check (kind in ('rejected', 'changes'));
alter table rejections add column is_final boolean not null default false;
alter table rejections add column appeal text check (length(appeal) between 1 and 1000);
alter table rejections add column appealed_at timestamptz;
comment on column rejections.kind is 'Refused, or only asked for changes while it waits.';
comment on column rejections.is_final is 'It answered an appeal, so there is no other: changing the listing is the way on.';
comment on column rejections.appeal is 'What its owner said against it.';

create table reason_templates (
  code          text not null check (code ~ '^[a-z0-9-]{1,40}$'),
  language_code text not null check (language_code ~ '^[a-z]{2,3}(-[A-Za-z0-9]+)*$'),
  text          text not null check (length(text) between 1 and 300),
  position      integer not null default 0,
  updated_at    timestamptz not null default now(),
  primary key (code, language_code)
);
create trigger touch before update on reason_templates for each row execute function touch_updated_at();
comment on table reason_templates is 'Reasons that moderators give often, in the languages of owners.';
insert into reason_templates (code, language_code, position, text) values
  ('photos', 'en', 1, 'The photos are blurred, have writing on them, or do not show this home. Please send your own.'),
  ('photos', 'es', 1, 'Las fotos están borrosas, llevan texto o no muestran esta vivienda. Envía fotos propias.'),
  ('photos', 'ar', 1, 'الصور غير واضحة أو عليها كتابة أو لا تُظهر هذا العقار. يُرجى إرسال صورك الخاصة.'),
  ('photos', 'hi', 1, 'तस्वीरें धुंधली हैं, उन पर लिखावट है, या वे इस घर की नहीं हैं। कृपया अपनी तस्वीरें भेजें।'),
  ('photos', 'fr', 1, 'Les photos sont floues, portent du texte ou ne montrent pas ce bien. Merci d’envoyer les vôtres.'),
  ('duplicate', 'en', 2, 'This home is already listed. Please change the listing that is there instead of adding another.'),
  ('duplicate', 'es', 2, 'Esta vivienda ya está publicada. Cambia el anuncio existente en lugar de añadir otro.'),
  ('duplicate', 'ar', 2, 'هذا العقار معروض بالفعل. يُرجى تعديل الإعلان الموجود بدل إضافة إعلان آخر.'),
  ('duplicate', 'hi', 2, 'यह घर पहले से सूचीबद्ध है। कृपया नई लिस्टिंग जोड़ने के बजाय मौजूदा लिस्टिंग बदलें।'),
  ('duplicate', 'fr', 2, 'Ce bien est déjà publié. Modifiez l’annonce existante au lieu d’en ajouter une autre.'),
  ('price', 'en', 3, 'The price does not fit the home and the place. Please check it, or say why it is so.'),
  ('price', 'es', 3, 'El precio no corresponde a la vivienda ni a la zona. Revísalo o explica por qué.'),
  ('price', 'ar', 3, 'السعر لا يناسب العقار والمكان. يُرجى مراجعته أو توضيح السبب.'),
  ('price', 'hi', 3, 'कीमत घर और जगह के हिसाब से ठीक नहीं लगती। कृपया जाँचें या कारण बताएँ।'),
  ('price', 'fr', 3, 'Le prix ne correspond ni au bien ni au quartier. Vérifiez-le ou expliquez pourquoi.'),
  ('contact', 'en', 4, 'Please take telephone numbers, addresses and links out of the text; people reach you by the contact box.'),
  ('contact', 'es', 4, 'Quita teléfonos, direcciones y enlaces del texto; te contactarán con el formulario.'),
  ('contact', 'ar', 4, 'يُرجى حذف أرقام الهاتف والعناوين والروابط من النص؛ يصل إليك الناس عبر صندوق التواصل.'),
  ('contact', 'hi', 4, 'कृपया टेक्स्ट से फ़ोन नंबर, पते और लिंक हटाएँ; लोग संपर्क बॉक्स से आप तक पहुँचते हैं।'),
  ('contact', 'fr', 4, 'Retirez du texte les numéros, adresses et liens ; on vous joint par le formulaire de contact.');
