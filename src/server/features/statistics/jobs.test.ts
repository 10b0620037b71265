import { expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { daysAgo, makeCategory, makeProject, makeProperty, makeUser } from '#test/support/make.ts'
import { purgeOldDays } from './jobs.ts'

const { db, services } = await testApp()

test('days older than 396 are deleted, the others stay', async () => {
  const category = await makeCategory(db)
  const owner = await makeUser(db)
  const home = await makeProperty(db, { owner_id: owner.id, category_id: category.id })
  const project = await makeProject(db, { owner_id: owner.id, category_id: category.id })
  for (const days of [0, 395, 397, 900]) {
    await db`insert into property_days (property_id, day, views) values (${home.id}, ${daysAgo(days)}::timestamptz::date, 1)`
    await db`insert into project_days (project_id, day, views) values (${project.id}, ${daysAgo(days)}::timestamptz::date, 1)`
  }
  for (let times = 0; times < 2; times++) await purgeOldDays.run({ ...services, sql: db }, {})
  for (const table of ['property_days', 'project_days'])
    expect(await db`select ${daysAgo(0)}::timestamptz::date - day as ago from ${db(table)} order by day`).toEqual([
      { ago: 395 },
      { ago: 0 },
    ])
})
