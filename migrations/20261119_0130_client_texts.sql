create table client_language_files (
  client      text primary key check (client in ('older-web', 'newer-web', 'app')),
  uploaded_at timestamptz not null default now()
);
comment on table client_language_files is 'Shipped clients whose English language file the operator uploaded.';

create table client_texts (
  client   text references client_language_files on delete cascade,
  key      text check (length(key) between 1 and 200),
  english  text not null check (length(english) <= 5000),
  position integer not null,
  primary key (client, key)
);
comment on table client_texts is 'Texts of the uploaded files, in the order of the file.';

create table client_translations (
  client        text references client_language_files on delete cascade,
  key           text check (length(key) between 1 and 200),
  language_code text references languages (code) on update cascade on delete cascade,
  value         text not null check (value <> '' and length(value) <= 5000),
  updated_at    timestamptz not null default now(),
  primary key (client, key, language_code)
);
create index client_translations_by_language on client_translations (language_code);
comment on table client_translations is
  'Translations of client texts. A translation whose key is not in the file stays, so that an upload of the wrong file loses none.';
