-- The queue orders and marks all that waits; read from the index alone, thousands of homes are not fetched for it.
drop index properties_waiting;
create index properties_waiting on properties (created_at) include (id, updated_at) where request_status = 'pending';

-- Double homes of one reason by day, as there is one by likeness.
create index duplicate_listings_open_by_reason_and_day on duplicate_listings (reason, found_at, property_id, other_id) where settled_at is null;

-- All that waits is collected for the queue: reports by the home they are about, requests to be verified with their times.
create index reports_waiting on reports (property_id) include (id, created_at) where status = 'open';
drop index verification_applications_by_status;
create index verification_applications_by_status on verification_applications (status, id) include (created_at, updated_at);
