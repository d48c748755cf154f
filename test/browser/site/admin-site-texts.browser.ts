import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectToast, openScreen } from '../admin-visit.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { DESKTOP, PHONE } from '../viewports.ts'

// Other tests read the home page with its default texts.
const test = onOwnSite()

const preview = (page: Page) => page.frameLocator('iframe[title^="The home page"]')
const state = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()

test('an owner writes, looks, publishes and puts back, and gives a part of town a page of its own', async ({
  adminPage: admin,
  browser,
  baseURL,
  request,
}) => {
  test.slow()
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await openScreen(admin, '/admin/site-texts')
  await state(admin, 'Visitors read exactly this.')
  await expectAccessible(admin)

  // The draft is saved while she types, and the preview shows it on the real page, formatting included.
  await admin.getByRole('textbox', { name: 'Heading', exact: true }).first().fill('Nights to remember')
  await admin
    .getByRole('textbox', { name: 'Sentence below the heading' })
    .first()
    .fill('We bring **everything**. <b>Really</b>')
  await state(admin, 'Draft saved')
  await expect(preview(admin).getByRole('heading', { level: 1 })).toHaveText('Nights to remember')
  await expect(preview(admin).getByText('<b>Really</b>')).toBeVisible()
  // Compared in the server's HTML: the browser shows the same words.
  const read = async (path: string) => (await request.get(path)).text()
  expect(await read('/')).toContain('Sleepovers straight out of a bedtime story')

  await admin.getByRole('tab', { name: 'Questions' }).click()
  await admin.getByRole('button', { name: 'Add a question' }).click()
  await admin.getByRole('textbox', { name: 'Question' }).fill('Are dogs welcome?')
  await admin.getByRole('textbox', { name: 'Answer' }).fill('Yes:\n- small ones\n- [big ones](javascript:x)')
  await state(admin, 'doesn’t work here')
  await admin.getByRole('textbox', { name: 'Answer' }).fill('Yes:\n- small ones\n- [big ones](/#contact)')
  await admin.getByRole('button', { name: /^Hide: How far in advance/ }).click()
  // By keyboard: picks up the handle, then moves it to the first position.
  for (let place = 8; place > 1; place--)
    await admin.getByRole('button', { name: 'Move Are dogs welcome? earlier' }).press('Enter')

  await admin.getByRole('tab', { name: 'Notice bar' }).click()
  await admin.getByRole('textbox', { name: 'Text of the notice' }).fill('We rest *in May*.')
  await state(admin, 'Draft saved')
  await expect(preview(admin).getByRole('complementary', { name: 'Notice' })).toHaveText('We rest in May.')
  await admin.getByRole('button', { name: 'Publish' }).click()
  await expectToast(admin, 'Published. Every visitor reads it now.')

  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Nights to remember')
  await expect(visitor.getByRole('complementary', { name: 'Notice' })).toHaveText('We rest in May.')
  const faq = visitor.locator('#faq')
  await expect(faq.getByRole('heading', { level: 3 }).first()).toHaveText('Are dogs welcome?')
  await expect(faq.getByText('How far in advance')).toHaveCount(0)
  await expect(faq.getByRole('link', { name: 'big ones' })).toHaveAttribute('href', '/#contact')
  await expectAccessible(visitor)
  expect(await read('/es')).toContain('Pijamadas salidas de un cuento')

  await admin.setViewportSize(PHONE)
  for (const part of ['Home page', 'Questions', 'Notice bar', 'Areas', 'Versions']) {
    await admin.getByRole('tab', { name: part }).click()
    await expectNoSidewaysScroll(admin)
  }

  await admin.setViewportSize(DESKTOP)
  await admin.getByRole('tab', { name: 'Areas' }).click()
  await expect(admin.getByText('No area has a page yet.')).toBeVisible()
  await admin.getByRole('button', { name: 'Add an area' }).click()
  const dialog = admin.getByRole('dialog', { name: 'Add an area' })
  await dialog.getByRole('textbox', { name: 'Name of the area' }).fill('Coral Gables')
  await dialog.getByRole('textbox', { name: 'ZIP codes' }).fill('3314, 33146')
  await dialog.getByRole('button', { name: 'Add an area' }).click()
  await expect(dialog.getByText('Enter five-digit ZIP codes, separated by commas.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'ZIP codes' }).fill('33134 33146')
  await dialog.getByRole('textbox', { name: 'ZIP codes' }).press('Enter')
  await expectToast(admin, 'The area was added')

  // Staff see the page with its draft before visitors see it at all.
  await admin.getByRole('button', { name: 'Your words: Coral Gables' }).click()
  const page = admin.frameLocator('iframe[title^="The page with the draft"]')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teepee parties in Coral Gables')
  await admin.getByRole('textbox', { name: 'Sentence below the heading' }).fill('Under the **banyans**')
  await state(admin, 'Draft saved')
  await expect(page.locator('strong', { hasText: 'banyans' })).toBeVisible()
  await expectAccessible(admin)
  expect((await request.get('/areas/coral-gables')).status()).toBe(404)

  await admin.getByRole('button', { name: 'Publish' }).click()
  await expectToast(admin, 'Published. Every visitor reads it now.')
  await admin.getByRole('button', { name: 'Edit: Coral Gables' }).click()
  await admin.getByRole('switch', { name: 'Visitors see the page' }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expectToast(admin, 'The area was saved')

  await visitor.goto('/')
  await visitor
    .getByRole('navigation', { name: 'Areas We Serve' })
    .getByRole('link', { name: 'Coral Gables' })
    .click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Teepee parties in Coral Gables')
  await expect(visitor.getByText('Under the banyans')).toBeVisible()
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(visitor)
  await visitor.setViewportSize(PHONE)
  await expectNoSidewaysScroll(visitor)
  expect(await read('/es/zonas/coral-gables')).toContain('Fiestas con tipis en Coral Gables')
  await visitor.context().close()

  await admin.getByRole('tab', { name: 'Versions' }).click()
  await admin.getByRole('button', { name: /^Restore the version of/ }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click()
  await expectToast(admin, 'Restored. Every visitor reads it now.')
  // The first version is older than the area's own words.
  expect(await read('/')).toContain('Nights to remember')
  const area = await read('/areas/coral-gables')
  expect(area).toContain('Teepee parties in Coral Gables')
  expect(area).not.toContain('banyans')
})
