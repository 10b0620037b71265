create table gateway_keys (
  gateway    text primary key check (gateway in ('Stripe', 'Razorpay', 'Paystack', 'Paypal', 'Flutterwave')),
  sealed     bytea not null check (length(sealed) > 28),
  hints      jsonb not null,
  updated_by bigint references users (id) on delete set null,
  updated_at timestamptz not null default now()
);
create index gateway_keys_by_person on gateway_keys (updated_by) where updated_by is not null;
comment on table gateway_keys is 'Keys of payment gateways that the operator entered. They win over those of the environment.';
comment on column gateway_keys.sealed is 'AES-256-GCM under a key made from the site''s secret, which is not in the database.';
comment on column gateway_keys.hints is 'The last letters of each key, all that is ever shown of it again.';

create index invoices_by_day on invoices (issued_at);
create index payment_transactions_by_refund on payment_transactions (refunded_at) where refunded_at is not null;
create index payment_transactions_by_date on payment_transactions (created_at, id);
create index payment_transactions_by_amount on payment_transactions (amount_minor, id);
create index payment_transactions_by_status on payment_transactions (payment_status, created_at, id);
create index payment_transactions_by_number on payment_transactions (transaction_id) where transaction_id is not null;
create index payment_transactions_by_order on payment_transactions (order_id) where order_id is not null;
