import * as contract from '#contract/family/order-change.ts'
import { toCents } from '#contract/wire/decimal.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { changeOrder } from '#server/family/checkout/change-order.ts'
import { changeQuoteResponse } from '#server/family/checkout/change-quote-response.ts'
import { freeThemesFor, orderRoomRefusal } from '#server/family/checkout/order-room.ts'
import { priceOrderChange } from '#server/family/checkout/price-order-change.ts'
import { isInTimeToWait, stopWaitingForMore, waitForMore } from '#server/family/waiting-list/wait-for-more.ts'
import { clientAddress } from '#server/foundation/http/client-address.ts'
import { intentResponse } from '#server/money/payments/intents/prepare-payment.ts'
import { bookingPageResponse } from './booking-page-response.ts'
import { prepareChangePayment } from './prepare-change-payment.ts'
import { familyEndpoints, WRONG_LINK } from './serve-booking-page.ts'

export const orderChangeEndpoints = familyEndpoints((serve) => {
  serve(contract.readChangeOptions, async ({ ctx, booking, query }) => ({
    themeIds: await freeThemesFor(ctx, booking, query.numberOfTeepees ?? booking.numberOfTeepees),
  }))

  serve(contract.quoteFamilyChange, async ({ ctx, booking, body, language }) => {
    const priced = await priceOrderChange(ctx, booking, body)
    if (isRefusal(priced)) return priced
    const full = await orderRoomRefusal(ctx.db, booking, priced, ctx.now())
    const quote = await changeQuoteResponse(ctx.db, booking, priced, language)
    if (!full) return quote
    const canWait = full.code === 'dates_full' && (await isInTimeToWait(ctx, booking, body))
    return {
      ...quote,
      roomSentence: describeRefusal(language, full),
      ...(canWait && { canWait: true as const }),
    }
  })

  serve(contract.changeFamilyOrder, async ({ ctx, booking, body, language, c }) => {
    const { version, differenceAmount, ...wanted } = body
    const differenceCents = toCents(differenceAmount)
    const change = await changeOrder(ctx, booking, { wanted, version, differenceCents, language })
    if (isRefusal(change)) return change
    if (change.status === 'waiting' && change.expiresAt) {
      const intent = await prepareChangePayment(ctx, booking, change)
      if (isRefusal(intent)) return intent
      const expiresAt = change.expiresAt.toISOString()
      const pending: contract.PendingChange = { ...intentResponse(intent), changeId: change.id, expiresAt }
      return c.json(pending, 201)
    }
    const changed = await findBooking(ctx.db, { id: booking.id })
    return changed ? bookingPageResponse(ctx, changed, language) : WRONG_LINK
  })

  serve(contract.waitForMore, async ({ ctx, booking, body, language, c }) => {
    const priced = await priceOrderChange(ctx, booking, body)
    if (isRefusal(priced)) return priced
    const joined = await waitForMore(ctx, booking, { wanted: body, address: clientAddress(c) })
    if (isRefusal(joined)) return joined
    return c.json(await bookingPageResponse(ctx, booking, language), joined.isNew ? 201 : 200)
  })

  serve(contract.stopWaitingForMore, async ({ ctx, booking }) => {
    await stopWaitingForMore(ctx, booking.id)
    return null
  })
})
