import { expect } from '@playwright/test'
import { TAB_GROUPS, tabs } from '#app/admin/tabs.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { openScreen, PHONE, test } from '../admin-visit.ts'

const text = textIn('en')
const GROUPS = TAB_GROUPS.map((group) => text(`admin.shell.groups.${group}`))

test('tabs stand under the names of their groups', async ({ adminPage: page }) => {
  await page.setViewportSize(PHONE)
  await openScreen(page, '/admin/dashboard')

  await test.step('a phone shows the same groups under More', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    const more = page.getByRole('dialog', { name: 'All tabs' })
    for (const group of TAB_GROUPS) {
      const name = text(`admin.shell.groups.${group}`)
      const links = more.getByRole('group', { name, exact: true }).getByRole('link')
      await expect(links).toHaveText(
        tabs.filter((tab) => tab.group === group).map(({ id }) => text(`admin.places.tabs.${id}`)),
      )
    }
    await page.keyboard.press('Escape')
  })

  await test.step('a laptop shows every tab under the name of its group, without scrolling', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const sidebar = page.getByRole('navigation', { name: 'Admin', exact: true })
    for (const name of GROUPS) await expect(sidebar.getByRole('group', { name, exact: true })).toBeVisible()
    const links = sidebar.getByRole('link')
    await expect(links).toHaveText(tabs.map(({ id }) => text(`admin.places.tabs.${id}`)))
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 })
  })

  await test.step('whoever the server cannot name right now keeps a way on', async () => {
    await page.route('**/api/admin/me', (route) =>
      route.fulfill({ status: 503, json: { message: 'Later.' } }),
    )
    await page.goto('/admin/bookings')
    const links = page.getByRole('navigation', { name: 'Admin', exact: true }).getByRole('link')
    await expect(links.first()).toHaveText('Dashboard')
  })
})
