import { STALE_CAUSES } from '#contract/listing-maintenance-admin.ts'
import type { Database, Sql } from '#server/db/sql.ts'
import { refreshCause } from '#server/features/listing-maintenance/stale.sql.ts'
import { DEAD_LETTER } from '#server/jobs/queue.ts'

/**
 * Back-office data of a site with a million properties after years of operation, generated deterministically: users,
 * payments, chats, emails, jobs and a long audit log. 2,000 properties are in review, as after a busy weekend.
 */
export async function fillBackOffice(db: Database) {
  await db.begin(async (sql) => {
    await sql`set local statement_timeout = 0`
    await sql`set local synchronous_commit = off`
    // All rows satisfy the triggers, and running them would take most of the time.
    await sql`set local session_replication_role = 'replica'`
    await people(sql)
    await money(sql)
    await talks(sql)
    await desk(sql)
    await work(sql)
    await homes(sql)
    await reports(sql)
    await sql`select refresh_moderation_queue()`
  })
}

const PEOPLE = 200_000
const WAITING = 2_000

async function people(sql: Sql) {
  await sql`
    insert into users (name, slug, login_type, email, account_kind, role, is_active, verification, phone, country_code, created_at)
    select (array['Ruth', 'Omar', 'Ines', 'Ravi', 'Jean', 'Maya', 'Luis', 'Noor'])[1 + n % 8] || ' ' ||
        initcap(substr(md5(n::text), 1, 7)), 'bench-' || n, 'email', 'person' || n || '@bench.lintel.test',
      case when n % 10 = 0 then 'agent' when n % 100 = 1 then 'agency' else 'owner' end,
      case when n % 20000 = 2 then 'moderator' else 'user' end, n % 50 <> 3,
      case when n % 9 = 0 then 'success' when n % 200 = 1 then 'pending' when n % 60 = 1 then 'failed' else 'initial' end,
      (5550000000 + n)::text, '1', now() - n * interval '9 minutes'
    from generate_series((select count(*) from users)::integer + 1, ${PEOPLE}::integer) n`
  await sql`
    insert into audit_log (actor_id, action, subject, subject_id, details, at)
    select 1 + n % 12, (array['property approved', 'property rejected', 'package granted', 'payment approved', 'user deactivated', 'settings saved',
      'entry saved', 'report dismissed', 'role changed', 'note written'])[1 + n % 10],
      (array['property', 'property', 'user', 'payment', 'user', 'setting', 'article', 'report', 'user', 'user'])[1 + n % 10],
      1 + n % 200000, jsonb_build_object('reason', md5(n::text)), now() - (1000000 - n) * interval '1 minute'
    from generate_series(1, 1000000) n`
  await sql`
    insert into verification_applications (user_id, status, decided_at, created_at)
    select id, case verification when 'initial' then 'failed' else verification end, case when verification <> 'pending' then created_at + interval '1 day' end,
      created_at from users where verification <> 'initial' and id > 20`
}

async function homes(sql: Sql) {
  await sql`
    update properties set request_status = 'approved' where request_status = 'pending'
      and id not in (select id from properties where request_status = 'pending' order by id limit ${WAITING})`
  await sql`update properties set confirmed_at = updated_at where id % 3 = 0`
  await sql`
    insert into moderation_cases (kind, subject_id, risk, reasons, judged_at)
    select 'property', id, id % 7 * 15, case when id % 7 > 0 then jsonb_build_array(jsonb_build_object('reason',
      (array['photo-seen', 'text-alike', 'price-low', 'new-account', 'contact-reused', 'price-high'])[id % 7])) else '[]' end, now()
    from properties where request_status = 'pending'`
  await sql`
    insert into reports (user_id, property_id, other_message, status, decided_at, created_at)
    select 21 + n, 1 + n * 37, 'It is gone', case when n % 40 = 0 then 'open' else 'dismissed' end, case when n % 40 <> 0 then now() end,
      now() - n * interval '20 minutes' from generate_series(1, 20000) n`
  await sql`
    insert into property_days (property_id, day, impressions, views)
    select p.id, current_date - d * 3 - (p.id % 200)::integer, 20, 2 from properties p cross join generate_series(0, 2) d where p.id % 3 = 0
    on conflict do nothing`
}

async function money(sql: Sql) {
  await sql`
    insert into packages (name, package_type, price_minor, duration_hours)
    select 'Bench ' || n, 'paid', n * 1000, 720 from generate_series(1, 5) n`
  // Withdrawn packages are kept, because users may own them.
  await sql`
    insert into packages (name, package_type, price_minor, duration_hours, is_active)
    select 'Old plan ' || n, case when n % 9 = 0 then 'free' else 'paid' end, case when n % 9 > 0 then 100 + n * 37 % 90000 end, 720, n % 400 = 0
    from generate_series(1, 12000) n`
  // Every user beyond the first 20,000 owns a package that is on sale.
  await sql`
    insert into user_packages (user_id, package_id, starts_at, ends_at)
    select u.id, p.id, now() - interval '10 days', case when u.id % 3 = 0 then null else now() + interval '20 days' end
    from users u join (select id, row_number() over (order by id) as place, count(*) over () as all from packages where is_active) p
      on p.place = 1 + u.id % p.all
    where u.id > 20000`
  await sql`
    insert into payment_transactions (user_id, package_id, amount_minor, currency, payment_gateway, payment_type, payment_status, order_id, transaction_id, created_at)
    select 21 + n * 7 % 199000, (select min(id) from packages where name like 'Bench %') + n % 5, 1000 + n * 37 % 90000, 'USD',
      case when n % 8 = 0 then null else (array['Stripe', 'Razorpay', 'Paypal'])[1 + n % 3] end, case when n % 8 = 0 then 'bank transfer' else 'online payment' end,
      case when n % 8 = 0 then case when n % 800 = 0 then 'review' else 'success' end else (array['success', 'success', 'success', 'failed', 'pending'])[1 + n % 5] end,
      'order-' || n, 'paid-' || n, now() - n * interval '5 minutes' from generate_series(1, 200000) n`
  await sql`
    insert into payment_events (gateway, event_id, transaction_id, kind, outcome, payload, created_at)
    select coalesce(payment_gateway, 'Sandbox'), 'event-' || id, case when id % 50 > 0 then id end,
      (array['paid', 'paid', 'paid', 'failed', 'approved', 'refunded'])[1 + id % 6],
      case when id % 50 = 0 then 'unknown' when id % 4 = 0 then 'unchanged' else 'changed' end,
      jsonb_build_object('finding', jsonb_build_object('amountMinor', amount_minor, 'currency', currency)), created_at
    from payment_transactions`
}

async function talks(sql: Sql) {
  // A tenth of the chats are with Support.
  await sql`
    insert into chats (id, property_id, user_id, counterpart_id, last_message_at, created_at)
    select n, 1 + n * 7 % 990000, 21 + n % 150000, case when n % 10 > 0 then 1 + (n * 13) % 19 end, now() - n * interval '3 minutes', now() - n * interval '4 minutes'
    from generate_series(1, 100000) n on conflict do nothing`
  await sql`
    insert into messages (chat_id, sender_id, recipient_id, kind, body, created_at)
    select c.id, case when m % 2 = 0 then c.user_id else c.counterpart_id end, case when m % 2 = 0 then c.counterpart_id else c.user_id end,
      'text', 'Is it still there?', c.last_message_at - (3 - m) * interval '1 minute'
    from chats c cross join generate_series(0, 3) m on conflict do nothing`
  await sql`update chats c set last_message_id = (select max(m.id) from messages m where m.chat_id = c.id)`
  await sql`
    insert into chat_members (chat_id, user_id, unread_count)
    select id, user_id, 0 from chats union all select id, counterpart_id, id % 3 from chats on conflict do nothing`
  await sql`
    insert into notifications (title, message, created_at)
    select 'Somebody asked about your home', 'Look into your inbox', now() - n * interval '4 minutes' from generate_series(1, 100000) n`
  await sql`
    insert into notification_recipients (notification_id, user_id) select id, 21 + id % 199000 from notifications on conflict do nothing`
}

async function desk(sql: Sql) {
  await sql`
    insert into contact_requests (first_name, last_name, email, subject, message, created_at, handled_at)
    select 'Ruth', 'Ames', 'visitor' || n || '@bench.lintel.test', 'A question', 'How does it work?', now() - n * interval '25 minutes',
      case when n > 300 then now() - n * interval '20 minutes' end from generate_series(1, 20000) n`
  await sql`
    with told as (
      insert into notifications (send_type, title, message, created_at)
      select 'selected', 'News', 'We are closed on Friday', now() - n * interval '1 day' from generate_series(1, 500) n returning id, created_at)
    insert into announcements (notification_id, reach, reached, created_at, finished_at) select id, 1000, 1000, created_at, created_at from told`
  await sql`
    with saved as (insert into setting_saves (actor_id, at) select 1, now() - n * interval '3 hours' from generate_series(1, 5000) n returning id)
    insert into setting_changes (save_id, key, value_before, value_after)
    select id, (array['company_name', 'demo_mode', 'currency_code', 'system_color'])[1 + id % 4], '0', '1' from saved`
}

/** Emails, pushes and jobs: most done, some pending, some failed with a handful of causes. */
async function work(sql: Sql) {
  await sql`
    insert into outbox (channel, recipient, subject, body, status, attempts, last_error, sent_at, created_at)
    select 'mail', 'person' || n || '@bench.lintel.test', 'News of your homes', 'Hello, somebody asked about your home.', s.status, 1,
      case when s.status = 'dead' then 'connection refused' end, case when s.status = 'sent' then now() - n * interval '20 seconds' end, now() - n * interval '20 seconds'
    from generate_series(1, 100000) n cross join lateral (
      select case when n % 200 = 0 then 'dead' when n < 500 then 'pending' else 'sent' end as status) s`
  await sql`
    insert into device_tokens (token, user_id, platform) select 'bench-' || n, 21 + n, 'web' from generate_series(1, 20000) n`
  await sql`
    insert into push_deliveries (token, notification_id, created_at, done_at)
    select 'bench-' || 1 + n % 20000, (select min(id) from notifications) + n, now() - n * interval '40 seconds',
      case when n > 300 then now() - n * interval '30 seconds' end from generate_series(1, 90000) n`
  await sql`
    insert into pgboss.job (name, data, state, retry_limit, retry_count, start_after, created_on, started_on, completed_on, output)
    select q.name, jsonb_build_object('id', n), s.state::pgboss.job_state, 8, case when s.state = 'retry' then 2 else 0 end,
      now() + (n % 60) * interval '1 minute', now() - n * interval '5 seconds', case when s.state in ('active', 'completed') then now() end,
      case when s.state = 'completed' then now() end, case when s.state = 'retry' then jsonb_build_object('message', 'connection refused') end
    from generate_series(1, 150000) n
    cross join lateral (select (array['deliver-mail', 'deliver-push', 'mail-notifications', 'render-media', 'settle-decisions'])[1 + n % 5] as name) q
    cross join lateral (select case when n < 2000 then 'created' when n < 2300 then 'retry' when n < 2310 then 'active' else 'completed' end as state) s`
  await sql`
    insert into pgboss.job (name, data, created_on, source_name, source_id, source_created_on, source_retry_count, source_output)
    select ${DEAD_LETTER}, jsonb_build_object('id', n), now() - n * interval '2 minutes',
      (array['deliver-mail', 'deliver-push', 'render-media', 'fetch-feed-photos'])[1 + n % 4], gen_random_uuid(), now() - n * interval '3 minutes', 8,
      jsonb_build_object('message', (array['connect ECONNREFUSED 127.0.0.1:25', 'Mailbox ' || n || ' is full', 'Unsupported image'])[1 + n % 3])
    from generate_series(1, 3000) n`
}

/** Nightly reports: hundreds of thousands of stale listings and tens of thousands of possible duplicates. */
export async function reports(sql: Sql) {
  const before = new Date(Date.now() - 30 * 86_400_000)
  await sql`
    insert into user_packages (user_id, package_id, starts_at, ends_at)
    select id, (select min(id) from packages where name like 'Bench %'), now() - interval '200 days', now() - interval '60 days'
    from users where id % 5 = 0 and id <= 20000`
  await sql`
    insert into package_features (package_id, feature_id, limit_type) select id, 1, 'unlimited' from packages where name like 'Bench %'`
  for (const cause of STALE_CAUSES) await refreshCause(sql, cause, before)
  await sql`
    insert into duplicate_listings (property_id, other_id, reason, score, found_at)
    select n * 20 + 1, n * 20, case when n % 3 = 0 then 'photos' else 'words' end, 50 + n % 50, now() - n * interval '7 minutes'
    from generate_series(1, 40000) n`
}
