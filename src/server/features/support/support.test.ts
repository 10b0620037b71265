import { expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'

const app = await testApp()
const letter = {
  first_name: 'Asha',
  last_name: 'Rao',
  email: 'asha@example.com',
  subject: 'A question\r\nBcc: everyone@example.com',
  message: 'Is the garden flat still free?',
}

test('a message is stored and the desk is told by mail', async () => {
  await app.db`insert into settings (key, value) values ('company_email', 'desk@example.com')
    on conflict (key) do update set value = excluded.value`
  expect(await app.call('contactUs', letter)).toEqual({
    status: 200,
    error: false,
    message: 'Thank you. Your message has been sent.',
    data: null,
    code: 200,
  })
  expect(await app.db`select first_name, message, user_id from contact_requests`).toEqual([
    { first_name: 'Asha', message: letter.message, user_id: null },
  ])
  expect(await app.runJobs()).toEqual(['mail-contact-request'])
  expect(app.services.mail.sent).toEqual([
    {
      to: 'desk@example.com',
      subject: 'A question Bcc: everyone@example.com',
      text: 'Asha Rao <asha@example.com> wrote:\n\nIs the garden flat still free?',
    },
  ])
})
