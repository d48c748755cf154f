import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'
import type { CallAnswer } from '#test/body-of.ts'
import {
  CARDS,
  createDraft,
  dayAhead,
  expectConfirmed,
  fillCard,
  next,
  openStep,
  pay,
  payButton,
  payWithDeclinedCard,
  readBookings,
  test,
} from '../booking-visit.ts'
import { authorization } from '../server.ts'
import { DESKTOP, PHONE, resize } from '../viewports.ts'

const draftKey = () => crypto.randomUUID().replaceAll('-', '')

/**
 * Each test is a customer with a day and an email address of its own. Its draft has the key that the wizard
 * gives every draft, which identifies the browser that made the booking.
 */
async function openPayment(page: Page, daysAhead: number, email: string, changes = {}): Promise<void> {
  await openStep(page, 4, createDraft(email, dayAhead(daysAhead), { draftKey: draftKey(), ...changes }))
  await page.getByLabel('Card number').waitFor()
  // What is still being prepared would be prepared once more.
  await expect(payButton(page)).toBeEnabled()
}

async function expectOnePayment(request: APIRequestContext, email: string, amount = '75.00'): Promise<void> {
  const bookings = await readBookings(request, email)
  expect(bookings.map(({ isPaid, paidAmount }) => ({ isPaid, paidAmount }))).toEqual([
    { isPaid: true, paidAmount: amount },
  ])
}

test.describe('while the site can prepare no payment', () => {
  test.use({ refusals: [429, 502] })

  test('a family goes back, comes again, and its party is held first and then paid once the bank has asked', async ({
    page,
    request,
  }) => {
    const email = 'limited@example.com'
    const prepare = '**/api/create-payment-intent'

    await test.step('a service that does not respond is told, and leads back', async () => {
      const message = 'Card payments aren’t responding right now.'
      await page.route(prepare, (route) => route.fulfill({ status: 502, json: { message } }))
      // Its toast may have gone by the time the page has loaded completely.
      const told = page.getByText('Payment Setup Failed').waitFor()
      await openStep(page, 4, createDraft(email, dayAhead(218), { draftKey: draftKey() }))
      await told
      await expect(page.getByText('Payment system unavailable')).toBeVisible()
      await expect(page.getByText('Failed to initialize payment. Please try again.')).toBeVisible()
      await page.getByRole('button', { name: 'Go Back' }).click()
      await expect(page.getByLabel('First name')).toHaveValue('Ana')
      await page.unroute(prepare)
    })

    await test.step('with too many payments prepared the party is held first', async () => {
      await page.route(prepare, (route) =>
        route.request().postDataJSON().bookingId
          ? route.continue()
          : route.fulfill({ status: 429, json: { code: 'rate_limited', message: 'Too many requests.' } }),
      )
      await next(page)
      await expect(page.getByText('Stripe payments ready (test mode)')).toBeVisible()
    })

    const inForm = page.getByRole('region', { name: 'Card' }).getByRole('button', { name: /^Pay \$/ })
    await test.step('Pay stands at the thumb on a phone, once, and below the card on a desktop, where typing ends', async () => {
      await resize(page, PHONE)
      await expect(payButton(page)).toBeVisible()
      await expect(inForm).toBeHidden()
      await resize(page, DESKTOP)
      await payWithDeclinedCard(page)
      const getTop = async (place: Locator) => (await place.boundingBox())?.y ?? 0
      const zip = page.getByLabel('ZIP', { exact: true })
      // The refusal scrolls into view, perhaps between the two looks.
      await expect.poll(async () => (await getTop(inForm)) - (await getTop(zip))).toBeGreaterThan(0)
      await expect(payButton(page)).toBeVisible()
    })

    await test.step('a card that asks for authentication can fail it and then pass it', async () => {
      await page.getByLabel('Card number').fill(CARDS.authenticates)
      await inForm.click()
      await page.getByRole('dialog').getByRole('button', { name: 'Fail' }).click()
      await expect(page.getByText('We are unable to authenticate your payment method.')).toBeVisible()
      await pay(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Complete' }).click()
      await expectConfirmed(page)
      await expectOnePayment(request, email)
    })
  })
})

test.describe('a party whose card was declined', () => {
  test.use({ refusals: [409] })

  test('can be come back to, and is not booked twice once staff have confirmed it', async ({
    page,
    request,
  }) => {
    const email = 'not.paid@example.com'
    // A day of its own: no other test may take teepees near it.
    await openPayment(page, 390, email, { numberOfTeepees: 8 })
    await payWithDeclinedCard(page)
    const [booking] = await readBookings(request, email)

    // That its own hold does not stand in its way is in server/calendar/availability/availability.test.ts and use-availability.test.ts.
    await test.step('the page of an unpaid booking says so and leads back to the payment', async () => {
      await page.goto(`/booking/success?booking_id=${booking?.bookingId}`)
      await expect(page.getByText('Not paid', { exact: true })).toBeVisible()
      await expect(page.getByText('Payment Successful')).toBeHidden()
      await page.getByRole('link', { name: 'Finish the payment' }).click()
      await expect(page).toHaveURL(/\/booking\/4$/)
    })

    await test.step('a family whose party staff confirmed meanwhile reads whom to call, and sees it', async () => {
      const confirm = { headers: authorization, data: { bookingStatus: 'confirmed' } }
      await request.patch(`/api/bookings/${booking?.id}`, confirm)
      await page.getByRole('radio', { name: /Full payment/ }).check()
      await fillCard(page, CARDS.good)
      await payButton(page, 'Pay $600.00').click()
      const alert = page.getByRole('alert').filter({ hasText: 'Our office changed this booking' })
      await expect(alert.getByRole('link', { name: /\d{4}$/ })).toHaveAttribute('href', /^tel:/)
      await alert.getByRole('link', { name: 'See your booking' }).click()
      await expect(page.getByText('We’re holding your date.')).toBeVisible()
      await expect(page.getByRole('link', { name: 'Finish the payment' })).toBeHidden()
      expect(await readBookings(request, email)).toMatchObject([
        { id: booking?.id, bookingStatus: 'confirmed', finalAmount: '300.00', isPaid: false },
      ])
    })
  })
})

test('opening the payment step again prepares no other payment, and one that takes the bank a minute holds the party', async ({
  page,
  request,
}) => {
  const email = 'opens.again@example.com'
  const asked: { amount: number; bookingId?: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/create-payment-intent')) asked.push(request.postDataJSON())
  })
  await openPayment(page, 229, email)

  await test.step('nothing is booked yet: the page keeps what it prepared', async () => {
    for (let again = 0; again < 2; again++) {
      await page.goBack()
      await expect(page.getByLabel('First name')).toHaveValue('Ana')
      await next(page)
      await expect(payButton(page, 'Pay $75.00')).toBeEnabled()
    }
    expect(asked.filter(({ amount }) => amount === 75)).toHaveLength(1)
  })

  await test.step('the day is held: the server gives the payment of that booking', async () => {
    await payWithDeclinedCard(page)
    asked.length = 0
    for (let again = 0; again < 2; again++) {
      await page.reload()
      await expect(page.getByText('Stripe payments ready (test mode)')).toBeVisible()
      await expect(payButton(page, 'Pay $75.00')).toBeEnabled()
    }
    expect(asked.length).toBeGreaterThanOrEqual(4)
    expect(asked.filter(({ bookingId }) => bookingId === undefined)).toEqual([])
    await fillCard(page, CARDS.good)
    await pay(page)
    await expectConfirmed(page)
    await expectOnePayment(request, email)
  })

  await test.step('a payment that takes the bank a minute holds the party and says so', async () => {
    const late = 'takes.a.minute@example.com'
    await openPayment(page, 43, late)
    await fillCard(page, '4000 0000 0000 0077')
    await pay(page)
    await expect(
      page.getByRole('alert').getByText('Your bank is still working on this payment. We’ll email you.'),
    ).toBeVisible()
    expect(await readBookings(request, late)).toMatchObject([{ isPaid: false, bookingStatus: 'pending' }])
  })
})

test.describe('what is paid now', () => {
  test.use({ refusals: [404, 502] })

  test('changes with the choice of deposit and with a coupon, and is paid once, whatever was tried or interrupted', async ({
    page,
    request,
  }) => {
    const email = 'chooses@example.com'
    const asked: unknown[] = []
    const askedStripe: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/create-payment-intent')) asked.push(request.postDataJSON())
      if (request.url().includes('stripe.com')) askedStripe.push(request.url())
    })
    await openPayment(page, 226, email)

    await test.step('each choice of deposit or full payment asks for a new payment, and Stripe for nothing where it is not set up', async () => {
      await expect(page.getByText('Stripe payments ready (test mode)')).toBeVisible()
      await page.getByRole('radio', { name: /Full payment/ }).check()
      await expect(payButton(page, 'Pay $150.00')).toBeEnabled()
      await page.getByRole('radio', { name: /Deposit/ }).check()
      await expect(payButton(page, 'Pay $75.00')).toBeEnabled()
      expect(asked).toContainEqual({ amount: 1, currency: 'usd', isDeposit: false })
      expect(asked.filter((body) => JSON.stringify(body).includes('"amount":75'))).toHaveLength(2)
      expect(asked).toContainEqual({ amount: 150, currency: 'usd', isDeposit: false })
      for (const path of ['/booking/4', '/my-booking/MT-0000-0000-0000'])
        expect((await request.get(path)).headers()['content-security-policy']).not.toContain('stripe')
    })

    await test.step('coupons are applied, refused and removed', async () => {
      const apply = page.getByRole('button', { name: 'Apply' })
      await expect(apply).toBeDisabled()
      await page.getByLabel('Coupon code').fill('NOSUCHCODE')
      await apply.click()
      await expect(page.getByRole('alert').filter({ hasText: 'Invalid Coupon' })).toContainText(
        'Please check your coupon code and try again.',
      )
      await page.route('**/api/coupons/validate', (route) => route.abort(), { times: 1 })
      await page.getByLabel('Coupon code').fill('\u200bwelcome 10')
      await apply.click()
      await expect(page.getByText('Check your connection and try again.')).toBeVisible()
      await apply.click()
      await expect(page.getByText('Coupon Applied!')).toBeVisible()
      await expect(payButton(page, 'Pay $67.50')).toBeEnabled()
      const focused = page.locator(':focus')
      await expect(focused).toHaveText(/^WELCOME10/)
      await page.getByRole('button', { name: 'Remove' }).click()
      await expect(payButton(page, 'Pay $75.00')).toBeEnabled()
      await expect(focused).toHaveText(/^Coupon code/)
    })

    await test.step('less than fifty cents cannot be paid', async () => {
      const everything = { code: 'EVERYTHING', discountType: 'percentage', discountValue: '100' }
      const coupon = { headers: authorization, data: everything }
      expect((await request.post('/api/coupons', coupon)).status()).toBe(201)
      await page.getByLabel('Coupon code').fill(everything.code)
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(
        page.getByText(
          'Payment amount must be at least $0.50. Please adjust your order or remove the coupon.',
        ),
      ).toBeVisible()
      await expect(payButton(page, 'Pay $0.00')).toBeDisabled()
      await page.getByRole('button', { name: 'Remove' }).click()
      await expect(payButton(page, 'Pay $75.00')).toBeEnabled()
    })

    await test.step('a card that is not filled in is told at its fields and books nothing', async () => {
      await pay(page)
      await expect(page.getByText('Your card number is incomplete.')).toBeVisible()
      await expect(page.getByLabel('Card number')).toBeFocused()
      expect(await readBookings(request, email)).toEqual([])
    })

    await test.step('a declined card says what to do next and loses nothing', async () => {
      await payWithDeclinedCard(page)
      const contact = await request.get('/api/contact-info')
      const { phone }: CallAnswer<'GET', '/api/contact-info'> = await contact.json()
      const alert = page.getByRole('alert').filter({ hasText: 'Your card was declined.' })
      await expect(alert).toContainText('Try another card, or call us at')
      await expect(alert.getByRole('link', { name: phone })).toHaveAttribute('href', /^tel:/)
      await expect(page.getByLabel('Expiry')).toHaveValue('12 / 34')
    })

    await test.step('a second card is tried for the same booking', async () => {
      await page.getByLabel('Card number').fill(CARDS.poor)
      await pay(page)
      await expect(page.getByText('Your card has insufficient funds.')).toBeVisible()
    })

    await test.step('an order that changed after a declined card is still one booking, and two clicks on Pay are one payment', async () => {
      await page.getByRole('radio', { name: /Full payment/ }).check()
      await page.getByLabel('Card number').fill(CARDS.good)
      await payButton(page, 'Pay $150.00').dblclick()
      await expectConfirmed(page)
      await expect(page.getByText('$150.00 (Full Payment)')).toBeVisible()
      await expectOnePayment(request, email, '150.00')
      expect(askedStripe).toEqual([])
    })

    const interrupted = 'lost.answer@example.com'
    await openPayment(page, 220, interrupted)

    await test.step('an answer lost on the way is looked up before anything is booked again', async () => {
      let losses = 1
      await page.route('**/api/bookings', async (route) => {
        await route.fetch()
        if (losses-- > 0) await route.abort()
        else await route.continue()
      })
      await fillCard(page, CARDS.good)
      await pay(page)
      await expect(page.getByText('Failed to create booking')).toBeVisible()
      await expect(page.getByText('You’ll never be charged twice.')).toBeVisible()
      await page.unroute('**/api/bookings')
      await page.reload()
    })

    await test.step('a proxy that answers while the server restarts refuses nothing', async () => {
      await page.route('**/api/bookings', (route) => route.fulfill({ status: 502 }), { times: 1 })
      await fillCard(page, CARDS.good)
      await pay(page)
      await expect(page.getByText('You’ll never be charged twice.')).toBeVisible()
      await page.reload()
    })

    await test.step('a page reloaded between the charge and the confirmation ends paid', async () => {
      await page.route('**/api/bookings/*/payment', () => undefined)
      await fillCard(page, CARDS.good)
      const charged = page.waitForResponse('**/api/test-payments/*/confirm')
      await pay(page)
      await charged
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.reload()
      await expectConfirmed(page)
      await expectOnePayment(request, interrupted)
      // As if the page were reloaded before the URL has changed to the confirmation.
      await page.goto('/booking/4')
      await expectConfirmed(page)
    })
  })
})
