import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { proves } from '#test/conformance/proves.ts'
import { FIREFOX, openFirefox } from '#test/support/firefox.ts'
import { openFirefoxPushService } from '#test/support/firefox-push-service.ts'
import { siteDatabase } from '#test/support/site-database.ts'

const siteUrl = inject('siteUrl')
const READER = 'thandi@demo.lintel.test'
const SENDER = 'pusher@stories.example'
const PASSWORD = 'open-the-door'

const sql = await siteDatabase()

// Runs only where Firefox is installed: Chromium subscribes only with its vendor’s push servers, which are not
// reachable in tests.
test.skipIf(!FIREFOX)(
  'Firefox subscribes, decrypts a push message, and its subscription is deleted once it is gone',
  async () => {
    proves('7.83')
    const { service, ...rest } = await openFirefoxPushService(inject('pushPort'))
    onTestFinished(rest.close as () => Promise<void>)
    const firefox = await openFirefox({
      'dom.push.serverURL': rest.address,
      'dom.push.testing.allowInsecureServerURL': true,
      // Firefox disables push under automation unless this preference is set.
      'dom.push.connection.enabled': true,
    })
    onTestFinished(firefox.close)
    const { readerId, propertyId, token: sender } = await twoPeople()

    await firefox.open(`${siteUrl}/about-us`)
    await firefox.evaluate(`fetch('/api/user_signup', {
    method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 3, email: '${READER}', password: '${PASSWORD}' }),
  }).then((answer) => answer.status)`)
    await firefox.open(`${siteUrl}/user/notifications`)
    await vi.waitFor(
      async () => expect(await firefox.evaluate(`'hydrated' in document.documentElement.dataset`)).toBe(true),
      20_000,
    )
    await firefox.evaluate(
      `(window.heard = [], navigator.serviceWorker.addEventListener('message', ({ data }) => heard.push(data)), 0)`,
    )
    await firefox.evaluate(`(document.querySelector('#choose [role=switch]').click(), 0)`)
    const devices = () => sql<{ token: string }[]>`select token from device_tokens where user_id = ${readerId}`
    await vi.waitFor(async () => expect(await devices()).toHaveLength(1), 20_000)

    await say(sender, readerId, propertyId, 'Sealed for Firefox alone 😀')
    const news = () => firefox.evaluate<{ kind: string; message?: { body: string } }[]>(`heard`)
    const shown = () =>
      firefox.evaluate<string[]>(
        `navigator.serviceWorker.getRegistration('/firebase-cloud-messaging-push-scope').then((one) => one.getNotifications()).then((all) => all.map(({ body }) => body))`,
      )
    await vi.waitFor(async () => {
      const bodies = [...(await news()).map(({ message }) => message?.body), ...(await shown())]
      expect(bodies).toContain('Pia Push: Sealed for Firefox alone 😀')
    }, 20_000)
    expect(service.claims).toMatchObject([
      { aud: `http://127.0.0.1:${inject('pushPort')}`, sub: `mailto:push@${new URL(siteUrl).hostname}` },
    ])

    service.status = 410
    await say(sender, readerId, propertyId, 'Nobody there any more')
    await vi.waitFor(async () => expect(await devices()).toEqual([]), 20_000)
  },
  150_000,
)

/** A host with a listing and a password, and a user who writes to them. */
async function twoPeople() {
  await sql`
    insert into users (name, slug, login_type, email, email_verified_at, password_hash)
    select 'Pia Push', 'pia-push', login_type, ${SENDER}, now(), password_hash from users where slug = 'nora-lindqvist'
    on conflict do nothing`
  await sql`
    update users set password_hash = nora.password_hash, login_type = nora.login_type, email_verified_at = now()
    from users nora where users.email = ${READER} and nora.slug = 'nora-lindqvist'`
  await sql`delete from device_tokens using users u where u.id = user_id and u.email = ${READER}`
  const [home] = await sql<[{ readerId: number; propertyId: number }]>`
    select p.id::int as "propertyId", p.owner_id::int as "readerId" from properties p join users u on u.id = p.owner_id
    where u.email = ${READER} and p.is_active and p.request_status = 'approved' and not p.is_private and p.property_type in ('sell', 'rent')
    order by p.id limit 1`
  const { token } = await post<{ token: string }>('user_signup', { type: 3, email: SENDER, password: PASSWORD })
  return { ...home, token }
}

const say = (token: string, receiver_id: number, property_id: number, message: string) =>
  post('send_message', { receiver_id, property_id, message }, token)

async function post<T>(path: string, body: object, token?: string): Promise<T> {
  const answer = await fetch(`${siteUrl}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  const json = (await answer.json()) as T & { error: boolean; message: string }
  if (json.error) throw new Error(json.message)
  return json
}
