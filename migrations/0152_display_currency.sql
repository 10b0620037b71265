-- The currency in which an account sees prices beside the site's own.
alter table users add column display_currency text check (display_currency ~ '^[A-Z]{3}$');
comment on column users.display_currency is 'Chosen by the user (ISO 4217); null means the currency of the site.';
