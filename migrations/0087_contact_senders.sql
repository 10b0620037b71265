alter table contact_requests add column sender_key bytea check (length(sender_key) = 32);
comment on column contact_requests.sender_key is 'A hash of where the message came from, to count by; nobody can be read from it.';
create index contact_requests_by_sender on contact_requests (sender_key, created_at);
create index contact_requests_by_email on contact_requests (lower(email), created_at);
