alter table payment_transactions
  add column reference text unique check (reference ~ '^[a-z0-9]{20,64}$'),
  add column begun jsonb,
  add column looked_at timestamptz,
  add column review_note text,
  add column refund_requested_at timestamptz,
  add column refunded_at timestamptz,
  add column refund_reason text check (length(refund_reason) <= 255),
  add check (refund_requested_at is null or payment_status = 'success');
comment on column payment_transactions.reference is 'Our name for it at the gateway; nobody can guess it, and it makes repeated requests harmless.';
comment on column payment_transactions.begun is 'What the gateway answered when the payment began, for a client that asks again.';
comment on column payment_transactions.looked_at is 'When the gateway was last asked how it went.';
comment on column payment_transactions.review_note is 'Why somebody has to look: what arrived instead of what was asked for.';
create index payment_transactions_to_reconcile on payment_transactions (created_at)
  where payment_type = 'online payment' and payment_status in ('pending', 'failed');
create index payment_transactions_to_refund on payment_transactions (refund_requested_at)
  where refund_requested_at is not null and refunded_at is null;

create table invoice_counters (
  year integer primary key,
  last integer not null check (last > 0)
);
comment on table invoice_counters is 'The last invoice of each year; its row lock makes numbers follow each other without gaps.';

create table invoices (
  id             bigint generated always as identity primary key,
  transaction_id bigint not null unique references payment_transactions (id) on delete restrict,
  year           integer not null,
  number         integer not null,
  issued_at      timestamptz not null,
  seller         jsonb not null,
  buyer          jsonb not null,
  description    text not null,
  currency       text not null check (currency ~ '^[A-Z]{3}$'),
  gross_minor    bigint not null check (gross_minor > 0),
  tax_minor      bigint not null check (tax_minor >= 0 and tax_minor < gross_minor),
  tax_name       text not null,
  tax_percent    numeric(6, 3) not null check (tax_percent >= 0 and tax_percent < 100),
  unique (year, number)
);
create trigger append_only before update or delete on invoices for each row execute function refuse_change();
comment on table invoices is 'One per paid payment, with everything as it was at that moment. Append-only: the law keeps them.';
comment on column invoices.tax_minor is 'Contained in the gross amount.';

create table sandbox_orders (
  id            text primary key,
  reference     text not null unique,
  amount_minor  bigint not null check (amount_minor > 0),
  currency      text not null check (currency ~ '^[A-Z]{3}$'),
  description   text not null,
  return_url    text not null,
  cancel_url    text not null,
  status        text not null default 'open' check (status in ('open', 'paid', 'failed', 'cancelled', 'refunded')),
  payment_id    text,
  paid_minor    bigint not null default 0 check (paid_minor >= 0),
  paid_currency text not null,
  created_at    timestamptz not null default now(),
  updated_at    timestamptz not null default now(),
  check ((status in ('paid', 'refunded')) = (payment_id is not null))
);
create trigger touch before update on sandbox_orders for each row execute function touch_updated_at();
comment on table sandbox_orders is 'The books of the play gateway. The site itself never reads them: it asks over HTTP like any other customer.';

-- A switch now says whether a gateway that is set up may be used; without keys none is.
update settings set value = '1' where key in ('stripe_gateway', 'razorpay_gateway', 'paystack_gateway', 'paypal_gateway', 'flutterwave_status') and value = '0';
insert into settings (key, value, is_public) values
  ('sandbox_gateway', '1', false),
  ('tax_name', 'VAT', false),
  ('tax_percent', '0', false),
  ('tax_number', '', false)
on conflict do nothing;
