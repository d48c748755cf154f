import { describe, expect, it } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { PAYMENT_PROVIDERS } from '#server/money/payments/providers/registry.ts'
import { examine } from '#server/operations/doctor/examine.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { testContext } from '#test/test-context.ts'
import { ZELLE } from './zelle.ts'

// How to add a payment provider: this folder would go into server/money/payments/providers/, and this is its one line.
const providers = [ZELLE, ...PAYMENT_PROVIDERS]

const CODE = 'lantern-42'
const ctx = testContext({ env: { ZELLE_PHONE: '+1 305 555 0100', ZELLE_STAFF_CODE: CODE }, providers })
const confirm = (reference: string, code = CODE) =>
  ctx.call('POST', '/api/payment-events/zelle', reference, { 'X-Staff-Code': code })

/** Books a party on that day; returns the reference to type, and the booking's id. */
async function book(bookingDate: string) {
  const intent = await ctx.call('POST', '/api/create-payment-intent', { amount: 10 })
  const { paymentIntentId: reference } = intent.body
  const { body } = await ctx.call(
    'POST',
    '/api/bookings',
    bookingRequest({ bookingDate, paymentIntentId: reference, isDeposit: false }),
  )
  return { reference, bookingId: body.bookingId, id: body.id }
}

describe('a third payment provider', () => {
  it('takes new payments once its settings are present', async () => {
    const { body } = await ctx.call('GET', '/api/payment-config')
    expect(body).toMatchObject({ provider: 'zelle', publishableKey: '+1 305 555 0100', ready: true })
    expect(Object.keys(ctx.providers)).toEqual(['zelle', 'test'])
    expect(parseConfig({}, providers).paymentProviders.map(({ name }) => name)).toEqual(['test'])
    expect(() => parseConfig({ ZELLE_PHONE: 'call us' }, providers)).toThrow('ZELLE_PHONE')
  })

  it('pays a party only when staff confirm its reference', async () => {
    const { reference, bookingId } = await book('2027-02-13')
    expect(reference).toMatch(/^MT-/)
    const asked = await ctx.call('POST', `/api/bookings/${bookingId}/payment`, {})
    expect(asked.body.status).toBe('unpaid')
    expect(await confirm(reference, 'moonbeam-1')).toMatchObject({ status: 400 })
    expect((await ctx.call('GET', `/api/bookings/${bookingId}`)).body.isPaid).toBe(false)

    expect(await confirm(reference)).toMatchObject({ status: 200, body: { received: true } })
    expect(await confirm(reference)).toMatchObject({ status: 200 })
    expect((await ctx.call('GET', `/api/bookings/${bookingId}`)).body.isPaid).toBe(true)
    const { rows } = await ctx.db.execute('SELECT count(*)::int AS count FROM payments')
    expect(rows).toEqual([{ count: 1 }])
  })

  it('refunds the money when a paid party is cancelled', async () => {
    const { reference, id } = await book('2027-02-20')
    await confirm(reference)
    const cancelled = await ctx.staff('POST', `/api/bookings/${id}/cancellation`, {})
    expect(cancelled.status).toBe(201)
    expect(await ctx.payments.getRefunds(reference)).toMatchObject([{ status: 'succeeded' }])
  })

  it('is checked by the doctor', async () => {
    const { findings } = await examine(ctx)
    const of = (name: string) => findings.find((finding) => finding.name === name)?.sentence
    expect([of('Payments'), of('Payment webhook')]).toEqual([
      'Zelle goes to +1 305 555 0100.',
      'Staff can confirm payments.',
    ])
  })
})
