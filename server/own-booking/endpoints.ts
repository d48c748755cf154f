import type { Hono } from 'hono'
import * as contract from '#contract/own-booking.ts'
import { partyDayAt } from '#domain/party-day.ts'
import { isRefusal } from '#domain/refusal.ts'
import { findBooking } from '#server/bookings/booking-queries.ts'
import { cancelBooking } from '#server/bookings/cancel-booking.ts'
import { type FullBooking, owedOf } from '#server/bookings/full-booking.ts'
import { prepareDuePayment } from '#server/bookings/prepare-due-payment.ts'
import { intentAnswer } from '#server/bookings/prepare-payment.ts'
import { drawCalendar } from '#server/calendar-feed/draw-calendar.ts'
import { entryOf } from '#server/calendar-feed/entry-of.ts'
import { centsOf } from '#server/database/cents-of.ts'
import type { AppContext, AppEnvironment } from '#server/http/app-context.ts'
import { limitRequests } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { receiveMessage } from '#server/messages/receive-message.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import type { World } from '#server/world.ts'
import { drawReceipt } from './draw-receipt.ts'
import { findOwnBooking, ownBookingAnswer, WRONG_LINK } from './find-own-booking.ts'
import { ownDays } from './own-days.ts'
import { rescheduleOwnBooking } from './reschedule-own-booking.ts'

export function ownBookingEndpoints(app: Hono<AppEnvironment>): void {
  app.use('/api/my-bookings/*', limitRequests({ name: 'own-booking', most: 120, seconds: 60 }))
  app.use('/api/my-bookings/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  whatCustomersDo(app)
  whatCustomersTakeAway(app)
}

function whatCustomersDo(app: Hono<AppEnvironment>): void {
  serve(app, contract.readOwnBooking, async ({ world, params, query }) => {
    const booking = await findOwnBooking(world, params.reference, query.token)
    return isRefusal(booking) ? booking : ownBookingAnswer(world, booking)
  })

  serve(app, contract.payBalance, async ({ world, params, query, body }) => {
    const booking = await findOwnBooking(world, params.reference, query.token)
    if (isRefusal(booking)) return booking
    const intent = await prepareDuePayment(world, booking, body)
    return isRefusal(intent) ? intent : intentAnswer(intent)
  })

  serve(app, contract.readOwnDays, async ({ world, params, query: { token, ...stretch } }) => {
    const booking = await findOwnBooking(world, params.reference, token)
    return isRefusal(booking) ? booking : ownDays(world, booking, stretch)
  })

  serve(app, contract.rescheduleOwnBooking, async ({ world, params, query, body }) => {
    const booking = await findOwnBooking(world, params.reference, query.token)
    if (isRefusal(booking)) return booking
    return (await rescheduleOwnBooking(world, booking.id, body.bookingDate)) ?? answerAnew(world, booking)
  })

  serve(app, contract.cancelOwnBooking, async ({ world, params, query, body }) => {
    const booking = await findOwnBooking(world, params.reference, query.token)
    if (isRefusal(booking)) return booking
    const refundCents = centsOf(body.refundAmount)
    const done = await cancelBooking(world, booking.id, { by: 'customer', actor: 'customer', refundCents })
    return isRefusal(done) ? done : ownBookingAnswer(world, done.booking)
  })

  serve(app, contract.askForChange, async ({ world, params, query, body }) => {
    const booking = await findOwnBooking(world, params.reference, query.token)
    if (isRefusal(booking)) return booking
    await receiveMessage(world, {
      name: booking.customerName,
      email: booking.customerEmail,
      subject: `Change of booking #${booking.id} (${booking.reference})`,
      message: body.message,
    })
    return { success: true }
  })
}

function whatCustomersTakeAway(app: Hono<AppEnvironment>): void {
  serve(app, contract.downloadReceiptJson, async ({ world, params, query, c }) => {
    const booking = await findOwnBooking(world, params.reference, query.token)
    if (isRefusal(booking)) return booking
    nameDownload(c, `receipt-${booking.reference}.json`)
    return ownBookingAnswer(world, booking)
  })

  serve(app, contract.downloadReceiptPdf, async ({ world, params, query, c }) => {
    const booking = await findOwnBooking(world, params.reference, query.token)
    if (isRefusal(booking)) return booking
    const { siteTitle, contactInfo } = await readSettings(world.db)
    const own = await ownBookingAnswer(world, booking)
    const sender = { siteTitle, ...contactInfo }
    const pdf = await drawReceipt(own, sender, partyDayAt(world.now()))
    nameDownload(c, `receipt-${booking.reference}.pdf`)
    return c.body(new Uint8Array(pdf), 200, { 'Content-Type': 'application/pdf' })
  })

  serve(app, contract.downloadPartyDay, async ({ world, params, query, c }) => {
    const booking = await findOwnBooking(world, params.reference, query.token)
    if (isRefusal(booking)) return booking
    const { siteTitle } = await readSettings(world.db)
    const entry = {
      ...entryOf(booking),
      title: `${booking.themeName} teepee party`,
      notes: notesFor(booking),
    }
    nameDownload(c, `party-${booking.reference}.ics`)
    return c.body(drawCalendar(siteTitle, [entry]), 200, { 'Content-Type': 'text/calendar; charset=utf-8' })
  })
}

async function answerAnew(world: World, { id }: FullBooking) {
  const booking = await findBooking(world.db, { id })
  return booking ? ownBookingAnswer(world, booking) : WRONG_LINK
}

function notesFor(booking: FullBooking): string {
  const open = owedOf(booking) > 0 ? '\nA balance is still open, see your booking.' : ''
  return `Booking ID ${booking.reference}. We arrive 2-3 hours before the party to set everything up.${open}`
}

function nameDownload(c: AppContext, filename: string): void {
  c.header('Content-Disposition', `attachment; filename="${filename}"`)
}
