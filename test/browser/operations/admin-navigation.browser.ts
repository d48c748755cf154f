import { expect } from '@playwright/test'
import { type AdminTab, TAB_GROUPS, tabs } from '#app/admin/tabs.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { expectAccessible, openScreen, PHONE, test, toastOn } from '../admin-visit.ts'

const text = textIn('en')
const GROUPS = TAB_GROUPS.map((group) => text(`admin.shell.groups.${group}`))

const namesOf = (those: readonly AdminTab[]) => those.map(({ id }) => text(`admin.places.tabs.${id}`))

test('tabs stand under the names of their groups', async ({ adminPage: page }) => {
  await page.setViewportSize(PHONE)
  await openScreen(page, '/admin/dashboard')

  await test.step('a phone shows the same groups under More', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    const more = page.getByRole('dialog', { name: 'All tabs' })
    for (const group of TAB_GROUPS) {
      const name = text(`admin.shell.groups.${group}`)
      const links = more.getByRole('group', { name, exact: true }).getByRole('link')
      await expect(links).toHaveText(namesOf(tabs.filter((tab) => tab.group === group)))
    }
    for (const name of ['Image Manager', 'Logout'])
      await expect(page.getByRole('button', { name })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0)
  })

  await test.step('a message on a phone covers neither the heading nor the way to Logout', async () => {
    await openScreen(page, '/admin/coupons')
    await page.getByRole('button', { name: 'Copy WELCOME10' }).click()
    const message = toastOn(page)
    await message.hover()
    const [shown, heading] = await Promise.all(
      [message, page.getByRole('heading', { level: 1 })].map((part) => part.boundingBox()),
    )
    if (!shown || !heading) throw new Error('Nothing is shown')
    expect(shown.y + shown.height).toBeLessThanOrEqual(heading.y)
  })

  const sidebar = page.getByRole('navigation', { name: 'Admin', exact: true })
  const links = sidebar.getByRole('link')
  const more = sidebar.getByRole('button', { name: 'More' })
  const daily = tabs.filter(({ isMain }) => isMain)
  await test.step('a laptop shows the daily tabs, and the others under More, in groups', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(links).toHaveText(namesOf(daily))
    await more.click()
    await expect(links).toHaveText(namesOf([...daily, ...tabs.filter(({ isMain }) => !isMain)]))
    for (const name of GROUPS.slice(1))
      await expect(sidebar.getByRole('group', { name, exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await more.click()
    await expect(links).toHaveText(namesOf(daily))
  })

  await test.step('a tab under More is in sight while it is open', async () => {
    await page.goto('/admin/invoices')
    await expect(sidebar.getByRole('link', { name: 'Invoices' })).toBeInViewport({ ratio: 1 })
    await page.goto('/admin/moving')
    await expect(sidebar.getByRole('link', { name: 'Import & export' })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  await test.step('whoever the server cannot name right now keeps a way on', async () => {
    await page.route('**/api/admin/me', (route) =>
      route.fulfill({ status: 503, json: { message: 'Later.' } }),
    )
    await page.goto('/admin/bookings')
    await expect(links.first()).toHaveText('Dashboard')
  })
})
