import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, PHONE, test } from '../admin-visit.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { choosePhotos, pictureField } from '../picture-files.ts'
import { tabTo } from '../tab-to.ts'

const library = (page: Page) => page.getByRole('region', { name: 'Uploaded Images' })

type Case = {
  readonly name: string
  readonly role?: 'dialog' | 'alertdialog'
  readonly path: string
  /** Creates what the dialog needs; returns the control that opens it. */
  prepare(page: Page): Promise<Locator> | Locator
}

async function unusedPicture(page: Page): Promise<string> {
  const name = `dialog-${Date.now()}-${Math.round(Math.random() * 1e6)}.jpg`
  await choosePhotos(library(page), name)
  await expect(library(page).getByText(name)).toBeVisible()
  return name
}

const DIALOGS: readonly Case[] = [
  {
    name: 'Select an Image',
    path: '/image-manager',
    prepare: (page) => pictureField(page, 'Main Image').getByRole('button', { name: 'Choose from uploads' }),
  },
  {
    name: 'Delete this photo?',
    role: 'alertdialog',
    path: '/image-manager',
    prepare: async (page) =>
      library(page).getByRole('button', { name: `Delete ${await unusedPicture(page)}` }),
  },
  {
    name: 'Change Hero Image',
    path: '/',
    prepare: (page) => page.getByRole('button', { name: 'Change Hero Image' }),
  },
]

test.use({ viewport: PHONE })

const walkAll = async (page: Page, path: string) => {
  await page.goto(path)
  for (const each of DIALOGS.filter((one) => one.path === path))
    await test.step(`${path}, ${each.name}`, () => walkThrough(page, each))
}

test('dialogs about pictures are opened, walked through and left with the keyboard', async ({
  adminPage: page,
}) => {
  test.slow()
  await walkAll(page, '/')
  await walkAll(page, '/image-manager')

  await test.step('a picture deleted with the keyboard leaves the focus among the uploads', async () => {
    const name = await unusedPicture(page)
    await library(page)
      .getByRole('button', { name: `Delete ${name}` })
      .focus()
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).focus()
    await page.keyboard.press('Enter')
    await expect(library(page).getByText(name)).toHaveCount(0)
    await expect(library(page).locator('input[type=file]')).toBeFocused()
  })

  await test.step('nothing is wrong with a form that was refused, or is uploading', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'Create Theme' }).click()
    await expect(page.getByText('Image path is required')).toBeVisible()
    await page.route('**/api/upload', () => undefined)
    await choosePhotos(pictureField(page, 'Main Image'), 'slow.jpg')
    await page.getByRole('button', { name: 'Create Theme' }).click()
    await expect(page.getByText(/^A photo is still uploading/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Testimonial Images' }).click()
    await page.getByRole('button', { name: 'Submit Testimonial' }).click()
    await expectAccessible(page)
  })
})

/**
 * On a phone, where the least fits. Its contents, colors and keyboard handling are the same in a wider
 * window.
 */
async function walkThrough(page: Page, { name, role = 'dialog', prepare }: Case): Promise<void> {
  const opener = await prepare(page)
  const dialog = page.getByRole(role, { name })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(':focus')).toHaveCount(1)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await expectFocusStaysIn(page, dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
}

/** Tabs through the dialog once, up to its Close button: every stop is inside it. */
async function expectFocusStaysIn(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Tab')
  await dialog.evaluate((element) => {
    const isOutside = () => document.activeElement !== document.body && !element.matches(':focus-within')
    element.dataset.left = String(isOutside())
    document.addEventListener('focusin', () => {
      if (isOutside()) element.dataset.left = 'true'
    })
  })
  await tabTo(page, dialog.getByRole('button', { name: 'Close' }).last())
  await expect(dialog).toHaveAttribute('data-left', 'false')
}
