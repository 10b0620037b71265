-- Whichever filters of the gateways' messages are set at once, the others are checked in the index.
drop index payment_events_by_gateway;
drop index payment_events_by_kind;
drop index payment_events_by_outcome;
create index payment_events_by_gateway on payment_events (gateway, kind, id) include (outcome);
create index payment_events_in_gateway on payment_events (gateway, id) include (kind, outcome);
create index payment_events_by_kind on payment_events (kind, id) include (gateway, outcome);
create index payment_events_by_outcome on payment_events (outcome, id) include (gateway, kind);

-- Beside the name in lower case the index holds the name itself, without which it cannot answer alone.
drop index packages_by_name;
create index packages_by_name on packages (lower(name), id) include (name);
