import { describe, expect, test } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { operatorSite } from '#test/support/operator-site.ts'

const { app, db, agent, set, visit } = await operatorSite()

describe('the favicon', () => {
  const icon = (html: string) => /<link rel="icon" href="([^"]*)"/.exec(html)?.[1]

  test.each(['/', '/faqs', '/nowhere', '/admin', '/user/profile', '/sign-in'])(
    'of %s is the one of the settings, or the default',
    async (url) => {
      proves('2.48')
      expect(icon((await visit(url)).html)).toBe('/favicon-32x32.png')
      await set('web_favicon', '/images/logo/0123456789abcdef0123456789abcdef/192.webp')
      expect(icon((await visit(url)).html)).toMatch(/\/images\/logo\/0123456789abcdef0123456789abcdef\/192\.webp$/)
      await set('web_favicon', '')
    },
  )

  test('the default is a PNG of 32 by 32 pixels', async () => {
    const { rawPayload, headers } = await app.inject({ url: '/favicon-32x32.png' })
    expect(headers['content-type']).toBe('image/png')
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([32, 32])
  })
})

describe('company details', () => {
  test('each phone number is linked once in the footer and on the contact page, and is in the structured data', async () => {
    await set('company_tel', '+351 1')
    await set('company_tel1', '+351 1')
    await set('company_tel2', '+351 2')
    const { html, facts } = await visit('/contact-us')
    expect(html.match(/href="tel:\+351 1"/g)).toHaveLength(2)
    expect(html.match(/href="tel:\+351 2"/g)).toHaveLength(2)
    expect(facts.find((fact) => fact['@type'] === 'Organization').telephone).toEqual(['+351 1', '+351 2'])
  })

  test('the office is on the map of the contact page once its location is set', async () => {
    expect((await visit('/contact-us')).html).not.toContain('Location of Lintel')
    await set('latitude', '38.7')
    await set('longitude', '-9.1')
    expect((await visit('/contact-us')).html).toContain('aria-label="Location of Lintel"')
  })
})

describe('appearance', () => {
  const picture = '/images/logo/0123456789abcdef0123456789abcdef/192.webp'

  test('icons are tinted, or keep their colours when svg_clr is off', async () => {
    expect((await visit('/all-categories')).html).toMatch(/class="sign [^"]*bg-brand"/)
    await set('svg_clr', '0')
    const { html } = await visit('/all-categories')
    expect(html).not.toContain('mask-image')
    expect(html).toMatch(/<img src="[^"]*\/category-icons\/villa\.svg" alt=""/)
    await set('svg_clr', '1')
  })

  test('the placeholder is shown where a project or an article has no image', async () => {
    await set('web_placeholder_logo', picture)
    expect((await visit('/all-projects')).html).toContain(picture)
    expect((await visit('/articles')).html).toContain(picture)
    await set('web_placeholder_logo', '')
  })

  test('the avatar placeholder replaces initials', async () => {
    expect((await visit('/agent-details/ana-lima')).html).toContain('AL</span>')
    await set('img_placeholder', picture)
    const { html } = await visit('/agent-details/ana-lima')
    expect(html).not.toContain('AL</span>')
    expect(html).toContain(picture)
    await set('img_placeholder', '')
  })
})

describe('WhatsApp', () => {
  test('is linked where a phone number is shown, only when the setting is on', async () => {
    expect((await visit('/agent-details/ana-lima')).html).not.toContain('wa.me')
    await set('show_whatsapp_button', '1')
    expect((await visit('/agent-details/ana-lima')).html).toContain('href="https://wa.me/351910000001?text=')
    expect((await visit('/properties-details/sale')).html).toContain('href="https://wa.me/351910000001?text=')
    await db`update users set shows_contact = false where id = ${agent.id}`
    expect((await visit('/agent-details/ana-lima')).html).not.toContain('wa.me')
    expect((await visit('/properties-details/sale')).html).not.toContain('wa.me')
    await db`update users set shows_contact = true where id = ${agent.id}`
  })
})

describe('the cookie notice', () => {
  const NOTICE = '<section id="cookie-settings"'

  test('is shown until the visitor has answered, and can be reopened from the footer', async () => {
    const asked = await visit('/faqs')
    expect(asked.html).toMatch(/<section id="cookie-settings"(?![^>]*data-answer)/)
    const answered = await visit('/faqs', { cookie_consent: 'declined' })
    expect(answered.html).toMatch(/<section id="cookie-settings"[^>]*data-answer="declined"/)
    expect(answered.html).toContain('href="#cookie-settings"')
    expect((await visit('/faqs', { cookie_consent: '"><script>' })).html).not.toContain('data-answer')
  })

  test('is not part of the page when allow_cookies is off', async () => {
    await set('allow_cookies', '0')
    const { html } = await visit('/faqs')
    expect(html).not.toContain(NOTICE)
    expect(html).not.toContain('href="#cookie-settings"')
    await set('allow_cookies', '1')
  })
})

describe('deep links', () => {
  test('a scheme and the store ids become meta tags and a link in the footer', async () => {
    await set('schema_for_deeplink', 'MyHomes')
    await set('appstore_id', '123456789')
    await set('playstore_id', 'org.example.homes')
    const { meta, html } = await visit('/faqs?page=2')
    expect(meta('al:ios:url')).toBe('myhomes://lintel.test/faqs')
    expect(meta('al:ios:app_store_id')).toBe('123456789')
    expect(meta('al:android:package')).toBe('org.example.homes')
    expect(meta('apple-itunes-app')).toBe('app-id=123456789, app-argument=myhomes://lintel.test/faqs')
    expect(html).toContain('<a href="myhomes://lintel.test/faqs"')
    expect((await visit('/admin')).meta('al:ios:url')).toBeUndefined()
  })

  test.each(['javascript', 'data', 'https', 'x y', ''])('the scheme %j makes no link', async (scheme) => {
    await set('schema_for_deeplink', scheme)
    const { html } = await visit('/faqs')
    expect(html).not.toContain('al:ios:url')
    expect(html).not.toContain('Open this page in the app')
  })
})

describe('the exact location', () => {
  test('is in neither the listing page nor the project page when show_exact_location is off', async () => {
    const exact = async (url: string) => (await app.inject({ url })).body
    expect(await exact('/properties-details/sale')).toContain('38.7223')
    await set('show_exact_location', '0')
    const page = await exact('/properties-details/sale')
    expect(page).not.toContain('38.7223')
    expect(page).not.toContain('Garden Street')
    expect(page).toContain('38.72')
    await set('show_exact_location', '1')
  })
})

describe('the home page', () => {
  const FAR_AWAY = JSON.stringify({
    ...{ formatted_address: 'Apia', city: 'Apia', state: '', country: 'Samoa' },
    ...{ latitude: -13.83, longitude: -171.76 },
  })

  test('says that nothing is nearby only when homepage_location_alert_status is on', async () => {
    expect((await visit('/', { location: FAR_AWAY })).html).toContain('No homes near Apia yet')
    await set('homepage_location_alert_status', '0')
    expect((await visit('/', { location: FAR_AWAY })).html).not.toContain('Apia')
    await set('homepage_location_alert_status', '1')
  })
})
