alter table signup_tickets drop constraint signup_tickets_channel_check;
alter table signup_tickets add constraint signup_tickets_channel_check check (channel in ('sms', 'mail', 'identity'));
comment on column signup_tickets.address is 'A number, an email address, or the account that an identity provider vouched for.';

-- The switch now means "where a provider is set up", which nobody has by accident.
update settings set value = '1' where key = 'social_login';
