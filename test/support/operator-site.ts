import { resolve } from 'node:path'
import { testApp } from './app.ts'
import { makeCategory, makeProject, makeProperty, makeUser } from './make.ts'

/** A site with an agent, a property, a project and an article, whose pages show the effect of every setting. */
export async function operatorSite() {
  const app = await testApp({ site: { buildDir: resolve('build'), cache: false } })
  const { db } = app
  const agent = await makeUser(db, { name: 'Ana Lima', slug: 'ana-lima', phone: '351910000001' })
  const { id: category_id } = await makeCategory(db, { name: 'Villa' })
  await makeProperty(db, { slug: 'sale', category_id, owner_id: agent.id })
  await makeProject(db, { slug: 'court', category_id })
  await db`insert into articles (title, slug, description) values ('Advice', 'advice', '<p>Text</p>')`

  const set = (key: string, value: string) => db`
    insert into settings (key, value, is_public) values (${key}, ${value}, true)
    on conflict (key) do update set value = excluded.value`

  async function visit(url: string, cookies: Record<string, string> = {}) {
    const { statusCode, body } = await app.inject({ url, cookies })
    const head = body.slice(0, body.indexOf('</head>'))
    const facts = [...body.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)]
    return {
      status: statusCode,
      head,
      html: body.replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, ''),
      title: /<title>([^<]*)<\/title>/.exec(head)?.[1],
      meta: (name: string) => new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1],
      facts: facts.map(([, json]) => JSON.parse(json!)),
    }
  }

  return { app, db, agent, set, visit }
}
