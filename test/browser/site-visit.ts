import { expect, type Page } from '@playwright/test'

export { expectAccessible } from './expect-accessible.ts'

export { DESKTOP, PHONE, TABLET } from './viewports.ts'

export { expect }

import { test } from './uncomplaining-test.ts'
import { DESKTOP, PHONE, TABLET } from './viewports.ts'

export { test }

/** One page of each kind that visitors can come to. */
export const PAGES = [
  '/',
  '/addons',
  '/themes/4/garden-of-dreams',
  '/themes/abc',
  '/review',
  '/terms-of-service',
  '/nowhere',
]

/** The same tests on a phone, a tablet and a desktop. */
export function atEveryWidth(define: () => void): void {
  for (const viewport of [PHONE, TABLET, DESKTOP]) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport })
      define()
    })
  }
}

/** Opens a page and waits until its script listens: what is clicked before that is lost. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll('main, main section')]
    const isAwake = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactFiber'))
    return parts.length > 0 && parts.every(isAwake)
  })
}

/** Comes to the home page from within, so that its data is fetched by the browser and can be made to fail. */
export async function openHomeFromWithin(page: Page): Promise<void> {
  await open(page, '/terms-of-service')
  await page.getByRole('link', { name: 'Back to homepage' }).click()
  await expect(page).toHaveURL('/')
}

export function refuse(page: Page, path: string, status: number, message: string): Promise<unknown> {
  return page.route(`**${path}`, (route) => route.fulfill({ status, json: { message } }))
}
