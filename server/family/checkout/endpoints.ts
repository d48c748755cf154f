import * as contract from '#contract/booking/bookings.ts'
import { listDayPrices as listDayPricesCall } from '#contract/money/day-prices.ts'
import { quoteForVisitor } from '#contract/money/pricing.ts'
import { optionalCents } from '#contract/wire/decimal.ts'
import { normalizeReference } from '#domain/booking/reference.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import type { Touches } from '#domain/money/reports/touch.ts'
import { bookingIn } from '#server/booking/bookings/booking-in.ts'
import { isBookingPageToken } from '#server/booking/bookings/booking-page-link.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { NO_SUCH_NUMBER, NO_SUCH_REFERENCE } from '#server/booking/bookings/booking-refusals.ts'
import {
  customerResponse,
  quoteResponse,
  referenceResponse,
  staffResponse,
} from '#server/booking/bookings/booking-responses.ts'
import { listDayPrices } from '#server/booking/bookings/day-prices.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { priceOrder } from '#server/booking/bookings/price-order.ts'
import { limitGuesses } from '#server/catalogue/coupons/limit-guesses.ts'
import { makesTrialBooking } from '#server/family/trial/trial-cookie.ts'
import type { AppContext } from '#server/foundation/http/app-environment.ts'
import { callerAddress, hasGlobalPrivacyControl } from '#server/foundation/http/client-address.ts'
import { limitRequests } from '#server/foundation/http/rate-limit.ts'
import { type Call, endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { forbid, identifyAdmin, may, SIGN_IN } from '#server/foundation/http/sign-in-check.ts'
import { uncountBooked } from '#server/money/payments/intents/too-many-unbooked.ts'
import type { BookingRequest } from './booking-request.ts'
import { createBooking } from './create-booking.ts'
import { getHoldNetwork } from './limit-holds.ts'

const MINUTE = 60

export const bookingEndpoints = endpoints((serve, app) => {
  const limitBookings = limitRequests({ name: 'bookings', most: 60, seconds: MINUTE })
  app.use('/api/bookings', async (c, next) => (c.req.method === 'POST' ? limitBookings(c, next) : next()))
  app.use('/api/bookings/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })

  app.use('/api/quote', limitGuesses)
  serve(quoteForVisitor, async ({ ctx, body }) => {
    const priced = await priceOrder(ctx.db, body, ctx.now())
    return isRefusal(priced) ? priced : { ...quoteResponse(priced.quote), area: priced.area }
  })

  serve(listDayPricesCall, async ({ ctx, query, language, c }) => {
    c.header('Cache-Control', 'no-store')
    return listDayPrices(ctx, query, language)
  })

  serve(contract.createBooking, async (call) => {
    const { ctx, body, language, c } = call
    c.header('Cache-Control', 'no-store')
    const booking = await createBooking(ctx, await toRequest(call))
    if (isRefusal(booking)) return booking
    if (body.paymentIntentId) await uncountBooked(ctx, callerAddress(c))
    return referenceResponse(await bookingIn(language, ctx.db, booking), ctx.now())
  })

  serve(contract.readBooking, async ({ ctx, params, query, language, c }) => {
    const reference = normalizeReference(params.bookingId)
    if (reference) {
      const found = await findBooking(ctx.db, { reference })
      if (!found) return NO_SUCH_REFERENCE
      const booking = await bookingIn(language, ctx.db, found)
      return (await opensEverything(c, booking, query.token))
        ? customerResponse(booking)
        : referenceResponse(booking, ctx.now())
    }
    // Any other id requires staff, whether or not it exists, so that strangers learn nothing.
    const admin = await identifyAdmin(c)
    if (!admin) return SIGN_IN
    if (!may(admin, 'bookings:read')) return forbid('bookings:read')
    const id = /^\d{1,9}$/.test(params.bookingId) ? Number(params.bookingId) : 0
    const booking = await findBooking(ctx.db, { id })
    return booking ? staffResponse(booking) : NO_SUCH_NUMBER
  })
})

async function toRequest({
  body,
  language,
  c,
}: Call<typeof contract.createBooking>): Promise<BookingRequest> {
  const {
    bookingId,
    token,
    draftKey,
    paymentIntentId,
    offerToken,
    termsVersion,
    source,
    textConsent,
    isPaid: _,
    bookingStatus: __,
    ...rest
  } = body
  const admin = await identifyAdmin(c)
  const { totalAmount, depositAmount, discountAmount, finalAmount, ...order } = rest
  return {
    order: { ...order, language: order.language ?? language },
    claimed: {
      totalCents: optionalCents(totalAmount),
      depositCents: optionalCents(depositAmount),
      discountCents: optionalCents(discountAmount),
      finalAmountCents: optionalCents(finalAmount),
    },
    reference: bookingId ?? undefined,
    token: token ?? undefined,
    draftKey: draftKey ?? undefined,
    intentId: paymentIntentId ?? undefined,
    touches: source ? getTouches(source, hasGlobalPrivacyControl(c)) : undefined,
    offerToken: offerToken ?? undefined,
    idempotencyKey: c.req.header('idempotency-key'),
    holdNetwork: getHoldNetwork(c),
    termsVersion: termsVersion ?? undefined,
    wantsTexts: textConsent ?? undefined,
    callerAddress: callerAddress(c),
    isTrial: (await makesTrialBooking(c)) || undefined,
    isSignedByStaff: admin && may(admin, 'bookings:write'),
  }
}

/** If the browser asks not to be tracked, keeps only the family's own answer. */
function getTouches(
  { first, heardFrom, ...last }: NonNullable<contract.NewBooking['source']>,
  isPrivate: boolean,
): Touches {
  return isPrivate ? { first: {}, last: {}, heardFrom } : { first: first ?? last, last, heardFrom }
}

/** Returns whether the caller has more than the reference: the mailed link, or the permission to read bookings. */
async function opensEverything(
  c: AppContext,
  booking: FullBooking,
  token: string | undefined,
): Promise<boolean> {
  if (token && (await isBookingPageToken(c.get('ctx'), booking, token))) return true
  const admin = await identifyAdmin(c)
  return admin !== undefined && may(admin, 'bookings:read')
}
