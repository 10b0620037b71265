-- What a message did, so that the operator sees it; null for those that were heard before this was kept.
alter table payment_events add column outcome text check (outcome in ('changed', 'unchanged', 'unknown'));
comment on column payment_events.outcome is 'changed: the payment moved; unchanged: it told nothing new; unknown: no payment has that number.';

-- The list of messages goes by number; each filter has its own way through it.
create index payment_events_by_gateway on payment_events (gateway, id);
create index payment_events_by_kind on payment_events (kind, id);
create index payment_events_by_outcome on payment_events (outcome, id);
drop index payment_events_of_transaction;
create index payment_events_of_transaction on payment_events (transaction_id, id);
