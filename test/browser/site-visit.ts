import { expect, type Locator, type Page } from '@playwright/test'

export { expectAccessible } from './expect-accessible.ts'

export { DESKTOP, PHONE, TABLET } from './viewports.ts'

export { expect }

import { test } from './uncomplaining-test.ts'

export { test }

/** One page of each kind that visitors can open. */
export const PAGES = [
  '/',
  '/addons',
  '/themes/4/garden-of-dreams',
  '/review',
  '/terms-of-service',
  '/nowhere',
]

/** Opens a page; the browser reports it as loaded once the page's script has started. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
}

/** By a link of the page that is open, if it has one: half of the work of loading a page. */
export async function follow(page: Page, path: string): Promise<void> {
  const link = page.locator(`a[href="${path}"]`).first()
  if ((await link.count()) === 0) return open(page, path)
  // The link need not be in view, as those of the menu are not.
  await link.dispatchEvent('click')
  // The wizard adds the number of its step.
  await expect(page).toHaveURL(new RegExp(`${path}(/1)?$`))
}

/** Stops the page's clock, which must be installed. A minute ahead: the page may take a while to hear of it. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)
}

/** Waits until the island around a control answers: what is pressed before that is lost. */
export async function untilAnswering(page: Page, control: Locator): Promise<void> {
  await expect(page.locator('astro-island[data-answers]').filter({ has: control })).toBeAttached()
}

export function refuse(page: Page, path: string, status: number, message: string): Promise<unknown> {
  return page.route(`**${path}`, (route) => route.fulfill({ status, json: { message } }))
}
