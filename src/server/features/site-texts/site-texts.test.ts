import { expect, test } from 'vitest'
import { testApp } from '#test/support/app.ts'

const { call, db, inject } = await testApp()

const put = (key: string, value: string) => db`
  insert into settings (key, value, is_public) values (${key}, ${value}, true)
  on conflict (key) do update set value = excluded.value`

test.each([
  ['getAboutUs', 'about-us', 'about_us', 1],
  ['getPrivacyPolicy', 'privacy-policy', 'privacy_policy', 2],
  ['getTerms', 'terms-conditions', 'terms_conditions', 3],
] as const)(
  '%s returns the operator’s page, sanitised, in the requested language where it is translated',
  async (name, path, type, id) => {
    expect((await call(name, {})).data).toEqual({ id, type, data: '' })
    await put(type, '<h1>Us</h1><script>x()</script>')
    await put(`${type}.es`, '<p onclick="x()">Nosotros</p>')
    expect((await call(name, {})).data).toEqual({ id, type, data: '<h2>Us</h2>' })
    const inLanguage = async (code: string) =>
      (await inject({ url: `/api/${path}`, headers: { 'content-language': code } })).json().data.data
    expect(await inLanguage('es')).toBe('<p>Nosotros</p>')
    expect(await inLanguage('ar')).toBe('<h2>Us</h2>')
    await put(`${type}.es`, '')
    expect(await inLanguage('es')).toBe('<h2>Us</h2>')
  },
)

test('the same pages are sanitised in the settings that older clients read', async () => {
  await put('about_us', '<p>Us</p><img src=x onerror=alert(1)>')
  await put('about_us.es', '<p>Nosotros</p>')
  expect((await call('webSettings', {})).data.about_us).toBe('<p>Us</p><img src="x" alt="" loading="lazy" />')
  const spanish = await inject({ url: '/api/web-settings', headers: { 'content-language': 'es' } })
  expect(spanish.json().data.about_us).toBe('<p>Nosotros</p>')
})
