-- Staff need passwords of twelve characters. A hash does not tell a length, so it is stored when a password is set or used.
alter table users add column has_staff_password boolean not null default false;
comment on column users.has_staff_password is 'Whether the password is known to have the length that staff need.';

insert into settings (key, value, is_public) values ('password_min_length', '6', true) on conflict (key) do nothing;
