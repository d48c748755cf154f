import type { Page } from '@playwright/test'
import { expectNothingLost, NARROW, NARROWEST } from '../expect-no-sideways-scroll.ts'
import { expectTargets } from '../expect-targets.ts'
import { DESKTOP, expect, expectAccessible, follow, PAGES, PHONE, TABLET, test } from '../site-visit.ts'
import { atSizes, expectNoShift, resize, watchShifts } from '../viewports.ts'

/** Expects a page to be accessible at any width and text size. */
async function expectUsable(page: Page, path: string): Promise<void> {
  await page.setViewportSize(DESKTOP)
  await openAlone(page, path)
  await expectNothingLost(page)
  for (const size of [TABLET, ...NARROW]) {
    await resize(page, size)
    await expectNothingLost(page)
  }
  await expectUsableOnPhone(page)
  await expectRoomForLargeLetters(page)
}

/**
 * Expects the same of a page whose only content is a single column of text: if that fits a phone, it fits
 * everywhere.
 */
async function expectReadableText(page: Page, path: string): Promise<void> {
  await page.setViewportSize(NARROWEST)
  await openAlone(page, path)
  await expectNothingLost(page)
  await expectUsableOnPhone(page)
  await expectRoomForLargeLetters(page)
}

async function expectUsableOnPhone(page: Page): Promise<void> {
  await resize(page, PHONE)
  await expectNothingLost(page)
  await expectAccessible(page)
  await expectTargets(page)
}

/** Doubled text size, as set in the browser, whose default is 16 pixels. */
async function expectRoomForLargeLetters(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  const setLetters = async (height: number) => {
    await browser.send('Page.setFontSizes', { fontSizes: { standard: height } })
    await expect(page.locator('html')).toHaveCSS('font-size', `${height}px`)
  }
  await setLetters(32)
  await atSizes(page, [PHONE, DESKTOP], () => expectNothingLost(page))
  await setLetters(16)
  await browser.detach()
}

async function openAlone(page: Page, path: string): Promise<void> {
  await follow(page, path)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** The other legal pages are laid out as the terms, which are the longest; /contact is a part of the home page. */
const TEXTS = ['/terms-of-service', '/nowhere', '/contact']

test.describe('every page, at every width', () => {
  // Otherwise fades and falling sprinkles would be checked halfway.
  test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } })
  test.beforeEach(async ({ page }) => {
    // The recent bookings card would cover some controls if it appeared meanwhile.
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => document.querySelector('[data-notices]')?.remove()),
    )
  })

  test('every page can be used by everybody, with all that opens on the home page', async ({ page }) => {
    await expectUsable(page, '/')
    await resize(page, DESKTOP)
    await expectAccessible(page)
    await test.step('an open menu, an open preview and refused forms have nothing against them', async () => {
      await resize(page, PHONE)
      await page.getByRole('button', { name: 'Open menu' }).click()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText('Enter your name')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Look closer at Boho Blossom' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
    })
    for (const path of [...PAGES.slice(1), '/contact'])
      await test.step(path, () =>
        TEXTS.includes(path) ? expectReadableText(page, path) : expectUsable(page, path),
      )
  })
})

test('nothing on the home page shifts, however late the fonts are', async ({ page }) => {
  await page.setViewportSize(PHONE)
  let deliverFonts = (): void => undefined
  const fontsAreDue = new Promise<void>((resolve) => {
    deliverFonts = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await fontsAreDue
    await route.continue()
  })
  await watchShifts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo({ top: y, behavior: 'instant' })
      await new Promise((done) => requestAnimationFrame(done))
    }
  })
  deliverFonts()
  await page.evaluate(async () => {
    await document.fonts.ready
    for (let frames = 0; frames < 3; frames++) await new Promise((done) => requestAnimationFrame(done))
  })
  await expectNoShift(page, 0.01)
})

test("the first layout of a first visit is in the brand's letters", async ({ page }) => {
  await page.addInitScript(() => {
    // Before the first frame: what depends on the style sheet is still missing then.
    addEventListener('DOMContentLoaded', () => {
      const title = document.createRange()
      title.selectNodeContents(document.querySelector('h1') ?? document.body)
      Object.assign(window, { firstWidth: title.getBoundingClientRect().width })
    })
  })
  // A busy machine may run the scripts, which come later in the page, before the preloaded fonts are there.
  const { promise: fontsAreThere, resolve } = Promise.withResolvers<void>()
  const fonts = new Set<string>()
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.woff2') && fonts.add(request.url()).size === 2) resolve()
  })
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await fontsAreThere
    await route.continue()
  })
  await page.goto('/addons')
  const width = await page.getByRole('heading', { level: 1 }).evaluate(async (title) => {
    await document.fonts.ready
    const text = document.createRange()
    text.selectNodeContents(title)
    return text.getBoundingClientRect().width
  })
  expect(await page.evaluate(() => Reflect.get(window, 'firstWidth'))).toBe(width)
})
