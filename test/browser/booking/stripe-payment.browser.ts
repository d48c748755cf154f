import { expect, type Page } from '@playwright/test'
import { MOMENTS, type Moment } from '#test/simulated/stripe/payment-moments.ts'
import { readPagePath } from '../booking-page-visit.ts'
import {
  CARDS,
  chooseDay,
  createDraft,
  dayAhead,
  expectConfirmed,
  fillDetails,
  fullDraft,
  next,
  openStep,
  pay,
  payButton,
  readBookings,
} from '../booking-visit.ts'
import { expectAccessible } from '../expect-accessible.ts'
import { authorization } from '../server.ts'
import {
  answerBank,
  bookByCall,
  expectPaidOnce,
  fillStripeCard,
  getMoment,
  onStripeSite,
  payByStripeWallet,
  stripeForm,
  takenFor,
} from '../stripe-visit.ts'
import { PHONE } from '../viewports.ts'

const test = onStripeSite()

async function openPayment(page: Page, daysAhead: number, email: string): Promise<void> {
  await openStep(page, 4, createDraft(email, dayAhead(daysAhead)))
  await expect(page.getByText('Stripe payments ready', { exact: true })).toBeVisible()
}

test('Stripe is let in by every page that a visit to the site comes through, and not by the admin', async ({
  request,
}) => {
  const toPolicy = async (path: string) => (await request.get(path)).headers()['content-security-policy']
  // Client navigation keeps the document: the first page's CSP applies to those that follow.
  const site = ['/', '/addons', '/themes/1', '/review', '/nowhere']
  const wizard = ['/book', '/booking', '/booking/1', '/booking/3', '/booking/4', '/booking/success']
  for (const path of [...site, ...wizard, '/my-booking/MT-0000-0000-0000']) {
    expect(await toPolicy(path), path).toMatch(/script-src 'self'[^;]* https:\/\/js\.stripe\.com/)
    expect(await toPolicy(path), path).toMatch(/frame-src[^;]* https:\/\/hooks\.stripe\.com/)
  }
  for (const path of ['/admin/login', '/admin/bookings', '/image-manager'])
    expect(await toPolicy(path), path).not.toContain('stripe')
})

test('a parent who comes in by the front door meets Stripe on the payment step only, all in one document', async ({
  page,
  request,
  stripe,
}) => {
  const asked: string[] = []
  const documents: string[] = []
  const sent: string[] = []
  page.on('request', (request) => {
    if (/stripe\.com/.test(request.url())) asked.push(request.url())
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
  })
  const email = 'stripe.front.door@example.com'
  await page.goto('/')
  await page.getByRole('link', { name: 'Book Your Experience' }).click()
  await page.getByRole('radio', { name: /^Bunny Garden/ }).check()
  await chooseDay(page, dayAhead(40))
  await next(page)
  await expect(page).toHaveURL(/\/booking\/2$/)
  await next(page)
  const { details } = fullDraft('')
  await fillDetails(page, email, { state: 'ON' })
  expect(asked).toEqual([])
  await next(page)
  await expect(page).toHaveURL(/\/booking\/4$/)
  await fillStripeCard(page, CARDS.good)
  expect(asked).not.toEqual([])
  // The input was kept, in both directions.
  await expect(page.getByText('12 Palm Avenue, Miami, ON 33101')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await next(page)
  await expect(page.getByText('Stripe payments ready', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Billing country').getByRole('option')).toHaveText(['United States', 'Canada'])
  await page.getByLabel('Billing country').selectOption('Canada')
  await fillStripeCard(page, CARDS.authenticates)
  page.on('request', (request) => {
    // Visits are counted when the browser is idle.
    const isCounting = request.url().endsWith('/api/visits')
    if (request.method() !== 'GET' && !isCounting) sent.push(getMoment(request.url()) ?? request.url())
  })
  await pay(page)
  await answerBank(page, 'Complete')
  await expectConfirmed(page)
  expect(sent).toEqual(MOMENTS)
  expect(documents).toHaveLength(1)
  const booking = await expectPaidOnce({ request, stripe }, email, 3_500)
  await expect(page.getByText(booking.bookingId)).toBeVisible()
  const intent = stripe.ledger.find(booking.stripePaymentId ?? '')
  expect(intent.billing).toEqual({
    name: 'Ana Lopez',
    email,
    phone: details.phone,
    line1: '12 Palm Avenue',
    city: 'Miami',
    state: 'ON',
    country: 'CA',
    zip: '33101',
  })
})

test.describe('a payment that does not work at once', () => {
  test.use({ viewport: PHONE, refusals: [402, 503] })

  test('is taken once, whatever was tried, and whatever was cut off', async ({ page, request, stripe }) => {
    const email = 'stripe.declined@example.com'
    await openPayment(page, 44, email)

    await test.step('a card that is not filled in is told at the field and books nothing', async () => {
      await stripeForm(page).getByLabel('Card number').waitFor()
      await pay(page)
      await expect(page.getByText('Your card number is incomplete.')).toBeVisible()
      expect(await readBookings(request, email)).toEqual([])
    })

    await test.step('a declined one is told in Stripe’s words', async () => {
      await fillStripeCard(page, CARDS.declined)
      await pay(page)
      await expect(page.getByText('Your card was declined.')).toBeVisible()
      await expectAccessible(page)
    })
    const [first] = await readBookings(request, email)
    expect(first?.isPaid).toBe(false)

    await test.step('a connection to Stripe that breaks is told', async () => {
      await fillStripeCard(page, CARDS.authenticates)
      let losses = 1
      await page.route('https://api.stripe.com/**', (route) =>
        losses-- > 0 ? route.abort() : route.fallback(),
      )
      await pay(page)
      await expect(page.getByText('Payment error: We are experiencing issues connecting')).toBeVisible()
    })

    await test.step('the bank can be answered wrongly and then rightly', async () => {
      await pay(page)
      await answerBank(page, 'Fail')
      await expect(page.getByText('We are unable to authenticate your payment method.')).toBeVisible()
      await pay(page)
      await answerBank(page, 'Complete')
      await expectConfirmed(page)
    })

    await test.step('the same booking is paid, once', async () => {
      const paid = await expectPaidOnce({ request, stripe }, email)
      expect(paid.bookingId).toBe(first?.bookingId)
    })

    // What the server knows of a page that is closed in between is in test/journeys/closed-payment.test.ts.
    const cutOff = 'stripe.lost@example.com'
    // As the server answers while its database restarts (test/journeys/database-restart.test.ts).
    const message = 'We can’t reach our records right now. Nothing was lost. Please try again in a moment.'
    const loseRecords = (moment: Moment) =>
      page.route(
        (url) => getMoment(url.href) === moment,
        (route) => route.fulfill({ status: 503, json: { code: 'unavailable', message } }),
        { times: 1 },
      )
    await openPayment(page, 66, cutOff)
    await fillStripeCard(page, CARDS.good)

    await test.step('records that cannot be reached cost a clear sentence, and another click', async () => {
      await loseRecords('book')
      await pay(page)
      await expect(page.getByText(message)).toBeVisible()
      expect(await readBookings(request, cutOff)).toEqual([])
    })

    await test.step('a charge whose answer was lost is found, not taken again', async () => {
      await page.route('https://api.stripe.com/**', async (route) => {
        const intentId = new URL(route.request().url()).pathname.split('/')[3] ?? ''
        stripe.ledger.confirm(intentId, CARDS.good)
        await route.abort()
      })
      await pay(page)
      await expect(page.getByText(/^Payment error: /)).toBeVisible()
      await expect(page.getByText(message)).toBeHidden()
    })

    await test.step('it is asked for again while the records cannot be reached', async () => {
      const lost = page.waitForResponse((response) => response.status() === 503)
      await loseRecords('look up')
      await pay(page)
      expect(getMoment((await lost).url())).toBe('look up')
      await expectConfirmed(page)
      await expectPaidOnce({ request, stripe }, cutOff)
    })
  })
})

test.describe('while Stripe itself is in trouble', () => {
  test.use({ refusals: [502] })

  test('nothing is charged, and the next try is one payment', async ({ page, request, stripe }) => {
    const email = 'stripe.down@example.com'

    await test.step('a script that does not come is told, and a refresh mends it with everything kept', async () => {
      await page.route('https://js.stripe.com/**', (route) => route.abort())
      await openStep(page, 4, createDraft(email, dayAhead(64)))
      await expect(page.getByText('Payment system unavailable')).toBeVisible()
      await expect(
        page.getByText('Payment system not ready. Please refresh the page and try again.'),
      ).toBeVisible()
      await expect(payButton(page)).toBeDisabled()
      await page.unroute('https://js.stripe.com/**')
      await page.getByRole('button', { name: 'Refresh the page' }).click()
      await fillStripeCard(page, CARDS.good)
    })

    await test.step('nothing is charged, and a sentence says so', async () => {
      stripe.setWeather({ calls: 20, mode: 'error-500' })
      await pay(page)
      await expect(
        page.getByText('Card payments aren’t responding right now. Nothing was charged.'),
      ).toBeVisible()
    })

    await test.step('a slow answer is waited for, and two clicks stay one payment', async () => {
      stripe.setWeather({ calls: 20, mode: 'slow', slowMilliseconds: 2_000 })
      const paying = payButton(page, 'Paying...').waitFor()
      await payButton(page).dblclick()
      await paying
      await expectConfirmed(page)
      const { bookingId } = await expectPaidOnce({ request, stripe }, email)
      expect(takenFor(stripe, bookingId)).toEqual([7_500])
    })
  })
})

test.describe('a booking that another site leads back to', () => {
  test.use({ refusals: [402] })

  test('is found paid once, its own page takes the balance, and a wallet pays for the next one', async ({
    page,
    request,
    stripe,
  }) => {
    const email = 'stripe.return@example.com'
    const { booking, paymentIntentId } = await bookByCall(request, dayAhead(48), email)
    stripe.ledger.confirm(paymentIntentId, CARDS.good)

    await test.step('the page that another site leads back to finds the booking paid once', async () => {
      await page.goto('/')
      const draft = createDraft(email, booking.bookingDate, { bookingId: booking.bookingId })
      await page.evaluate((stored) => sessionStorage.setItem('bookingDraft', stored), JSON.stringify(draft))
      await page.goto(`/booking/success?booking_id=${booking.bookingId}&payment_intent=${paymentIntentId}`)
      await expectConfirmed(page)
      await expect(page).toHaveURL(new RegExp(`booking_id=${booking.bookingId}$`))
      await expectPaidOnce({ request, stripe }, email)
    })

    // What a wizard does whose payment did not come back is in app/booking/steps/payment/check-payment.test.ts.
    await test.step('its draft is finished: its page opens from here, and what is chosen next is another party', async () => {
      await expect(page.getByRole('button', { name: 'Open your booking page' })).toBeVisible()
      await page.goto('/booking?theme=8')
      await expect(page).toHaveURL(/\/booking\/1$/)
      await expect(page.getByRole('radio', { name: /^Rose Garden/ })).toBeChecked()
      await expect(page.getByText('The evening of your party.')).toBeVisible()
    })

    await test.step('the customer’s own page takes the balance, after a declined card', async () => {
      await page.goto(await readPagePath(request, booking.id))
      await page.getByRole('button', { name: 'Pay $75.00 by card' }).click()
      await fillStripeCard(page, CARDS.declined)
      await page.getByRole('button', { name: 'Pay $75.00' }).click()
      await expect(page.getByText('Your card was declined.')).toBeVisible()
      await fillStripeCard(page, CARDS.good)
      await page.getByRole('button', { name: 'Pay $75.00' }).click()
      await expect(page.getByText('Everything is paid')).toBeVisible()
      expect(takenFor(stripe, booking.bookingId)).toEqual([7_500, 7_500])
      expect(await readBookings(request, email)).toMatchObject([{ paidAmount: '150.00', owedAmount: '0.00' }])
    })

    await test.step('a wallet pays in one tap after a declined card, hands over nobody’s details, and keeps the card it may', async () => {
      await request.put('/api/admin/pricing', {
        headers: authorization,
        data: { autopay: { enabled: true } },
      })
      const nextEmail = 'stripe.keeps@example.com'
      await openStep(page, 4, createDraft(nextEmail, dayAhead(97)))
      await page.getByRole('checkbox', { name: /^Charge the balance of \$75\.00/ }).check()
      await fillStripeCard(page, CARDS.declined)
      await pay(page)
      await expect(page.getByText('Your card was declined.')).toBeVisible()
      // A card that was begun is no concern of the wallet's.
      await stripeForm(page).getByLabel('Card number').fill('')
      const charge = page.waitForRequest((request) => getMoment(request.url()) === 'charge')
      await payByStripeWallet(page)
      expect((await charge).postData()).not.toMatch(/Lopez|Palm/)
      await expectConfirmed(page)
      const { bookingId } = await expectPaidOnce({ request, stripe }, nextEmail)
      const paid = [...stripe.ledger.intents.values()].filter(
        ({ metadata, status }) => metadata.reference === bookingId && status === 'succeeded',
      )
      expect(paid).toMatchObject([
        {
          setup_future_usage: 'off_session',
          allowed_payment_method_types: ['card'],
          customer: expect.any(String),
        },
      ])
      await request.put('/api/admin/pricing', {
        headers: authorization,
        data: { autopay: { enabled: false } },
      })
    })
  })
})
