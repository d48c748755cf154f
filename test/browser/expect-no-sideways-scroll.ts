import { expect, type Page } from '@playwright/test'

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}

export const NARROWEST = { width: 320, height: 640 }

/** A laptop at 200% zoom, and the narrowest phone. */
export const NARROW = [{ width: 640, height: 450 }, NARROWEST]

/** Returns what is cut off at the sides: it extends beyond the window without being hidden on purpose. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, a, button, input, select, textarea, label, li')]
      .filter((element) => !element.closest('[inert], [aria-hidden="true"], .skip-link, .visually-hidden'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect()
        return width > 1 && (left < -1 || right > innerWidth + 1)
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}

/** Retries until fonts and the carousel have settled; real overflow persists and fails. */
export async function expectNothingLost(page: Page): Promise<void> {
  await expect(async () => {
    await expectNoSidewaysScroll(page)
    expect(await cutOff(page), page.url()).toEqual([])
  }).toPass({ timeout: 90_000 })
}
