import { expect, onTestFinished, test } from 'vitest'
import { expectAccessible, expectFine, openBrowser, started } from '#test/support/browser.ts'
import { siteDatabase } from '#test/support/site-database.ts'

const { visit, siteUrl } = openBrowser()

async function aProject(): Promise<string> {
  const { data } = (await (await fetch(`${siteUrl}/api/get-projects?limit=1`)).json()) as {
    data: { slug_id: string }[]
  }
  return `/project-details/${data[0]!.slug_id}`
}

test('projects and their access requirement are accessible and do not overflow', async () => {
  for (const [path, language] of [
    ['/all-projects', 'ar'],
    [await aProject(), 'en'],
  ] as const) {
    const { page, context } = await visit(path, { language })
    await started(page)
    await expectFine(page)
    await context.close()
  }
})

test('a visitor filters the projects, opens the next page and clears the filters', async () => {
  const { page } = await visit('/all-projects')
  await started(page)
  const main = page.getByRole('main')
  const first = await main.getByRole('article').first().textContent()
  await main.getByRole('link', { name: 'Upcoming', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Upcoming projects' }).waitFor()
  expect(page.url()).toBe(`${siteUrl}/upcoming-projects`)
  await main.getByLabel('Property type').selectOption({ label: 'Villa' })
  await page.waitForURL(/category=villa/)
  expect(page.url()).toContain('/upcoming-projects?')
  await main.getByRole('link', { name: 'Clear' }).click()
  await page.waitForURL(`${siteUrl}/upcoming-projects`)
  await main.getByRole('navigation').getByRole('link').first().click()
  await page.waitForURL(`${siteUrl}/all-projects`)
  await main.getByRole('link', { name: 'Page 2' }).click()
  await page.waitForURL(/page=2/)
  await expect.poll(() => main.getByRole('article').first().textContent()).not.toBe(first)
  await page.goBack()
  await expect.poll(() => main.getByRole('article').first().textContent()).toBe(first)
})

test('a search for projects without a match links back to all projects', async () => {
  const { page } = await visit('/all-projects')
  await started(page)
  await page.getByLabel('Keywords').fill('zzzzz')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'No projects match your filters' }).waitFor()
  // The progress bar belongs to the page that was loading.
  await page.locator('#progress-bar').waitFor({ state: 'detached' })
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All projects' }).click()
  await page.getByRole('main').getByRole('article').first().waitFor()
})

test('a location is found by its name, with and without script', async () => {
  const { page } = await visit('/all-projects', { javaScript: false })
  await page.getByLabel('Location', { exact: true }).fill('Berlin')
  await page.getByRole('button', { name: 'Show projects' }).click()
  await page.waitForURL(/place=Berlin/)
  const places = await page.getByRole('main').locator('.card-place').allTextContents()
  expect(places.length).toBeGreaterThan(0)
  for (const place of places) expect(place).toContain('Berlin')
})

test('a visitor sees which package gives access to a project; a user with the package sees its plans', async () => {
  const path = await aProject()
  const sql = await siteDatabase()
  const turn = (to: string) => sql`update settings set value = ${to} where key = 'projects_for_everyone'`
  onTestFinished(async () => void (await turn('1')))
  await turn('0')
  await expect.poll(async () => (await fetch(`${siteUrl}${path}`)).text()).toContain('Project details are for members')
  const { page } = await visit(path)
  await page.getByRole('heading', { name: 'Project details are for members' }).waitFor()
  await page.getByRole('list', { name: 'Packages that include it' }).waitFor()
  expect(await page.getByRole('link', { name: 'Sign in', exact: true }).last().getAttribute('href')).toContain('next=')

  const { page: opened, context } = await visit('/offline')
  await context.request.post(`${siteUrl}/api/user_signup`, {
    data: { type: 3, email: 'miradouro@demo.lintel.test', password: 'open-the-door' },
  })
  await opened.goto(path)
  await opened.getByRole('heading', { name: 'Plans' }).waitFor()
  await opened.getByRole('region', { name: 'Developer' }).waitFor()
  await started(opened)
  const tabs = opened.getByRole('tab')
  if ((await tabs.count()) > 1) {
    await tabs.first().focus()
    await opened.keyboard.press('ArrowRight')
    expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true')
  }
  await expectAccessible(opened)
})
