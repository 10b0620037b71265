alter table identities add column picture_url text check (length(picture_url) <= 2000);
comment on column identities.picture_url is 'Where the provider keeps a portrait; forgotten once a job has fetched it or found nothing.';

-- An address that nobody proved is a way to reach somebody, not a claim to it: two people may write down the same one,
-- and who proves it by a provider must not be stopped by somebody who only wrote it down.
drop index users_email_per_login;
create unique index users_email_per_login on users (login_type, lower(email))
  where email is not null and (login_type = 'email' or email_verified_at is not null);
