import { expect, type Page } from '@playwright/test'
import { paidBooking } from '../booking-page-visit.ts'
import { createTheme, dayAhead } from '../booking-visit.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { expectNoSidewaysScroll } from '../expect-no-sideways-scroll.ts'
import { onOwnSite } from '../own-site-visit.ts'
import { authorization } from '../server.ts'
import { atSizes, DESKTOP, PHONE } from '../viewports.ts'

const test = onOwnSite()
test.use({ viewport: PHONE, contextOptions: { reducedMotion: 'reduce' } })

/** Returns the names of all filled buttons and links. */
function listFilled(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const probe = document.createElement('i')
    probe.style.background = 'var(--primary)'
    main.append(probe)
    const filled = getComputedStyle(probe).backgroundColor
    probe.remove()
    return [...main.querySelectorAll('a, button')]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === filled)
      .map((one) => one.textContent.trim())
  })
}

/** Opens a booking page, and looks at it on a phone and on a desktop. */
async function lookAt(page: Page, path: string, filled: string[]): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { name: /^Your .* party$/ }).waitFor()
  await page.waitForLoadState('networkidle')
  await atSizes(page, [DESKTOP, PHONE], async () => {
    expect(await listFilled(page)).toEqual(filled)
    await expectNoSidewaysScroll(page)
  })
  await expectAccessible(page)
}

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const badge = (page: Page, word: string) => page.getByText(word, { exact: true })

test('a booking page knows what day it is: one thing to do, and nothing that is over', async ({
  page,
  request,
  ownSite,
}) => {
  test.slow()
  await request.put('/api/site-settings', { headers: authorization, data: { offersTips: true } })
  const theme = await createTheme(request, 'Phase Camp', { pricePerTeepee: '75.00', teepeeStock: 40 })
  const order = { themeId: theme.id, isDeposit: false, partyAddress: '1000 Brickell Ave Apt 1204' }
  const { booking, path } = await paidBooking(request, 60, order)
  const moveTo = (daysAhead: number) =>
    ownSite.change(`UPDATE bookings SET booking_date = '${dayAhead(daysAhead)}' WHERE id = ${booking.id}`)

  await test.step('booked: nothing to do, and the rest is folded', async () => {
    await lookAt(page, path, [])
    await expect(badge(page, 'Booked')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
    await expect(page.getByLabel('Gate or door code')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Change my order' })).toBeHidden()
  })

  await test.step('a link with a hash opens its section', async () => {
    await page.goto('about:blank')
    await page.goto(`${path}#change`)
    await expect(page.getByRole('button', { name: 'Change my order' })).toBeVisible()
    await page.evaluate(() => {
      window.location.hash = '#documents'
    })
    await expect(page.getByRole('link', { name: 'Receipt (PDF)' })).toBeVisible()
  })

  await test.step('this week: how the crew gets in comes first', async () => {
    await moveTo(6)
    await lookAt(page, path, [])
    await expect(headings(page).first()).toHaveText('How do we get in?')
    await page.getByLabel('Gate or door code').fill('4711#')
    expect(await listFilled(page)).toEqual(['Save for the crew'])
  })

  await test.step('tonight', async () => {
    await moveTo(0)
    await lookAt(page, path, [])
    await expect(page.getByText('It’s tonight!')).toBeVisible()
  })

  await test.step('after: a review, a tip and the same party again; nothing to change', async () => {
    await moveTo(-3)
    await lookAt(page, path, ['Write a review'])
    await expect(badge(page, 'Completed')).toBeVisible()
    await expect(headings(page).first()).toHaveText('How was the party?')
    await expect(headings(page).nth(1)).toHaveText('Thank the crew')
    for (const gone of ['Change something', 'How do we get in?'])
      await expect(page.getByRole('heading', { name: gone })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0)
  })

  await test.step('the receipt is one tap away, and opens where it can be read and printed', async () => {
    const link = page.getByRole('link', { name: 'See your receipt' })
    const receipt = await request.get((await link.getAttribute('href')) ?? '')
    expect(receipt.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="receipt-${booking.bookingId}.pdf"`,
    })
  })

  await test.step('cancelled: one can write and book again', async () => {
    await moveTo(60)
    await request.post(`/api/bookings/${booking.id}/cancellation`, { headers: authorization, data: {} })
    await lookAt(page, path, [])
    await expect(badge(page, 'Cancelled')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Book it again' })).toBeVisible()
  })

  await test.step('a balance that is still to be paid is the one thing to do, also after the party', async () => {
    const owing = await paidBooking(request, 61, { ...order, isDeposit: true })
    await lookAt(page, owing.path, ['Pay $75.00 by card'])
    await ownSite.change(
      `UPDATE bookings SET booking_date = '${dayAhead(-2)}' WHERE id = ${owing.booking.id}`,
    )
    await lookAt(page, owing.path, ['Pay $75.00 by card'])
    await expect(headings(page).first()).toHaveText('Remaining balance: $75.00')
  })
})
