import { QueryClientProvider } from '@tanstack/react-query'
import fc from 'fast-check'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PaymentFacts } from '#app/admin/booking/dialogs/details/booking-facts.tsx'
import { BookingMoney } from '#app/admin/booking/dialogs/details/booking-money.tsx'
import { QuotePreview, QuoteTotal } from '#app/admin/booking/dialogs/form/quote-preview.tsx'
import { Confirmation } from '#app/booking/confirmation/confirmation.tsx'
import { PartyHeader } from '#app/booking/my-booking/party-header.tsx'
import { PaymentHistory } from '#app/booking/my-booking/payment-history.tsx'
import type { StepProps } from '#app/booking/step-props.ts'
import { PaymentStep } from '#app/booking/steps/payment/payment-step.tsx'
import { SummaryPanel } from '#app/booking/steps/summary/summary-panel.tsx'
import { PaymentSummary } from '#app/booking/success/payment-summary.tsx'
import { priceDraft } from '#app/booking/use-order.ts'
import { createQueryClient } from '#app/lib/api/query-client.ts'
import { EMPTY_DRAFT } from '#app/lib/draft/booking-draft.ts'
import { TextContexts } from '#app/shared/text-contexts.tsx'
import { TwoStatements } from '#app/shared/two-statements/two-statements.tsx'
import type { Addon } from '#contract/catalogue/addons.ts'
import type { Theme } from '#contract/catalogue/themes.ts'
import type { BookingPage } from '#contract/family/booking-page.ts'
import { describePrice } from '#domain/catalogue/pricing/describe-price.ts'
import { DEFAULT_PRICING } from '#domain/catalogue/pricing/pricing-settings.ts'
import { quote } from '#domain/catalogue/pricing/quote.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { invoiceContent, invoiceMovement } from '#domain/money/invoices/invoice-content.ts'
import { nextPayment } from '#domain/money/payments/next-payment.ts'
import { customerResponse, quoteResponse, staffResponse } from '#server/booking/bookings/booking-responses.ts'
import { toFacts } from '#server/booking/bookings/to-party-facts.ts'
import type { Context } from '#server/context.ts'
import { changeQuoteResponse } from '#server/family/checkout/change-quote-response.ts'
import { settledChange } from '#server/family/checkout/price-order-change.ts'
import type { Database } from '#server/foundation/database/client.ts'
import { PAYING_MAILS } from '#server/foundation/mail/kinds/paying.ts'
import { renderHtml } from '#server/foundation/mail/render-html.ts'
import { renderBlocks } from '#server/foundation/mail/render-text.ts'
import { listMoneyRows, listPriceRows } from '#server/foundation/pdf/invoice-rows.ts'
import {
  type AnyOrder,
  type AnySale,
  anyOrder,
  anySale,
  changeOf,
  NOW,
  sell,
} from '../factories/any-order.ts'
import { readAmounts } from './read-amounts.ts'
import {
  addUp,
  expectOneSum,
  expectTwoSums,
  find,
  isLike,
  type Row,
  readCells,
  readLists,
  strip,
  TOTAL,
  toRow,
} from './stated-sums.ts'

/*
 * Every amount that a screen, a mail or a paper states belongs to one sum. Orders are random, but the same in each run;
 * a failure prints the seed and the order.
 */
const ORDERS = { seed: 57, numRuns: 500 }

const text = textIn('en')
const client = createQueryClient()

function render<Props extends object>(component: FunctionComponent<Props>, props: Props): string {
  const content = createElement(component, props)
  const texts = createElement(TextContexts, { text } as Parameters<typeof TextContexts>[0], content)
  return renderToStaticMarkup(createElement(QueryClientProvider, { client }, texts))
}

it('before it is booked: summary, options, bar and button', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      for (const paymentOption of ['deposit', 'full'] as const) expectDraftAddsUp({ ...order, paymentOption })
    }),
    ORDERS,
  )
})

function expectDraftAddsUp(order: AnyOrder) {
  const { coupon, ...terms } = order.terms
  const draft = {
    ...EMPTY_DRAFT,
    themeId: 1,
    numberOfTeepees: order.teepees,
    numberOfNights: order.numberOfNights ?? 1,
    bookingDate: '2027-02-13',
    addons: order.addons.map(({ addonId, quantity }) => ({ addonId, quantity })),
    paymentOption: order.paymentOption,
    appliedCoupon: coupon ? { ...coupon, discountValue: toDecimal(coupon.discountValue) } : null,
  }
  const theme = {
    id: 1,
    name: 'Boho Blossom',
    available: true,
    pricePerTeepee: toDecimal(order.theme.pricePerTeepeeCents),
  }
  const addons = order.addons.map(({ addonId, name, priceCents }) => ({
    id: addonId,
    name,
    available: true,
    price: toDecimal(priceCents),
  }))
  const priced = priceDraft(draft, [theme as Theme], addons as Addon[], terms)
  const policy = { ...DEFAULT_PRICING.policy, depositPercent: terms.depositPercent ?? 5_000 }
  const step = {
    draft,
    order: { ...priced, area: undefined, policy },
    wizard: { step: 4, isMoving: false, attention: 0, problems: {}, moveTo: () => undefined },
  } as unknown as StepProps

  const panel = render(SummaryPanel, { draft, order: step.order, action: null, isBrief: false })
  const bar = /data-open.*<dl.*<\/dl>(.*)$/s.exec(panel)?.[1] ?? ''
  const rows = readLists(panel)
  const price = expectOneSum(rows, 'the summary')
  const dueNow = find(rows, /due now/i)
  expect(readAmounts(bar), 'the bar: total and due today').toEqual([price, dueNow])
  const words = describePrice({ lines: step.order.quote.lines, teepees: order.teepees, zip: '33139' }, text)
  const [whole, ...parts] = readAmounts(words)
  expect([whole, parts.reduce((sum, cents) => sum + cents, 0)], 'the first step').toEqual([price, price])

  const page = render(PaymentStep, step)
  expect(readLists(page), 'the payment step says what the summary says').toEqual(rows)
  const button = [...page.matchAll(/<button[^>]*type="submit"[^>]*>(.*?)<\/button>/gs)].map(
    ([, label = '']) => strip(label),
  )
  const pay = button.filter((label) => label.startsWith('Pay'))
  expect(pay.length).toBeGreaterThan(0)
  for (const label of pay) expect(readAmounts(label), 'the button').toEqual([dueNow])
  const options = [
    ...page.matchAll(/<input[^>]*type="radio"[^>]*value="(deposit|full)"[^>]*>(.*?)<\/label>/gs),
  ]
  const chosen = options.find(([, value]) => value === order.paymentOption)
  if (!chosen) return expect(priced.quotes.deposit.depositCents).toBe(priced.quotes.deposit.totalCents)
  const [now, later = 0] = readAmounts(strip(chosen[2] ?? ''))
  expect([now, later], 'the option: now and later').toEqual([dueNow, find(rows, /^Balance/)])
  expect((now ?? 0) + later, 'the option').toBe(price)
  const foot = page.slice(page.lastIndexOf('<output'))
  expect(readAmounts(strip(foot)).slice(0, 2), 'the bar of the payment step').toEqual([price, dueNow])
}

it('after it is booked: confirmation, pages, staff’s booking, mail, receipt and invoice', () => {
  fc.assert(fc.property(anySale, expectBookingAddsUp), ORDERS)
})

function expectBookingAddsUp(sale: AnySale) {
  const booking = sell(sale)
  const family = customerResponse(booking)
  const staff = staffResponse(booking)
  client.setQueryData([`/api/bookings/${staff.id}/payments`], sale.payments)
  const money = render(BookingMoney, { booking: staff, actions: null })
  const rows = readLists(money)
  const price = expectStory(rows, booking.paidCents, 'the booking of staff')
  const due = find(rows, /due now/i)
  const left = find(rows, /^Balance/)

  const confirmation = readLists(render(Confirmation, { bookingId: family.bookingId, booking: family }))
  expect(expectOneSum(confirmation, 'the confirmation')).toBe(price)
  const summary = readLists(render(PaymentSummary, { booking: family }))
  expect(expectOneSum(summary, 'the payment summary')).toBe(price)

  const page = {
    booking: family,
    owedAmount: staff.owedAmount,
    payments: sale.payments,
  } as unknown as BookingPage
  const history = readLists(
    render(PaymentHistory, { page, link: { reference: family.bookingId, token: 'link' } }),
  )
  expect(expectStory(history, booking.paidCents, 'the family’s page')).toBe(price)
  expect([find(history, /due now/i), find(history, /^Balance/)], 'the family’s page').toEqual([due, left])
  const payment = nextPayment(booking, NOW)
  if ('amountCents' in payment) expect([due, left], 'what its button asks for').toContain(payment.amountCents)

  const facts = readLists(render(PaymentFacts, { booking: staff }))
  expect(find(facts, TOTAL), 'the facts of staff').toBe(find(rows, TOTAL))
  const [heading = ''] = money.split('<dl')
  expect(readAmounts(strip(heading)), 'what staff see first').toEqual(
    booking.bookingStatus !== 'cancelled' && due + left > 0 ? [due + left] : [],
  )

  const facted = {
    ...toFacts(booking, booking.bookingDate, 'en'),
    openQuestions: [],
    bookingPageUrl: 'https://example.com/',
  }
  const received = { party: facted, amountCents: booking.paidCents, method: 'card' } as const
  const site = { language: 'en', siteUrl: 'https://example.com', adminUrl: 'https://example.com' } as const
  const { facts: topFacts = [], ...mail } = PAYING_MAILS['payment-receipt'].write(received, site)
  const letterhead = { siteTitle: 'Site', siteUrl: 'https://example.com', phone: '', email: '', address: '' }
  const blocks = mail.blocks.filter(({ kind }) => kind === 'prices')
  expect(expectOneSum(readCells(renderHtml({ ...mail, blocks }, letterhead)), 'the mail')).toBe(price)
  const plain = renderBlocks({ heading: '', blocks })
    .split('\n')
    .map((line) => {
      const [label = '', amount = ''] = line.split(/: (?=-?\$)/)
      return toRow(label, amount)
    })
  expect(expectOneSum(plain, 'the mail as text')).toBe(price)
  const owes = mail.blocks.flatMap((block) => (block.kind === 'paragraph' ? readAmounts(block.text) : []))
  expect(
    topFacts.flatMap(([, value]) => readAmounts(value)),
    'the mail’s facts',
  ).toEqual(owes.slice(1))
  expect(owes.slice(1), 'the mail’s sentence').toEqual(
    facted.owedCents > 0 ? [due + left || facted.owedCents] : [],
  )

  expectInvoiceAddsUp(sale, price)
}

it('a refund that failed is not shown to the family as money that it got back', () => {
  const failed = { kind: 'refund', amount: '75.00', method: 'card', status: 'failed', at: NOW.toISOString() }
  const isPaid = ({ payments }: AnySale) => payments.length > 0
  fc.assert(
    fc.property(anySale.filter(isPaid), (sale) => {
      const booking = customerResponse({ ...sell(sale), bookingStatus: 'cancelled' })
      const show = (payments: readonly unknown[]) => {
        const page = { booking, owedAmount: '0.00', payments } as unknown as BookingPage
        const link = { reference: booking.bookingId, token: 'link' }
        const header = render(PartyHeader, { page, link, phase: 'cancelled', mainAction: undefined })
        return header + render(PaymentHistory, { page, link })
      }
      expect(show([...sale.payments, failed])).toBe(show(sale.payments))
    }),
    ORDERS,
  )
})

/** Expects one sum of rows that list each payment and refund: refunds are less than nothing here, and only here. */
function expectStory(rows: readonly Row[], paidCents: number, screen: string): number {
  const moved = rows.filter(isLike(/^(Paid|Deposit paid|Refunded)/))
  expect(addUp(moved), `${screen}: what is paid`).toBe(paidCents)
  const others = rows.filter((row) => !moved.includes(row))
  return expectOneSum([...others, { label: 'Paid so far', cents: addUp(moved) }], screen)
}

function expectInvoiceAddsUp(sale: AnySale, price: number) {
  const booking = sell(sale)
  const { paidCents } = booking
  const company = { name: 'Site', address: '', taxNumber: '', phone: '', email: '' }
  const content = invoiceContent(booking, company)
  const isCancelled = booking.bookingStatus === 'cancelled'
  const movement = invoiceMovement(content, {
    isCancelled,
    paidBeforeCents: sale.paidBeforeCents,
    paidAfterCents: paidCents,
    method: 'card',
    reason: '',
  })
  const paper = listPriceRows({ language: 'en', content }).filter(({ style }) => style !== 'part')
  const left = Math.max(0, price - paidCents)
  const rest = { label: 'Paid so far', cents: price }
  expect(expectOneSum([...paper.map(({ label, cents }) => ({ label, cents })), rest], 'the invoice')).toBe(
    price,
  )
  const money = listMoneyRows({
    language: 'en',
    series: 'invoice',
    refundId: null,
    amountCents: paidCents - sale.paidBeforeCents,
    includedTaxCents: 0,
    movement,
  }).map(({ cents }) => cents)
  expect(money.slice(-2), 'the invoice: paid and left').toEqual([paidCents, isCancelled ? 0 : left])
  expect(
    money.slice(0, -2).reduce((sum, cents) => sum + cents, 0),
    'the invoice: before and now',
  ).toBe(paidCents)
}

it('a change: both statements, for the family and for staff', async () => {
  await fc.assert(
    fc.asyncProperty(anySale, anyOrder, fc.boolean(), async (sale, wanted, isMadeAtOnce) => {
      const refundSteps = [{ daysBefore: 0, percent: sale.refundPercent }]
      const booking = { ...sell({ ...sale, isCancelled: false }), refundSteps }
      const change = settledChange({ now: () => NOW } as Context, booking, {
        ...changeOf(booking, { ...sale.order, teepees: wanted.teepees, addons: wanted.addons }),
        isMadeAtOnce,
      })
      const both = await changeQuoteResponse({} as Database, booking, change, 'en')
      expectTwoSums(render(TwoStatements, { quote: both, reader: 'family' }), 'the change of the family')
      const booked = staffResponse(booking)
      const quoted = toQuoted(booked, { price: both.after, both, bookingDate: booking.bookingDate })
      const [now, back] = expectTwoSums(render(QuotePreview, quoted), 'the change by staff')
      const status = render(QuoteTotal, quoted)
      const [shown, ...parts] = readAmounts(strip(status.replace(/<del.*<\/del>/s, '')))
      expect(shown, 'the status of staff').toBe(now)
      const sum = parts.reduce((all, cents) => all + cents, 0)
      expect(sum, 'the status of staff: paid, due and left').toBe((now ?? 0) + (back ?? 0))
      expect(Math.min(0, ...parts), 'the status of staff').toBe(0)
    }),
    ORDERS,
  )
})

it('a booking by phone: what staff see before they save', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const price = quoteResponse(quote(order, order.terms))
      const quoted = toQuoted(undefined, { price, both: undefined, bookingDate: '2027-02-13' })
      const whole = expectOneSum(readLists(render(QuotePreview, quoted)), 'the booking by phone')
      const status = render(QuoteTotal, quoted)
      const [shown, ...parts] = readAmounts(strip(status))
      expect([shown, parts.reduce((all, cents) => all + cents, 0)], 'its status').toEqual([whole, whole])
    }),
    ORDERS,
  )
})

function toQuoted(booking: unknown, quote: object) {
  const shown = { ...quote, error: null, isBusy: false, isShown: true }
  return { booking, quote: shown } as unknown as Parameters<typeof QuotePreview>[0]
}
