import type { Hono } from 'hono'
import { centsOf, optionalCents } from '#contract/decimal.ts'
import * as contract from '#contract/own-booking.ts'
import { owedCents } from '#domain/booking/balance.ts'
import { boundsInWords, deliveryWindowOf } from '#domain/booking/party-start.ts'
import type { Language } from '#domain/language.ts'
import { partyDayAt } from '#domain/party-day.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { say } from '#domain/sentences/said.ts'
import { bookingIn } from '#server/bookings/booking-in.ts'
import { findBooking } from '#server/bookings/booking-queries.ts'
import type { FullBooking } from '#server/bookings/full-booking.ts'
import { drawCalendar } from '#server/calendar-feed/draw-calendar.ts'
import { entryOf } from '#server/calendar-feed/entry-of.ts'
import { cancelBooking } from '#server/checkout/cancel-booking.ts'
import type { Context } from '#server/context.ts'
import { siteTitleIn } from '#server/database/spanish-text-queries.ts'
import type { AppContext, AppEnvironment } from '#server/http/app-environment.ts'
import { callerAddress } from '#server/http/client-address.ts'
import { limitRequests } from '#server/http/rate-limit.ts'
import { serve } from '#server/http/serve-endpoint.ts'
import { termsFilename } from '#server/mail/mail-attachments.ts'
import { receiveMessage } from '#server/messages/receive-message.ts'
import { prepareDuePayment } from '#server/payments/prepare-due-payment.ts'
import { intentResponse } from '#server/payments/prepare-payment.ts'
import { prepareTip } from '#server/payments/prepare-tip.ts'
import { readSettings } from '#server/settings/settings-queries.ts'
import { findTerms } from '#server/terms-of-service/terms-queries.ts'
import { findOwnBooking, ownBookingResponse, WRONG_LINK } from './find-own-booking.ts'
import { ownDays } from './own-days.ts'
import { paperWordsIn } from './paper-words.ts'
import { rescheduleOwnBooking } from './reschedule-own-booking.ts'

export function ownBookingEndpoints(app: Hono<AppEnvironment>): void {
  app.use('/api/my-bookings/*', limitRequests({ name: 'own-booking', most: 120, seconds: 60 }))
  app.use('/api/my-bookings/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  ownBookingChanges(app)
  ownBookingDownloads(app)
}

function ownBookingChanges(app: Hono<AppEnvironment>): void {
  serve(app, contract.readOwnBooking, async ({ ctx, params, query, language }) => {
    const booking = await findOwnBooking(ctx, params.reference, query.token)
    return isRefusal(booking) ? booking : ownBookingResponse(ctx, booking, language)
  })

  serve(
    app,
    contract.payBalance,
    async ({ ctx, params, query, body, c }) => {
      const booking = await findOwnBooking(ctx, params.reference, query.token)
      if (isRefusal(booking)) return booking
      const intent = await prepareDuePayment(ctx, booking, {
        amountCents: optionalCents(body?.amount),
        purpose: body?.purpose,
        termsVersion: body?.termsVersion,
        callerAddress: callerAddress(c),
      })
      return isRefusal(intent) ? intent : intentResponse(intent)
    },
    { permit: holdsLink },
  )

  serve(
    app,
    contract.giveTip,
    async ({ ctx, params, query, body }) => {
      const booking = await findOwnBooking(ctx, params.reference, query.token)
      if (isRefusal(booking)) return booking
      const intent = await prepareTip(ctx, booking, centsOf(body.amount))
      return isRefusal(intent) ? intent : intentResponse(intent)
    },
    { permit: holdsLink },
  )

  serve(app, contract.readOwnDays, async ({ ctx, params, query: { token, ...stretch }, language }) => {
    const booking = await findOwnBooking(ctx, params.reference, token)
    return isRefusal(booking) ? booking : ownDays(ctx, booking, stretch, language)
  })

  serve(
    app,
    contract.rescheduleOwnBooking,
    async ({ ctx, params, query, body, language }) => {
      const booking = await findOwnBooking(ctx, params.reference, query.token)
      if (isRefusal(booking)) return booking
      return (
        (await rescheduleOwnBooking(ctx, booking.id, body.bookingDate)) ?? respondAnew(ctx, booking, language)
      )
    },
    { permit: holdsLink },
  )

  serve(
    app,
    contract.cancelOwnBooking,
    async ({ ctx, params, query, body, language }) => {
      const booking = await findOwnBooking(ctx, params.reference, query.token)
      if (isRefusal(booking)) return booking
      const refundCents = centsOf(body.refundAmount)
      const done = await cancelBooking(ctx, booking.id, { by: 'customer', actor: 'customer', refundCents })
      return isRefusal(done) ? done : ownBookingResponse(ctx, done.booking, language)
    },
    { permit: holdsLink },
  )

  serve(
    app,
    contract.askForChange,
    async ({ ctx, params, query, body }) => {
      const booking = await findOwnBooking(ctx, params.reference, query.token)
      if (isRefusal(booking)) return booking
      await receiveMessage(ctx, {
        name: booking.customerName,
        email: booking.customerEmail,
        subject: `Change of booking #${booking.id} (${booking.reference})`,
        message: body.message,
      })
      return { success: true }
    },
    { permit: holdsLink },
  )
}

/** Checked before a stored response of an earlier request is sent. */
const holdsLink = async ({ ctx, params, query }: OwnCall) => {
  const booking = await findOwnBooking(ctx, params.reference, query.token)
  return isRefusal(booking) ? booking : undefined
}

type OwnCall = {
  readonly ctx: Context
  readonly params: { readonly reference: string }
  readonly query: { readonly token: string }
}

function ownBookingDownloads(app: Hono<AppEnvironment>): void {
  serve(app, contract.downloadReceiptJson, async ({ ctx, params, query, c }) => {
    const booking = await findOwnBooking(ctx, params.reference, query.token)
    if (isRefusal(booking)) return booking
    nameDownload(c, `receipt-${booking.reference}.json`)
    return ownBookingResponse(ctx, booking, booking.language)
  })

  serve(app, contract.downloadReceiptPdf, async ({ ctx, params, query, c }) => {
    const booking = await findOwnBooking(ctx, params.reference, query.token)
    if (isRefusal(booking)) return booking
    const { language } = booking
    const { siteTitle, contactInfo } = await readSettings(ctx.db)
    const own = await ownBookingResponse(ctx, booking, language)
    const sender = { ...contactInfo, siteTitle: await siteTitleIn(language, ctx.db, siteTitle) }
    // Fonts and PDF are loaded only when something is drawn: together they would take a tenth of every start.
    const { drawReceipt } = await import('./draw-receipt.ts')
    const pdf = await drawReceipt(own, sender, { today: partyDayAt(ctx.now()), language })
    nameDownload(c, `receipt-${booking.reference}.pdf`)
    return c.body(new Uint8Array(pdf), 200, { 'Content-Type': 'application/pdf' })
  })

  serve(app, contract.downloadAgreedTerms, async ({ ctx, params, query, c }) => {
    const booking = await findOwnBooking(ctx, params.reference, query.token)
    if (isRefusal(booking)) return booking
    const terms = booking.termsVersion === null ? undefined : await findTerms(ctx.db, booking.termsVersion)
    if (!terms) return NOTHING_AGREED
    const { siteTitle } = await readSettings(ctx.db)
    nameDownload(c, termsFilename(terms.version))
    const { drawTerms } = await import('#server/pdf/draw-terms.ts')
    const pdf = await drawTerms(terms, siteTitle)
    return c.body(new Uint8Array(pdf), 200, { 'Content-Type': 'application/pdf' })
  })

  serve(app, contract.downloadPartyDay, async ({ ctx, params, query, c }) => {
    const found = await findOwnBooking(ctx, params.reference, query.token)
    if (isRefusal(found)) return found
    const booking = await bookingIn(found.language, ctx.db, found)
    const { siteTitle } = await readSettings(ctx.db)
    const name = await siteTitleIn(booking.language, ctx.db, siteTitle)
    const words = paperWordsIn(booking.language)
    const entry = {
      ...entryOf(booking),
      title: words.calendarTitle(booking.themeName),
      notes: notesFor(booking),
    }
    nameDownload(c, `party-${booking.reference}.ics`)
    return c.body(drawCalendar(name, [entry]), 200, { 'Content-Type': 'text/calendar; charset=utf-8' })
  })
}

const NOTHING_AGREED = refuse('not_found', say('nothingAgreed'))

async function respondAnew(ctx: Context, { id }: FullBooking, language: Language) {
  const booking = await findBooking(ctx.db, { id })
  return booking ? ownBookingResponse(ctx, booking, language) : WRONG_LINK
}

function notesFor(booking: FullBooking): string {
  const { reference, partyStartTime, language } = booking
  const words = paperWordsIn(language)
  const arrival = partyStartTime
    ? words.arriveBetween(boundsInWords(deliveryWindowOf(partyStartTime), language))
    : words.arriveBefore
  const open = owedCents(booking) > 0 ? `\n${words.balanceOpen}` : ''
  return `${words.calendarNotes(reference, arrival)}${open}`
}

function nameDownload(c: AppContext, filename: string): void {
  c.header('Content-Disposition', `attachment; filename="${filename}"`)
}
