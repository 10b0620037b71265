import { slugOf } from '#domain/slug.ts'
import type { Sql } from '#server/db/sql.ts'
import { cleanHtml } from '#server/features/markup/public.ts'
import { articleCategories } from '../texts/article.ts'
import { articles } from '../texts/articles.ts'
import { faqs } from '../texts/faqs.ts'
import { demoRates, demoSettings } from '../texts/settings.ts'
import { verificationFields } from '../texts/verification.ts'
import { insertRows, takeIds } from './rows.ts'

/** Articles, FAQs, settings and forms. */
export async function insertContent(sql: Sql, before: (days: number) => string): Promise<void> {
  await insertArticles(sql, before)
  await insertFaqs(sql, before)
  await insertVerification(sql, before)
  for (const [key, value] of Object.entries(demoSettings))
    await sql`
    insert into settings (key, value, is_public) values (${key}, ${value}, true)
    on conflict (key) do update set value = excluded.value`
  await sql`
    insert into currency_rates ${sql(Object.entries(demoRates).map(([code, rate]) => ({ base: 'USD', code, rate })))}
    on conflict (base, code) do update set rate = excluded.rate`
  const [contactId] = await takeIds(sql, 'contact_requests', 1)
  await insertRows(sql, 'contact_requests', [
    {
      id: contactId!,
      first_name: 'Ruth',
      last_name: 'Abara',
      email: 'ruth@example.com',
      subject: 'Listing for a cooperative',
      message: 'We are forty households with six flats to let each year. Which package would you advise?',
      created_at: before(0.7),
    },
  ])
}

async function insertArticles(sql: Sql, before: (days: number) => string) {
  const categoryIds = await takeIds(sql, 'article_categories', articleCategories.length)
  await insertRows(
    sql,
    'article_categories',
    articleCategories.map((name, index) => ({
      id: categoryIds[index]!,
      slug: slugOf(name),
      name,
      created_at: before(400),
    })),
  )
  const ids = await takeIds(sql, 'articles', articles.length)
  await insertRows(
    sql,
    'articles',
    articles.map(({ title, summary, keywords, category, html }, index) => ({
      id: ids[index]!,
      category_id: categoryIds[articleCategories.indexOf(category)]!,
      slug: slugOf(title),
      title,
      description: cleanHtml(html),
      meta_title: title,
      meta_description: summary,
      meta_keywords: keywords,
      view_count: 140 + ((index * 977) % 2300),
      created_at: before((articles.length - index) * 9 - 5),
      updated_at: before((articles.length - index) * 9 - 5),
    })),
  )
}

async function insertFaqs(sql: Sql, before: (days: number) => string) {
  const ids = await takeIds(sql, 'faqs', faqs.length)
  // The newest is shown first, so the most useful one is inserted last.
  await insertRows(
    sql,
    'faqs',
    [...faqs].reverse().map(({ question, answer }, index) => ({
      id: ids[index]!,
      question,
      answer,
      is_active: true,
      created_at: before(300),
      updated_at: before(300),
    })),
  )
}

async function insertVerification(sql: Sql, before: (days: number) => string) {
  const fieldIds = await takeIds(sql, 'verification_fields', verificationFields.length)
  await insertRows(
    sql,
    'verification_fields',
    verificationFields.map(({ name, type, isRequired }, position) => ({
      id: fieldIds[position]!,
      name,
      field_type: type,
      is_required: isRequired,
      position,
      is_active: true,
      created_at: before(700),
    })),
  )
  const values = verificationFields.flatMap(({ values: choices }, field) =>
    choices.map((value, position) => ({ field_id: fieldIds[field]!, value, position })),
  )
  const valueIds = await takeIds(sql, 'verification_field_values', values.length)
  await insertRows(
    sql,
    'verification_field_values',
    values.map((row, index) => ({ id: valueIds[index]!, ...row })),
  )
  const applicants = await sql<{ id: number; name: string; verification: string }[]>`
    select id, name, verification from users where verification <> 'initial' and role = 'user' order by id`
  const ids = await takeIds(sql, 'verification_applications', applicants.length)
  const [admin] = await sql<{ id: number }[]>`select id from users where role = 'admin' order by id limit 1`
  await insertRows(
    sql,
    'verification_applications',
    applicants.map(({ id, verification }, index) => ({
      id: ids[index]!,
      user_id: id,
      status: verification,
      reason: verification === 'failed' ? 'The licence number belongs to another person.' : null,
      decided_by: verification === 'pending' ? null : admin!.id,
      decided_at: verification === 'pending' ? null : before(30 + index),
      created_at: before(verification === 'pending' ? 1.5 : 32 + index),
      updated_at: before(verification === 'pending' ? 1.5 : 30 + index),
    })),
  )
  const answers = applicants.flatMap(({ name }, application) =>
    verificationFields.flatMap(({ answer }, field) =>
      answer === null
        ? []
        : [{ application_id: ids[application]!, field_id: fieldIds[field]!, value: answer === 'name' ? name : answer }],
    ),
  )
  const answerIds = await takeIds(sql, 'verification_answers', answers.length)
  await insertRows(
    sql,
    'verification_answers',
    answers.map((row, index) => ({ id: answerIds[index]!, ...row })),
  )
}
