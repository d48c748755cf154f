import type { Page } from '@playwright/test'
import { reachDatabase } from '#platform/postgres.ts'
import { createLog } from '#server/log.ts'
import type { CallAnswer } from '#test/body-of.ts'
import { aPhoto } from '#test/factories/pictures/image-form.ts'
import { administrator, type Site, startSite } from '../site-process.ts'
import { expect, test } from '../site-visit.ts'

/** Two servers over the database and the folder of the first one: other tests keep their logo and hero. */
const servers: Site[] = []

// In series: they share the two servers.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  const first = await startSite()
  servers.push(first)
  const place = { databaseDirectUrl: undefined, dataDir: first.dataDir }
  const { connectionString } = await reachDatabase(place, createLog('silent'))
  servers.push(await startSite({ DATABASE_URL: connectionString, DATA_DIR: first.dataDir }))
})
// The first one last, as its database stops with it.
test.afterAll(async () => {
  for (const server of servers.toReversed()) await server.stop()
})

const EDITS = [
  {
    button: 'Edit logo',
    upload: 'Upload New Logo',
    toast: 'Logo Updated',
    shown: (page: Page) => page.getByRole('link', { name: 'Moonlit Teepees' }).first().locator('img'),
  },
  {
    button: 'Change Hero Image',
    upload: 'Upload New Image',
    toast: 'Hero Image Updated',
    shown: (page: Page) => page.locator('main img').first(),
  },
]

test('a new logo and a new hero image are shown to every visitor of every server at the next load', async ({
  browser,
  page,
}) => {
  const [first, second] = servers.map(({ url }) => url)
  const visitor = await (await browser.newContext()).newPage()
  const login = await page.request.post(`${first}/api/admin/login`, { data: administrator })
  const { credential }: CallAnswer<'POST', '/api/admin/login'> = await login.json()
  await page.addInitScript((kept) => {
    localStorage.setItem('adminAuth', kept)
    localStorage.setItem('adminAuthenticated', 'true')
  }, credential)
  await page.goto(String(first))
  // Both servers have cached the page in memory, and so has the visitor's browser.
  for (const url of [first, second]) await visitor.goto(String(url))

  for (const { button, upload, toast, shown } of EDITS)
    await test.step(button, async () => {
      const before = await shown(visitor).getAttribute('src')
      await page.getByRole('button', { name: button }).click()
      const choosing = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: upload }).click()
      const buffer = await aPhoto({ width: 1600, height: 300 })
      await (await choosing).setFiles({ name: 'new.jpg', mimeType: 'image/jpeg', buffer })
      await expect(page.getByText(toast)).toBeVisible()
      const after = await shown(page).getAttribute('src')
      expect(after).not.toBe(before)

      for (const url of [first, second])
        expect(await (await visitor.request.get(String(url))).text()).toContain(`src="${after}"`)
      // From the server that did not handle the change.
      await visitor.goto(String(second))
      await expect(shown(visitor)).toHaveAttribute('src', String(after))
      await expect
        .poll(() => shown(visitor).evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
    })
  await visitor.context().close()
})
