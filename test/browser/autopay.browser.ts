import { addDays, formatLong, formatMonthDay } from '#domain/time/party-day.ts'
import { readPagePath } from './booking-page-visit.ts'
import {
  CARDS,
  createDraft,
  dayAhead,
  expectConfirmed,
  fillCard,
  openStep,
  pay,
  payWithDeclinedCard,
  readBookings,
} from './booking-visit.ts'
import { expectAccessible } from './expect-accessible.ts'
import { onFreshSite } from './fresh-site.ts'
import { authorization } from './server.ts'
import { expect } from './site-visit.ts'
import { PHONE } from './viewports.ts'

// No other test expects the offer.
const test = onFreshSite()
test.use({ viewport: PHONE })

test.beforeAll(async ({ playwright, site }) => {
  const request = await playwright.request.newContext({ baseURL: site.url, extraHTTPHeaders: authorization })
  const response = await request.put('/api/admin/pricing', { data: { autopay: { enabled: true } } })
  expect(response.status()).toBe(200)
  await request.dispose()
})

const OFFER = /^Charge the balance of \$75\.00 to this card on /

test('a family has its balance charged to the card that pays the deposit, and removes the card', async ({
  page,
  request,
}) => {
  const email = 'autopay@example.com'
  const party = dayAhead(41)
  const chargeDay = addDays(party, -7)
  await openStep(page, 4, createDraft(email, party))
  const offer = page.getByRole('checkbox', { name: OFFER })
  await expect(offer).not.toBeChecked()
  await expect(page.getByText(`to this card on ${formatMonthDay(chargeDay)}`)).toBeVisible()
  await offer.check()
  await expectAccessible(page)
  await payWithDeclinedCard(page)
  await expect(offer).toBeChecked()
  await fillCard(page, CARDS.good)
  await pay(page)
  await expectConfirmed(page)

  const [booking] = await readBookings(request, email)
  await page.goto(await readPagePath(request, booking?.id ?? 0))
  const heading = page.getByRole('heading', { name: 'Your balance is paid automatically' })
  await expect(heading).toBeVisible()
  await expect(
    page.getByText(`We charge $75.00 to your Visa •••• 4242 on ${formatLong(chargeDay)}.`),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove the card' }).click()
  const question = page.getByRole('alertdialog', { name: 'Remove this card?' })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Remove the card' }).click()
  await expect(page.getByText('The card is removed')).toBeVisible()
  await expect(heading).toBeHidden()
  await expect(page.getByRole('button', { name: 'Pay $75.00 by card' })).toBeVisible()
})

test('what was agreed to with a declined card is not agreed to once it is unticked', async ({
  page,
  request,
}) => {
  const email = 'autopay.unticked@example.com'
  await openStep(page, 4, createDraft(email, dayAhead(43)))
  const offer = page.getByRole('checkbox', { name: OFFER })
  await offer.check()
  await payWithDeclinedCard(page)
  await offer.uncheck()
  await fillCard(page, CARDS.good)
  await pay(page)
  await expectConfirmed(page)
  const [booking] = await readBookings(request, email)
  expect(booking).toMatchObject({ isPaid: true, paidAmount: '75.00' })
  await page.goto(await readPagePath(request, booking?.id ?? 0))
  await expect(page.getByRole('button', { name: 'Pay $75.00 by card' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your balance is paid automatically' })).toBeHidden()
})
