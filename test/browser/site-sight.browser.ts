import { chromium, type Locator, type Page } from '@playwright/test'
import { browserFlags, findBrowser } from '../../scripts/browser/find-browser.ts'
import { paidBooking } from './booking-page-visit.ts'
import { dayAhead, fullDraft, openStep } from './booking-visit.ts'
import { expectNoSidewaysScroll } from './expect-no-sideways-scroll.ts'
import { DESKTOP, expect, open, PAGES, PHONE, test } from './site-visit.ts'
import { atSizes } from './viewports.ts'

const WIZARD = ['/booking/1', '/booking/2']

/** Returns what is cut off at the side: it begins or ends outside the window without being hidden on purpose. */
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

/** Retries until fonts and carousel are at rest; what is really cut off stays so and fails. */
async function expectNothingLost(page: Page): Promise<void> {
  await expect(async () => {
    await expectNoSidewaysScroll(page)
    expect(await cutOff(page), page.url()).toEqual([])
  }).toPass({ timeout: 10_000 })
}

const NARROW = [
  // A laptop at 200 % zoom, and the narrowest phone.
  { width: 640, height: 450 },
  { width: 320, height: 640 },
]

/** Opens each page once, and checks it at each size. */
async function expectNothingLostOnAny(page: Page, sizes: typeof NARROW): Promise<void> {
  for (const path of [...PAGES, ...WIZARD]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await atSizes(page, sizes, () => expectNothingLost(page))
  }
}

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 640, height: 450 }, contextOptions: { reducedMotion: 'reduce' } })

  test('nothing is cut off', async ({ page }) => {
    await expectNothingLostOnAny(page, NARROW)
  })
})

test('with letters twice as large nothing is cut off', async ({ baseURL }) => {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: [...browserFlags, '--blink-settings=defaultFontSize=32'],
    ...(executablePath && { executablePath }),
  })
  try {
    const page = await browser.newPage({
      viewport: DESKTOP,
      reducedMotion: 'reduce',
      ...(baseURL === undefined ? {} : { baseURL }),
    })
    await expectNothingLostOnAny(page, [DESKTOP, PHONE])
  } finally {
    await browser.close()
  }
})

test('with letters twice as large a booking and the sums of the wizard fit a phone', async ({
  baseURL,
  request,
}) => {
  const { path } = await paidBooking(request, 45)
  const reference = /MT-[\w-]+/.exec(path)?.[0]
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    args: [...browserFlags, '--blink-settings=defaultFontSize=32'],
    ...(executablePath && { executablePath }),
  })
  try {
    const page = await browser.newPage({ viewport: PHONE, ...(baseURL === undefined ? {} : { baseURL }) })
    for (const success of ['/booking/success', '/es/reservar/exito']) {
      await page.goto(`${success}?booking_id=${reference}`)
      await expect(page.getByText(String(reference))).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
    await openStep(page, 4, fullDraft(dayAhead(46)))
    const total = page.getByRole('complementary', { name: 'Booking summary' }).getByText('Total $')
    // A broken word would be one letter wide.
    expect((await total.boundingBox())?.width).toBeGreaterThan(200)
  } finally {
    await browser.close()
  }
})

test.describe('in forced colors', () => {
  test.use({ viewport: DESKTOP, colorScheme: 'dark', contextOptions: { forcedColors: 'active' } })

  const getBorder = (control: Locator) =>
    control.evaluate((element) => {
      const { borderTopStyle, borderTopWidth } = getComputedStyle(element)
      return borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth)
    })
  const getRing = (control: Locator) =>
    control.evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth)
    })

  test('buttons and fields have an edge, and what has the focus a ring', async ({ page }) => {
    await open(page, '/')
    for (const control of [
      page.getByRole('link', { name: 'Book Your Experience' }),
      page.getByRole('link', { name: 'View Details of Boho Blossom' }),
      page.getByRole('button', { name: 'Next testimonials' }),
      page.getByRole('button', { name: /Pause|Play/ }),
      page.getByRole('textbox', { name: 'Message' }),
      page.getByRole('button', { name: 'Send Message' }),
      page.getByRole('button', { name: 'Subscribe' }),
    ]) {
      expect(await getBorder(control), String(control)).toBeGreaterThan(0)
      await page.keyboard.press('Shift')
      await control.focus()
      expect(await getRing(control), String(control)).toBeGreaterThanOrEqual(2)
    }
  })

  test('icons take the color of the words beside them', async ({ page }) => {
    await open(page, '/')
    const item = page.getByRole('region', { name: 'What’s Included' }).getByRole('listitem').first()
    const [words, icon] = await item.evaluate((element) => {
      const svg = element.querySelector('svg')
      const look = svg && getComputedStyle(svg)
      return [getComputedStyle(element).color, `${look?.color} ${look?.backgroundColor}`]
    })
    expect(icon).toBe(`${words} rgba(0, 0, 0, 0)`)
  })

  test('what is chosen differs in more than its color', async ({ page }) => {
    await open(page, '/review')
    const stars = page.getByRole('form', { name: 'Your review' }).locator('label use')
    await page.getByRole('radio', { name: '3 stars' }).check()
    // The form is an island: it is hydrated on first interaction.
    const shapes = () =>
      stars.evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.split('#')[1]))
    await expect.poll(shapes).toEqual(['star', 'star', 'star', 'star-outline', 'star-outline'])

    await page.goto('/booking/1')
    const steps = page.getByRole('list', { name: /step|progress/i }).or(page.locator('[data-state="active"]'))
    await steps.first().waitFor()
    const getWidth = (state: string) =>
      getBorder(page.locator(`[data-state="${state}"] > :first-child`).first())
    expect(await getWidth('active')).toBeGreaterThan(await getWidth('inactive'))
  })
})
