import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { said } from '#test/extensions/pseudo-language/said.ts'
import { paidBooking } from '../booking-page-visit.ts'
import { dayAhead, fullDraft, openStep } from '../booking-visit.ts'
import { look, onPseudoSite, readOwned } from '../pseudo-site.ts'
import { follow } from '../site-visit.ts'
import { PHONE } from '../viewports.ts'
import { offeredPlace } from '../waiting-visit.ts'

const test = onPseudoSite()

const FORMS = ['/contact', '/review', '/newsletter']

async function open(page: Page, path: string): Promise<void> {
  await follow(page, path)
  await untilStill(page)
}

/** Waits until the page's own requests are done, whatever else keeps its connection busy. */
async function untilStill(page: Page): Promise<void> {
  await expect(page.locator('main :is([class*="skeleton"], [aria-busy="true"])')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

async function lookAtPages(page: Page, request: APIRequestContext): Promise<void> {
  const owned = await readOwned(request)
  const paths = [
    ...['/', '/addons', '/themes/1', '/contact', '/review', '/newsletter'],
    ...['/privacy-policy', '/terms-of-service', '/cookie-policy', '/nothing-here', '/themes/999'],
    // The other two links in mails open the same page (app/site/pages/newsletter/link-page.tsx).
    ...['/areas/nowhere', '/newsletter/unsubscribe/unknown'],
    ...['/waiting-list/unknown', '/my-booking/MT-0000-0000-0000'],
  ]
  // Words have the least room on a phone.
  for (const path of paths) {
    await open(page, path)
    await look(page, owned, path, [PHONE])
    if (!FORMS.includes(path)) continue
    await page.locator('main form button[type="submit"]').first().click()
    // The newsletter's form says nothing of an empty address.
    if (path !== '/newsletter')
      await expect(page.locator('main form [aria-invalid="true"]').first()).toBeVisible()
    await look(page, owned, `${path}, sent empty`, [PHONE])
  }
}

async function lookAtBookings(page: Page, request: APIRequestContext): Promise<void> {
  const { path, booking } = await paidBooking(request, 61)
  const offer = await offeredPlace(request, dayAhead(62), 'ana@example.com')
  const owned = await readOwned(request)
  const draft = fullDraft(dayAhead(60), { addons: [{ addonId: 1, quantity: 1 }] })
  await openStep(page, 1, draft)
  for (const step of [1, 2, 3, 4]) {
    await expect(page).toHaveURL(new RegExp(`/booking/${step}$`))
    await untilStill(page)
    await look(page, owned, `step ${step}`)
    if (step < 4) await page.getByRole('button', { name: said('booking.common.next'), exact: true }).click()
  }
  await page.getByLabel(said('booking.payment.number')).fill('4242 4242 4242 4242')
  await page.getByLabel(said('booking.payment.expiry')).fill('12 / 34')
  await page.getByLabel(said('booking.payment.cvc')).fill('123')
  await page.getByLabel(said('booking.payment.zip'), { exact: true }).fill('33101')
  await page.locator('aside').getByRole('button').last().click()
  await expect(page.getByRole('heading', { name: said('booking.confirmation.title') })).toBeVisible()
  await look(page, owned, 'confirmed')
  await open(page, `/booking/success?booking_id=${booking.bookingId}`)
  await look(page, owned, 'confirmed, opened again')
  await open(page, path)
  await look(page, owned, 'own booking')
  await open(page, offer)
  await look(page, owned, 'a place on the waiting list')
  await page.getByRole('button', { name: said('waitingPlace.leave'), exact: true }).click()
  await expect(page.getByText(said('waitingPlace.left'))).toBeVisible()
}

test('public pages, the wizard and a booking’s page are translated and fit, whatever the language', async ({
  page,
  request,
}) => {
  await lookAtPages(page, request)
  await lookAtBookings(page, request)
})
