create table text_edits (
  language_code text not null references languages (code) on update cascade on delete cascade,
  key           text not null check (key ~ '^[a-z0-9-]+\.[A-Za-z0-9_-]+$'),
  value         text not null check (value <> '' and length(value) <= 5000),
  updated_at    timestamptz not null default now(),
  primary key (language_code, key)
);
comment on table text_edits is 'Texts of the site that its operator has written differently; whoever changed one stands in the audit log.';

create table currency_rates (
  base       text not null check (base ~ '^[A-Z]{3}$'),
  code       text not null check (code ~ '^[A-Z]{3}$' and code <> base),
  rate       numeric(20, 10) not null check (rate > 0),
  updated_at timestamptz not null default now(),
  primary key (base, code)
);
comment on table currency_rates is 'How much of a currency one unit of the site''s own buys, as staff have entered it; for prices shown as approximate.';
