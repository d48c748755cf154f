import type { Addon } from '#contract/catalogue/addons.ts'
import type { CallAnswer } from '#test/body-of.ts'
import { startImageService } from '#test/factories/pictures/image-service.ts'
import { administrator, type Site, startSite } from '../site-process.ts'
import { expect, test } from '../site-visit.ts'

/** A site of its own, with an image service on this machine: new photos change the add-ons for everyone. */
let site: Site
let service: Awaited<ReturnType<typeof startImageService>>

test.beforeAll(async () => {
  service = await startImageService()
  site = await startSite({ OPENAI_API_KEY: 'key-of-tests', OPENAI_BASE_URL: service.baseUrl })
})
test.afterAll(async () => {
  await site.stop()
  await service.stop()
})

test('fresh photos are made by the image service and shown to visitors', async ({ page, browser }) => {
  const addons = async () => (await (await page.request.get(`${site.url}/api/addons`)).json()) as Addon[]
  const before = await addons()
  const login = await page.request.post(`${site.url}/api/admin/login`, { data: administrator })
  const { credential }: CallAnswer<'POST', '/api/admin/login'> = await login.json()
  await page.addInitScript((kept) => {
    localStorage.setItem('adminAuth', kept)
    localStorage.setItem('adminAuthenticated', 'true')
  }, credential)
  await page.goto(`${site.url}/addons`)
  await page.getByRole('button', { name: 'Generate Fresh AI Photos' }).click()
  const question = page.getByRole('alertdialog', { name: `Make ${before.length} new photos?` })
  await question.getByRole('button', { name: 'Make Photos' }).click()
  await expect(page.getByText('AI Images Generated')).toBeVisible()
  expect(service.asked).toHaveLength(before.length)

  const after = await addons()
  for (const { id, image } of before) expect(after.find((addon) => addon.id === id)?.image).not.toBe(image)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${site.url}/addons`)
  for (const { name, image } of after)
    await expect(visitor.locator('main').getByRole('img', { name, exact: true })).toHaveAttribute(
      'src',
      image,
    )
  await visitor.context().close()
})
