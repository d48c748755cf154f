import { expect, type Locator, type Page } from '@playwright/test'
import { openScreen } from '../admin-visit.ts'
import { aColleague, signedIn } from '../colleague.ts'
import { onOwnSite } from '../own-site-visit.ts'

const test = onOwnSite()

/** Taps a control and returns its state in the same task, before anything that the tap has scheduled. */
function tapAndLook(control: Locator): Promise<boolean> {
  return control.evaluate((element: HTMLInputElement) => {
    element.click()
    return element.checked
  })
}

/** Holds every save back until it is let go. */
async function holdSaves(page: Page) {
  const held = Promise.withResolvers<void>()
  let saves = 0
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    saves += 1
    await held.promise
    return route.fallback()
  })
  return { letGo: held.resolve, countSaves: () => saves }
}

test('a choice that is saved on change is shown in the same task as the tap', async ({
  api,
  browser,
  adminPage,
}) => {
  const crew = await aColleague(api, 'crew')
  const cases = [
    ['/admin/account', 'radio', 'Español'],
    ['/admin/settings/bookings', 'switch', /./],
    ['/admin/follow-ups', 'switch', /^Send /],
    ['/admin/newsletter', 'switch', /./],
    ['/admin/team', 'switch', new RegExp(crew.username)],
  ] as const
  const { username } = await aColleague(api, 'owner')
  for (const [path, role, name] of cases)
    await test.step(path, async () => {
      const page = path === '/admin/account' ? await signedIn(browser, username) : adminPage
      await openScreen(page, path)
      const control = page.getByRole('main').getByRole(role, { name }).first()
      const was = await control.isChecked()
      const { letGo } = await holdSaves(page)
      expect(await tapAndLook(control)).toBe(!was)
      await expect(control).toBeChecked({ checked: !was })
      const saved = page.waitForResponse((response) => response.request().method() !== 'GET')
      letGo()
      await saved
      await page.unrouteAll({ behavior: 'wait' })
      await page.reload()
      await expect(page.getByRole('main').getByRole(role, { name }).first()).toBeChecked({ checked: !was })
    })
})
