import { expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'
import { makeUser } from '#test/support/make.ts'
import { refusePublishedStaff } from './published-staff.ts'

const { db } = await testApp()

test('a production start is refused while a demo staff account is active, unless demo mode is on', async () => {
  const production = { mode: 'production', demo: false } as const
  await makeUser(db, { is_demo: true })
  await refusePublishedStaff(production, db)
  const admin = await makeUser(db, { is_demo: true, role: 'admin', email: 'ada@demo.test' })
  await expect(refusePublishedStaff(production, db)).rejects.toThrow(/ada@demo\.test.*npm run demo:remove/)
  await refusePublishedStaff({ mode: 'production', demo: true }, db)
  await refusePublishedStaff({ mode: 'development', demo: false }, db)
  await db`update users set is_active = false where id = ${admin.id}`
  await refusePublishedStaff(production, db)
})
