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

test('the agents and property types pages are accessible and do not overflow', async () => {
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

test('an agent is found by a part of the name, and the name links to the agent’s listings', async () => {
  const agent = await agentWith(({ is_admin, property_count }) => !is_admin && property_count > 12)
  const { page } = await visit('/all-agents')
  await started(page)
  await page.getByLabel('Agent or agency name').fill(agent.name.slice(0, 6))
  await page.keyboard.press('Enter')
  await page.waitForURL(/search=/)
  await page.getByRole('main').getByRole('link', { name: agent.name }).click()
  await page.getByRole('heading', { level: 1, name: agent.name }).waitFor()
  const main = page.getByRole('main')
  const first = await main.getByRole('article').first().textContent()
  await main.getByRole('link', { name: 'Page 2' }).click()
  await page.waitForURL(/page=2/)
  await expect.poll(() => main.getByRole('article').first().textContent()).not.toBe(first)
  expect(await main.getByRole('link', { name: 'Message' }).getAttribute('href')).toMatch(/^mailto:/)
})

test('the projects of an agent are under a tab that explains the access requirement', async () => {
  const agent = await agentWith(({ is_admin, projects_count }) => !is_admin && projects_count > 0)
  const { page } = await visit(`/agent-details/${agent.slug_id}`)
  await started(page)
  await page
    .getByRole('navigation', { name: 'Listings' })
    .getByRole('link', { name: /project/ })
    .click()
  await page.waitForURL(/tab=projects/)
  await page.getByRole('heading', { name: /for members/ }).waitFor()
  await page.getByRole('list', { name: 'Packages that include it' }).waitFor()
})

test('the site itself has an agent page at its own address', async () => {
  const desk = await agentWith(({ is_admin }) => is_admin)
  const { page } = await visit('/all-agents')
  await page.getByRole('main').getByRole('link', { name: desk.name }).click()
  await page.waitForURL(/is_admin=1/)
  await page.getByRole('heading', { level: 1, name: desk.name }).waitFor()
})

test('a search for agents without a match links back to all agents', async () => {
  const { page } = await visit('/all-agents?search=zzzzz')
  await page.getByRole('heading', { name: 'No agents match “zzzzz”' }).waitFor()
  await page.getByRole('link', { name: 'All agents' }).click()
  await page.getByRole('main').getByRole('article').first().waitFor()
})
