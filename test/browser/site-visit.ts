import { test as base, expect, type Page } from '@playwright/test'

export { expectAccessible } from './expect-accessible.ts'

export { expect }

export const PHONE = { width: 390, height: 844 }
export const TABLET = { width: 820, height: 1180 }
export const DESKTOP = { width: 1440, height: 900 }

/** A test whose page may not report an error. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('pageerror', (error) => complaints.push(error.message))
    page.on('console', (message) => {
      // Answers that a test makes fail are told by the browser itself.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        complaints.push(message.text())
    })
    await use(page)
    expect(complaints).toEqual([])
  },
})

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
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
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

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}
