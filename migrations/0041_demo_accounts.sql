alter table users add column is_demo boolean not null default false;
comment on column users.is_demo is 'A login that everybody knows; while the setting demo_mode is on, it changes nothing.';
