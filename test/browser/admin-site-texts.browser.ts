import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectToast, openScreen } from './admin-visit.ts'
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts'
import { onOwnSite } from './own-site-visit.ts'
import { PHONE } from './viewports.ts'

// Other tests read the home page with the words of a new site.
const test = onOwnSite()

const preview = (page: Page) => page.frameLocator('iframe[title^="The home page"]')
const state = (page: Page, words: string) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()

test('an owner writes, looks, publishes and puts back', async ({ adminPage: admin, browser, baseURL }) => {
  test.slow()
  const visitor = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await openScreen(admin, '/admin/site-texts')
  await state(admin, 'Visitors read exactly this.')
  await expectAccessible(admin)

  // The draft is saved while she writes, and stands on the real page beside it, marks and all.
  await admin.getByRole('textbox', { name: 'Heading', exact: true }).first().fill('Nights to remember')
  await admin
    .getByRole('textbox', { name: 'Sentence below the heading' })
    .first()
    .fill('We bring **everything**. <b>Really</b>')
  await state(admin, 'Draft saved')
  await expect(preview(admin).getByRole('heading', { level: 1 })).toHaveText('Nights to remember')
  await expect(preview(admin).getByText('<b>Really</b>')).toBeVisible()
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'Sleepovers straight out of a bedtime story',
  )

  await admin.getByRole('tab', { name: 'Questions' }).click()
  await admin.getByRole('button', { name: 'Add a question' }).click()
  await admin.getByRole('textbox', { name: 'Question' }).fill('Are dogs welcome?')
  await admin.getByRole('textbox', { name: 'Answer' }).fill('Yes:\n- small ones\n- [big ones](javascript:x)')
  await state(admin, 'does not work here')
  await admin.getByRole('textbox', { name: 'Answer' }).fill('Yes:\n- small ones\n- [big ones](/#contact)')
  await state(admin, 'Draft saved')
  await admin.getByRole('button', { name: /^Hide: How far in advance/ }).click()
  // By keys: the handle, then up to the first place.
  for (let place = 8; place > 1; place--)
    await admin.getByRole('button', { name: 'Move Are dogs welcome? earlier' }).press('Enter')
  await state(admin, 'Draft saved')
  await expectAccessible(admin)

  await admin.getByRole('tab', { name: 'Notice bar' }).click()
  await admin.getByRole('textbox', { name: 'Text of the notice' }).fill('We rest *in May*.')
  await state(admin, 'Draft saved')
  await expect(preview(admin).getByRole('complementary', { name: 'Notice' })).toHaveText('We rest in May.')
  await admin.getByRole('button', { name: 'Publish' }).click()
  await expectToast(admin, 'Published. Every visitor reads it now.')

  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Nights to remember')
  await expect(visitor.getByRole('complementary', { name: 'Notice' })).toHaveText('We rest in May.')
  const faq = visitor.locator('#faq')
  await expect(faq.getByRole('heading', { level: 3 }).first()).toHaveText('Are dogs welcome?')
  await expect(faq.getByText('How far in advance')).toHaveCount(0)
  await expect(faq.getByRole('link', { name: 'big ones' })).toHaveAttribute('href', '/#contact')
  await expectAccessible(visitor)
  await visitor.goto('/es')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Pijamadas salidas de un cuento')

  // A second version, and the way back to the first.
  await admin.getByRole('tab', { name: 'Home page' }).click()
  await admin.getByRole('button', { name: 'Put “Heading” back to the text of a new site' }).click()
  await state(admin, 'Draft saved')
  await admin.getByRole('button', { name: 'Publish' }).click()
  await state(admin, 'Visitors read exactly this.')
  await visitor.goto('/')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(
    'Sleepovers straight out of a bedtime story',
  )
  await admin.getByRole('tab', { name: 'Versions' }).click()
  await admin.getByRole('button', { name: /^Put the version of/ }).click()
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Put back' }).click()
  await expectToast(admin, 'Put back. Every visitor reads it now.')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Nights to remember')
  await expectAccessible(admin)

  await admin.setViewportSize(PHONE)
  for (const part of ['Home page', 'Questions', 'Notice bar', 'Versions']) {
    await admin.getByRole('tab', { name: part }).click()
    await expectNoSidewaysScroll(admin)
  }
})
