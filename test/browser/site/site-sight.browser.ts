import type { Locator } from '@playwright/test'
import { paidBooking } from '../booking-page-visit.ts'
import { dayAhead, fullDraft, openStep } from '../booking-visit.ts'
import { expectNoSidewaysScroll, expectNothingLost } from '../expect-no-sideways-scroll.ts'
import { DESKTOP, expect, follow, open, PHONE, test } from '../site-visit.ts'
import { atSizes } from '../viewports.ts'

// The public pages are checked in site-access instead.
test('with letters twice as large nothing of the wizard is cut off', async ({ page, request }) => {
  await page.setViewportSize(DESKTOP)
  // As set in the browser, whose default is 16 pixels.
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const path of ['/booking/1', '/booking/2'])
    await test.step(path, async () => {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      await atSizes(page, [DESKTOP, PHONE], () => expectNothingLost(page))
    })

  await test.step('a booking and the sums of the wizard fit a phone', async () => {
    await page.setViewportSize(PHONE)
    const { booking } = await paidBooking(request, 45)
    for (const success of ['/booking/success', '/es/reservar/exito']) {
      await page.goto(`${success}?booking_id=${booking.bookingId}`)
      await expect(page.getByText(booking.bookingId)).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
    await openStep(page, 4, fullDraft(dayAhead(46)))
    await expect(page.getByRole('radio', { name: 'Full payment' })).toBeVisible()
    await expectNoSidewaysScroll(page)
    const total = page.getByRole('complementary', { name: 'Booking summary' }).getByText('Total $')
    // A broken word would be one letter wide.
    expect((await total.boundingBox())?.width).toBeGreaterThan(200)
  })
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

  test('nothing is told by color alone', async ({ page }) => {
    await open(page, '/')

    await test.step('icons take the color of the words beside them', async () => {
      const item = page.getByRole('region', { name: "What's Included" }).getByRole('listitem').first()
      const [words, icon] = await item.evaluate((element) => {
        const svg = element.querySelector('svg')
        const look = svg && getComputedStyle(svg)
        return [getComputedStyle(element).color, `${look?.color} ${look?.backgroundColor}`]
      })
      expect(icon).toBe(`${words} rgba(0, 0, 0, 0)`)
    })

    await test.step('buttons and fields have an edge, and what has the focus a ring', async () => {
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

    await test.step('what is chosen differs in more than its color', async () => {
      await follow(page, '/review')
      const stars = page.getByRole('form', { name: 'Your review' }).locator('label use')
      await page.getByRole('radio', { name: '3 stars' }).check()
      // The form is an island: it is hydrated on first interaction.
      const shapes = () =>
        stars.evaluateAll((uses) => uses.map((use) => use.getAttribute('href')?.split('#')[1]))
      await expect.poll(shapes).toEqual(['star', 'star', 'star', 'star-outline', 'star-outline'])

      await page.goto('/booking/1')
      const steps = page
        .getByRole('list', { name: /step|progress/i })
        .or(page.locator('[data-state="active"]'))
      await steps.first().waitFor()
      const getWidth = (state: string) =>
        getBorder(page.locator(`[data-state="${state}"] > :first-child`).first())
      expect(await getWidth('active')).toBeGreaterThan(await getWidth('inactive'))
    })
  })
})
