import type { Locator, Page } from '@playwright/test'

export type MeasuredScreen = {
  readonly name: string
  open(page: Page): Promise<void>
  use(page: Page): Promise<void>
}

const KEYS = { delay: 60 }
/** Nobody presses what is off screen, so scrolling there is not part of the press. */
const find = async (control: Locator) => {
  await control.scrollIntoViewIfNeeded()
  await control.page().waitForTimeout(300)
  return control
}
const turn = async (page: Page, name: string) => {
  await (await find(page.getByRole('button', { name }))).click()
  await page.waitForTimeout(300)
}
const open = (path: string) => async (page: Page) => {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page
    .locator('main :is([class*="skeleton"], [aria-busy="true"])')
    .first()
    .waitFor({ state: 'detached' })
}

/** A long list: turn pages, walk through rows with the keyboard, and search. */
function list(
  name: string,
  path: string,
  typed: string,
  more?: (page: Page) => Promise<void>,
): MeasuredScreen {
  return {
    name,
    open: open(path),
    async use(page) {
      for (const name of ['Next page', 'Previous page', 'Next page']) await turn(page, name)
      for (const key of 'jjjjkk') await page.keyboard.press(key, KEYS)
      await more?.(page)
      const search = await find(page.getByLabel('Search', { exact: true }))
      await search.pressSequentially(typed, KEYS)
      await page.waitForTimeout(600)
    },
  }
}

export const PLACES: readonly MeasuredScreen[] = [
  list('bookings', '/admin/bookings', 'Maria Gomez 77', async (page) => {
    for (const box of (await page.getByRole('checkbox', { name: /^Select booking/ }).all()).slice(0, 5))
      await (await find(box)).click()
    await (await find(page.getByRole('button', { name: /^Select all/ }))).click()
  }),
  list('customers', '/admin/customers', 'Maria Gomez 77'),
  {
    name: 'palette',
    open: open('/admin/dashboard'),
    async use(page) {
      await page.keyboard.press('ControlOrMeta+k')
      // Finding the field occupies the page's main thread, which a person's eyes do not.
      await page.waitForTimeout(300)
      await page.getByRole('combobox').pressSequentially('Maria Gomez 77', KEYS)
      await page
        .getByRole('option', { name: /Maria Gomez 77/ })
        .first()
        .waitFor()
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key, KEYS)
    },
  },
  {
    name: 'calendar',
    open: open('/admin/bookings?view=calendar'),
    async use(page) {
      for (const name of ['Next month', 'Previous month', 'Previous month', 'Previous month']) {
        await page.getByRole('button', { name, exact: true }).click()
        await page.waitForTimeout(500)
      }
      for (const name of ['Week', 'List', 'Month']) {
        await page.getByRole('button', { name, exact: true }).click()
        await page.waitForTimeout(500)
      }
    },
  },
]
