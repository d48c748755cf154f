import { answerByFamily as answerCall } from '#contract/family/answers.ts'
import * as contract from '#contract/family/booking-page.ts'
import { downloadFamilyInvoice, listFamilyInvoices } from '#contract/money/invoices.ts'
import { optionalCents, toCents } from '#contract/wire/decimal.ts'
import { isOpenByReference, isOpenWithKey } from '#domain/booking/reference-access.ts'
import { toDecimal } from '#domain/foundation/money/money.ts'
import { isRefusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { issuePageToken } from '#server/booking/bookings/booking-page-link.ts'
import { findBooking } from '#server/booking/bookings/booking-queries.ts'
import { NO_SUCH_REFERENCE } from '#server/booking/bookings/booking-refusals.ts'
import type { FullBooking } from '#server/booking/bookings/full-booking.ts'
import { findTerms } from '#server/booking/terms-of-service/terms-queries.ts'
import type { Context } from '#server/context.ts'
import { cancelBooking } from '#server/family/checkout/cancel-booking.ts'
import { readSettings } from '#server/foundation/database/read-settings.ts'
import { siteTitleIn } from '#server/foundation/database/translation-queries.ts'
import type { AppContext } from '#server/foundation/http/app-environment.ts'
import { callerAddress } from '#server/foundation/http/client-address.ts'
import { nameDownload, sendPdf, showPdf } from '#server/foundation/http/files/downloads.ts'
import { countAgainst, limitRequests } from '#server/foundation/http/rate-limit.ts'
import { endpoints } from '#server/foundation/http/serve-endpoint.ts'
import { termsFilename } from '#server/foundation/mail/mail-attachments.ts'
import { findInvoice, readBookingInvoices } from '#server/money/invoices/invoice-queries.ts'
import { sendInvoice } from '#server/money/invoices/send-invoice.ts'
import { agreeToHold, revokeHoldConsent } from '#server/money/payments/holds/family-hold.ts'
import { prepareDuePayment } from '#server/money/payments/intents/prepare-due-payment.ts'
import { intentResponse } from '#server/money/payments/intents/prepare-payment.ts'
import { prepareTip } from '#server/money/payments/intents/prepare-tip.ts'
import { receiveMessage } from '#server/people/conversations/contact-form/receive-message.ts'
import { bookingPageResponse } from './booking-page-response.ts'
import { answerByFamily } from './family-answers.ts'
import { listFamilyDays } from './list-family-days.ts'
import { partyEntry } from './party-entry.ts'
import { listMoveLines, prepareChangePayment } from './prepare-change-payment.ts'
import { quoteMove, rescheduleByFamily } from './reschedule-by-family.ts'
import { agreeAgain, removeFamilyCard } from './saved-card.ts'
import { familyEndpoints, WRONG_LINK } from './serve-booking-page.ts'

/** As many as anybody may send with the contact form. */
const MESSAGES = { name: 'family-messages', most: 30, seconds: 600 }

export const bookingPageEndpoints = endpoints((serve, app) => {
  app.use('/api/my-bookings/*', limitRequests({ name: 'own-booking', most: 120, seconds: 60 }))
  app.use('/api/my-bookings/*', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.use('/api/bookings/:reference/page-link', limitRequests({ name: 'page-links', most: 30, seconds: 60 }))
  serve(contract.getPageLink, async ({ ctx, params, body }) => {
    const booking = await findBooking(ctx.db, params)
    const today = partyDayAt(ctx.now())
    const isOpen = booking && isOpenWithKey(booking, { ...body, today })
    return isOpen ? { token: await issuePageToken(ctx.db, booking) } : NO_SUCH_REFERENCE
  })
  serve(contract.downloadPartyByReference, async ({ ctx, params, c }) => {
    const booking = await findBooking(ctx.db, params)
    const isOpen = booking && isOpenByReference(booking, partyDayAt(ctx.now()))
    return isOpen ? sendEntry(ctx, booking, c) : NO_SUCH_REFERENCE
  })

  bookingPagePayments(app)
  bookingPageChanges(app)
  bookingPageDownloads(app)
})

const bookingPagePayments = familyEndpoints((serve) => {
  serve(contract.payBalance, async ({ ctx, booking, body, c, language }) => {
    const intent = await prepareDuePayment(ctx, booking, {
      amountCents: optionalCents(body?.amount),
      purpose: body?.purpose,
      termsVersion: body?.termsVersion,
      callerAddress: callerAddress(c),
      autopay: body?.autopay ? { language, address: callerAddress(c) } : undefined,
    })
    return isRefusal(intent) ? intent : intentResponse(intent)
  })

  serve(contract.removeFamilyCard, async ({ ctx, booking, language }) => {
    const refusal = await removeFamilyCard(ctx, booking)
    return refusal ?? respondAnew(ctx, booking, language)
  })

  serve(contract.agreeToNewAmount, async ({ ctx, booking, body, language, c }) => {
    const amountCents = toCents(body.amount)
    const refusal = await agreeAgain(ctx, booking, { amountCents, language, address: callerAddress(c) })
    return refusal ?? respondAnew(ctx, booking, language)
  })

  serve(contract.agreeToHold, async ({ ctx, booking, body, language, c }) => {
    const seen = { amountCents: toCents(body.amount), last4: body.last4 }
    const refusal = await agreeToHold(ctx, booking, { seen, language, address: callerAddress(c) })
    return refusal ?? respondAnew(ctx, booking, language)
  })

  serve(contract.revokeHoldConsent, async ({ ctx, booking, language }) => {
    const refusal = await revokeHoldConsent(ctx, booking)
    return refusal ?? respondAnew(ctx, booking, language)
  })

  serve(contract.giveTip, async ({ ctx, booking, body }) => {
    const intent = await prepareTip(ctx, booking, toCents(body.amount))
    return isRefusal(intent) ? intent : intentResponse(intent)
  })
})

const bookingPageChanges = familyEndpoints((serve) => {
  serve(contract.readBookingPage, ({ ctx, booking, language }) => bookingPageResponse(ctx, booking, language))

  serve(contract.readFamilyDays, ({ ctx, booking, query: { from, to }, language }) =>
    listFamilyDays(ctx, booking, { from, to }, language),
  )

  serve(contract.quoteFamilyMove, async ({ ctx, booking, query: { bookingDate }, language }) => {
    const quote = await quoteMove(ctx, booking, bookingDate)
    if (isRefusal(quote)) return quote
    const sentence = quote.messages.length > 0 ? textIn(language)(quote.messages) : undefined
    return { lines: listMoveLines(quote, language), ...(sentence && { sentence }) }
  })

  serve(contract.rescheduleByFamily, async ({ ctx, booking, body, language, c }) => {
    const move = await rescheduleByFamily(ctx, booking.id, body.bookingDate)
    if (move === null) return respondAnew(ctx, booking, language)
    if (isRefusal(move)) return move
    const intent = await prepareChangePayment(ctx, booking, move)
    if (isRefusal(intent)) return intent
    const pending: contract.PendingMove = {
      ...intentResponse(intent),
      moveId: move.id,
      amount: toDecimal(move.dueCents),
      lines: listMoveLines(move, language),
      expiresAt: (move.expiresAt ?? ctx.now()).toISOString(),
    }
    return c.json(pending, 201)
  })

  serve(answerCall, async ({ ctx, booking, body, language }) => {
    const refusal = await answerByFamily(ctx, booking, body.answers)
    return refusal ?? respondAnew(ctx, booking, language)
  })

  serve(contract.cancelByFamily, async ({ ctx, booking, body, language }) => {
    const refundCents = toCents(body.refundAmount)
    const done = await cancelBooking(ctx, booking.id, { by: 'customer', actor: 'customer', refundCents })
    return isRefusal(done) ? done : bookingPageResponse(ctx, done.booking, language)
  })

  serve(contract.askForChange, async ({ ctx, booking, body }) => {
    const tooMany = await countAgainst(ctx, MESSAGES, String(booking.id))
    if (tooMany) return tooMany
    await receiveMessage(ctx, {
      name: booking.customerName,
      email: booking.customerEmail,
      subject: `Change of booking #${booking.id} (${booking.reference})`,
      message: body.message,
      language: booking.language,
    })
    return { success: true }
  })
})

const bookingPageDownloads = familyEndpoints((serve) => {
  serve(contract.downloadReceiptJson, ({ ctx, booking, c }) => {
    nameDownload(c, `receipt-${booking.reference}.json`)
    return bookingPageResponse(ctx, booking, booking.language)
  })

  serve(contract.downloadReceiptPdf, async ({ ctx, booking, c }) => {
    const { language } = booking
    const { siteTitle, contactInfo } = await readSettings(ctx.db)
    const own = await bookingPageResponse(ctx, booking, language)
    const sender = { ...contactInfo, siteTitle: await siteTitleIn(language, ctx.db, siteTitle) }
    // Fonts and the PDF library are loaded lazily: together they would take a tenth of the startup time.
    const { drawReceipt } = await import('./draw-receipt.ts')
    const pdf = await drawReceipt(own, sender, { today: partyDayAt(ctx.now()), language })
    return showPdf(c, `receipt-${booking.reference}.pdf`, pdf)
  })

  serve(contract.downloadAgreedTerms, async ({ ctx, booking, c }) => {
    const terms = booking.termsVersion === null ? undefined : await findTerms(ctx.db, booking.termsVersion)
    if (!terms) return NOTHING_AGREED
    const { siteTitle } = await readSettings(ctx.db)
    const { drawTerms } = await import('#server/foundation/pdf/draw-terms.ts')
    return sendPdf(c, termsFilename(terms.version), await drawTerms(terms, siteTitle))
  })

  serve(contract.downloadPartyDay, ({ ctx, booking, c }) => sendEntry(ctx, booking, c))

  serve(listFamilyInvoices, ({ ctx, booking }) => readBookingInvoices(ctx.db, booking.reference))

  serve(downloadFamilyInvoice, async ({ ctx, booking, params, c }) => {
    const invoice = await findInvoice(ctx.db, params.number)
    return sendInvoice(c, invoice?.bookingReference === booking.reference ? invoice : undefined)
  })
})

const NOTHING_AGREED = refuse('not_found', 'bookings.nothingAgreed')

async function respondAnew(ctx: Context, { id }: FullBooking, language: Language) {
  const booking = await findBooking(ctx.db, { id })
  return booking ? bookingPageResponse(ctx, booking, language) : WRONG_LINK
}

async function sendEntry(ctx: Context, booking: FullBooking, c: AppContext): Promise<Response> {
  nameDownload(c, `party-${booking.reference}.ics`)
  return c.body(await partyEntry(ctx, booking), 200, { 'Content-Type': 'text/calendar; charset=utf-8' })
}
