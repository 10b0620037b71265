-- The lists of what goes out, for the back office.
create index outbox_of_receiver on outbox (lower(recipient), id);
create index outbox_unsent on outbox (status, id) where status <> 'sent';
create index pushes_unsent on pushes (id) where done_at is null;
