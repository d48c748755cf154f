import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { OutboxPage } from '#contract/operations/outbox.ts'
import type { CallAnswer } from '#test/body-of.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { handleBrowserCall } from '#test/simulated-stripe/browser-calls.ts'
import { CARDS, createDraft, dayAhead, openStep, pay, readBookings } from './booking-visit.ts'
import { authorization } from './server.ts'
import {
  answerBank,
  expectPaidOnce,
  fillStripeCard,
  onStripeSite,
  type SimulatedStripe,
} from './stripe-visit.ts'

const test = onStripeSite()

/** Every request of the browser between the click and the confirmation of a card that requires authentication. */
const MOMENTS = ['book', 'charge', 'answer the bank', 'look up'] as const
type Moment = (typeof MOMENTS)[number]

const ADDRESSES: [Moment, RegExp][] = [
  ['book', /\/api\/bookings$/],
  ['charge', /api\.stripe\.com\/.*\/confirm$/],
  ['answer the bank', /api\.stripe\.com\/.*\/authenticate$/],
  ['look up', /\/api\/bookings\/[^/]+\/payment$/],
]
const getMoment = (url: string) => ADDRESSES.find(([, address]) => address.test(url))?.[0]

async function openPayment(page: Page, daysAhead: number, email: string, card = CARDS.authenticates) {
  await openStep(page, 4, createDraft(email, dayAhead(daysAhead)))
  await fillStripeCard(page, card)
}

async function payAndAnswerBank(page: Page): Promise<void> {
  await pay(page)
  await answerBank(page, 'Complete')
}

test('between the click and the confirmation the browser sends just this', async ({ page }) => {
  await openPayment(page, 80, 'every.moment@example.com')
  const sent: (Moment | string)[] = []
  page.on('request', (request) => {
    // Visits are counted when the browser has nothing else to do.
    const isCounting = request.url().endsWith('/api/visits')
    if (request.method() !== 'GET' && !isCounting) sent.push(getMoment(request.url()) ?? request.url())
  })
  await payAndAnswerBank(page)
  await page.getByRole('heading', { name: 'Booking Confirmed!' }).waitFor()
  expect(sent).toEqual(MOMENTS)
})

/** Sends a page's requests up to this one, from a page that is closed after it: what the server knows of it. */
async function sendUpTo(
  moment: Moment,
  { request, stripe }: { request: APIRequestContext; stripe: SimulatedStripe },
  order: { bookingDate: string; customerEmail: string },
): Promise<void> {
  const post = async <Path extends string>(path: Path, data: object): Promise<CallAnswer<'POST', Path>> => {
    const response = await request.post(path, { data })
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
    return response.json()
  }
  const { paymentIntentId } = await post('/api/create-payment-intent', { amount: 75, isDeposit: true })
  let reference = ''
  const send: Record<Moment, () => unknown> = {
    book: async () => {
      const booking = await post('/api/bookings', bookingRequest({ ...order, paymentIntentId }))
      reference = booking.bookingId
    },
    charge: () => stripe.ledger.confirm(paymentIntentId, CARDS.authenticates),
    'answer the bank': () => stripe.ledger.authenticate(paymentIntentId, true),
    'look up': () => post(`/api/bookings/${reference}/payment`, {}),
  }
  for (const each of MOMENTS.slice(0, MOMENTS.indexOf(moment) + 1)) await send[each]()
}

for (const [index, moment] of MOMENTS.entries()) {
  const isCharged = moment === 'answer the bank' || moment === 'look up'
  for (const isTold of isCharged ? [true, false] : [true]) {
    const how = isTold ? 'a webhook' : 'the hourly comparison'
    test(`a page closed between “${moment}” and the next request ${isCharged ? `is paid by ${how}` : 'costs nothing'}`, async ({
      request,
      stripe,
    }) => {
      const email = `closed.${index}.${isTold}@example.com`
      const from = stripe.webhooks.length
      const bookingDate = dayAhead(82 + index * 4 + (isTold ? 0 : 2))
      await sendUpTo(moment, { request, stripe }, { bookingDate, customerEmail: email })
      if (isTold) await deliver(request, stripe, from)
      else await compareNow(request)
      if (isCharged) {
        await expect.poll(async () => (await readBookings(request, email))[0]?.isPaid).toBe(true)
        await expectPaidOnce({ request, stripe }, email)
      } else await expectNothingTaken(request, stripe, email)
      expect(await confirmationsTo(request, email)).toBe(isCharged ? 1 : 0)
    })
  }
}

test('a page that is really closed while the bank’s answer is on its way is paid by a webhook', async ({
  page,
  request,
  stripe,
}) => {
  const email = 'closed.for.good@example.com'
  await openPayment(page, 100, email)
  const from = stripe.webhooks.length
  const closed = Promise.withResolvers<void>()
  await page.route(
    (url) => getMoment(url.href) === 'answer the bank',
    async (route) => {
      const { pathname } = new URL(route.request().url())
      handleBrowserCall(stripe.ledger, pathname, route.request().postData() ?? '')
      await page.close()
      closed.resolve()
    },
  )
  await payAndAnswerBank(page).catch(() => undefined)
  await closed.promise
  await deliver(request, stripe, from)
  await expect.poll(async () => (await readBookings(request, email))[0]?.isPaid).toBe(true)
  await expectPaidOnce({ request, stripe }, email)
  expect(await confirmationsTo(request, email)).toBe(1)
})

/** Sends what Stripe would send by itself. */
async function deliver(request: APIRequestContext, { webhooks }: SimulatedStripe, from: number) {
  for (const { body, signature } of webhooks.slice(from)) {
    const headers = { 'Stripe-Signature': signature, 'Content-Type': 'application/json' }
    expect((await request.post('/api/stripe/webhook', { data: body, headers })).status()).toBe(200)
  }
}

async function compareNow(request: APIRequestContext): Promise<void> {
  const response = await request.post('/api/admin/jobs/reconcile/run', { headers: authorization })
  expect(response.status()).toBe(200)
}

/** A booking may exist and hold its day for a while, but no card was charged for it. */
async function expectNothingTaken(request: APIRequestContext, stripe: SimulatedStripe, email: string) {
  for (const { bookingId, isPaid, paidAmount, holdExpiresAt } of await readBookings(request, email)) {
    expect({ isPaid, paidAmount }).toEqual({ isPaid: false, paidAmount: '0.00' })
    expect(Date.parse(holdExpiresAt ?? '') - Date.now()).toBeLessThanOrEqual(30 * 60_000)
    const intents = [...stripe.ledger.intents.values()].filter(
      ({ metadata }) => metadata.reference === bookingId,
    )
    expect(intents.map(({ amount_received }) => amount_received)).toEqual([0])
  }
}

async function confirmationsTo(request: APIRequestContext, email: string): Promise<number> {
  const response = await request.get('/api/admin/outbox?pageSize=100', { headers: authorization })
  const { mails }: OutboxPage = await response.json()
  return mails.filter(({ kind, recipient }) => kind === 'confirmation' && recipient === email).length
}

test.describe('a database that restarts', () => {
  test.use({ refusals: [503] })

  test('twice during one payment costs at most a clear sentence and another click', async ({
    page,
    request,
    site,
    stripe,
  }) => {
    const email = 'restarted@example.com'
    await openPayment(page, 120, email, CARDS.good)
    for (const moment of ['book', 'look up'])
      await page.route(
        (url) => getMoment(url.href) === moment,
        async (route) => {
          await endDatabase(site.dataDir)
          await route.continue()
        },
        { times: 1 },
      )
    const confirmed = page.getByRole('heading', { name: 'Booking Confirmed!' })
    const told = page.getByText('We cannot reach our records right now. Nothing was lost.')
    await pay(page)
    await confirmed.or(told).waitFor()
    while (await told.isVisible()) {
      await pay(page)
      await confirmed.or(told).waitFor()
    }
    await confirmed.waitFor()
    await expectPaidOnce({ request, stripe }, email)
  })
})

/** Ends PostgreSQL like an update of the machine, until its connections are cut; the site restarts it. */
async function endDatabase(dataDir: string): Promise<void> {
  const readPid = async () =>
    (await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[0]
  const pid = await readPid()
  process.kill(Number(pid), 'SIGINT')
  await expect.poll(readPid).not.toBe(pid)
}
