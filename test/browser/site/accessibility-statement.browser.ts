import { expect } from '@playwright/test'
import { expectAccessible, expectToast, openScreen } from '../admin-visit.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { atSizes, DESKTOP, PHONE, TABLET } from '../viewports.ts'

const test = onOwnSite()

test('the page about accessibility is off until the owner switches it on, in both languages', async ({
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
    await atSizes(visitor, [DESKTOP, TABLET, PHONE], () => expectNoSidewaysScroll(visitor))
    await expectAccessible(visitor)
    await footer.getByRole('link', { name: 'Español' }).click()
    await expect(visitor).toHaveURL('/es/accesibilidad')
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Accesibilidad')
    expect(await (await request.get('/sitemap.xml')).text()).toContain('/es/accesibilidad</loc>')
  })
})
