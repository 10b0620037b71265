import { expect, test } from 'vitest'
import { expectFine, openBrowser, started } from '#test/support/browser.ts'

const { visit, siteUrl } = openBrowser()

interface Agent {
  slug_id: string
  name: string
  property_count: number
  projects_count: number
  is_admin: boolean
}

async function agentWith(has: (agent: Agent) => boolean): Promise<Agent> {
  const { data } = (await (await fetch(`${siteUrl}/api/agent-list?limit=50`)).json()) as { data: Agent[] }
  const found = data.find(has)
  if (!found) throw new Error('No agent has what this story needs')
  return found
}

test('agents and kinds of homes are accessible, and nothing sticks out', async () => {
  const { slug_id } = await agentWith(({ is_admin }) => !is_admin)
  for (const [path, language] of [
    ['/all-agents', 'en'],
    [`/agent-details/${slug_id}`, 'ar'],
    ['/all-categories', 'ar'],
  ] as const) {
    const { page, context } = await visit(path, { language })
    await started(page)
    await expectFine(page)
    await context.close()
  }
})

test('an agent is found by a part of the name, and the name leads to what is offered', async () => {
  const agent = await agentWith(({ is_admin, property_count }) => !is_admin && property_count > 12)
  const { page } = await visit('/all-agents')
  await started(page)
  await page.getByLabel('Name of an agent or agency').fill(agent.name.slice(0, 6))
  await page.keyboard.press('Enter')
  await page.waitForURL(/search=/)
  await page.getByRole('main').getByRole('link', { name: agent.name }).click()
  await page.getByRole('heading', { level: 1, name: agent.name }).waitFor()
  const main = page.getByRole('main')
  const first = await main.getByRole('article').first().textContent()
  await main.getByRole('link', { name: 'Page 2' }).click()
  await page.waitForURL(/page=2/)
  await expect.poll(() => main.getByRole('article').first().textContent()).not.toBe(first)
  expect(await main.getByRole('link', { name: 'Write' }).getAttribute('href')).toMatch(/^mailto:/)
})

test('projects of an agent stand behind a tab that explains its gate', async () => {
  const agent = await agentWith(({ is_admin, projects_count }) => !is_admin && projects_count > 0)
  const { page } = await visit(`/agent-details/${agent.slug_id}`)
  await started(page)
  await page
    .getByRole('navigation', { name: 'Homes and projects' })
    .getByRole('link', { name: /project/ })
    .click()
  await page.waitForURL(/tab=projects/)
  await page.getByRole('heading', { name: /for members/ }).waitFor()
  await page.getByRole('list', { name: 'Packages that open it' }).waitFor()
})

test('the site itself has a page under its own address', async () => {
  const desk = await agentWith(({ is_admin }) => is_admin)
  const { page } = await visit('/all-agents')
  await page.getByRole('main').getByRole('link', { name: desk.name }).click()
  await page.waitForURL(/is_admin=1/)
  await page.getByRole('heading', { level: 1, name: desk.name }).waitFor()
})

test('somebody nobody knows leads back to everybody', async () => {
  const { page } = await visit('/all-agents?search=zzzzz')
  await page.getByRole('heading', { name: 'Nobody called “zzzzz”' }).waitFor()
  await page.getByRole('link', { name: 'All agents' }).click()
  await page.getByRole('main').getByRole('article').first().waitFor()
})
