import { expect } from '@playwright/test'
import { expectAccessible, expectToast, openScreen } from '../admin-visit.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { atSizes, DESKTOP, PHONE, TABLET } from '../viewports.ts'

const test = onOwnSite()
const SIZES = [DESKTOP, TABLET, PHONE]

test('the page about accessibility is off, is switched on, and says what the owner writes', async ({
  adminPage: admin,
  browser,
  baseURL,
  request,
}) => {
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  const footer = visitor.getByRole('contentinfo')
  const link = footer.getByRole('link', { name: 'Accessibility' })

  await test.step('a new site has neither the page nor a link to it', async () => {
    for (const path of ['/accessibility', '/es/accesibilidad'])
      expect((await request.get(path)).status()).toBe(404)
    await visitor.goto('/')
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
    await expect(link).toHaveCount(0)
    expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/accessibility')
  })

  await openScreen(admin, '/admin/settings/look')
  await admin.getByRole('switch', { name: 'Show a page about accessibility' }).click()
  await expectToast(admin, 'Settings Saved')

  await test.step('both languages have it, linked from every page', async () => {
    await visitor.goto('/addons')
    await link.click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Accessibility')
    await expect(visitor.getByRole('main')).toContainText('(WCAG) 2.2, level AA')
    await atSizes(visitor, SIZES, async () => {
      await expectNoSidewaysScroll(visitor)
      await expectAccessible(visitor)
    })
    await footer.getByRole('link', { name: 'Español' }).click()
    await expect(visitor).toHaveURL('/es/accesibilidad')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Accesibilidad')
    expect(await (await request.get('/sitemap.xml')).text()).toContain('/es/accesibilidad</loc>')
  })

  await test.step('the owner rewrites it and the privacy policy, sees both, and publishes', async () => {
    await openScreen(admin, '/admin/site-texts')
    const preview = admin.frameLocator('iframe[title^="The page with the draft"]')
    const write = async (section: string, typed: string) => {
      await admin.getByRole('heading', { name: section, exact: true }).click()
      // The policy comes before the statement, and closed sections are hidden.
      const field = admin.getByRole('textbox', { name: '4. Text' }).first()
      await field.fill('Write to [us](javascript:alert)')
      await expect(field).toHaveAccessibleDescription(/doesn’t work here/)
      await field.fill(typed)
    }
    await write('Accessibility', 'Ring the **bell**: we come down.')
    await expect(preview.getByText('Ring the bell: we come down.')).toBeVisible()
    await write('Privacy policy', 'Ask Ana.')
    await expect(preview.getByText('Ask Ana.')).toBeVisible()
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy')
    await atSizes(admin, SIZES, async () => {
      await expectNoSidewaysScroll(admin)
    })
    await admin.getByRole('button', { name: 'Publish' }).click()
    await expectToast(admin, 'Published. Every visitor reads it now.')
    await visitor.goto('/accessibility')
    await expect(visitor.getByText('Ring the bell: we come down.')).toBeVisible()
    await visitor.goto('/privacy-policy')
    await expect(visitor.getByText('Ask Ana.')).toBeVisible()
    await visitor.goto('/es/accesibilidad')
    await expect(visitor.getByText('Llámenos o escríbanos.')).toBeVisible()
  })
})
