import { getBookingPhase } from '#contract/booking/booking-phase.ts'
import type { BookingPage } from '#contract/family/booking-page.ts'
import type { FAMILY_TOOLS } from '#contract/operations/assistants/family-tools.ts'
import { partyDayAt } from '#domain/foundation/time/party-day.ts'
import { textIn } from '#domain/foundation/translation/text-in.ts'
import { pathIn } from '#domain/site/page-path.ts'
import { siteUrl } from '#server/site-url.ts'
import { isToolRefusal, type ToolRefusal } from './call-api.ts'
import type { Arguments, Runs, ToolCall } from './tool-call.ts'

type Own = Pick<typeof FAMILY_TOOLS, 'get_status' | 'change_party' | 'cancel_party'>

/** What an assistant can do with a booking through the link mailed to the family. */
export const OWN_PARTY: Runs<Own> = {
  get_status: async (call) => {
    const own = await readOwn(call)
    return isToolRefusal(own) ? own : toStatus(call, own)
  },
  change_party: async (call) => {
    const { bookingDate, ...order } = getWanted(call.sent)
    if (bookingDate === undefined) return changeOrder(call, order)
    return Object.keys(order).length > 0 ? refuseBoth(call) : moveParty(call, bookingDate)
  },
  cancel_party: cancelParty,
}

function getLink({ sent: { bookingId, token } }: ToolCall) {
  return { params: { reference: bookingId }, query: { token } }
}

function readOwn(call: ToolCall): Promise<BookingPage | ToolRefusal> {
  return call.callApi('get', '/api/my-bookings/:reference', getLink(call))
}

/**
 * Everything outside the tool's contract, above all what identifies the family, is dropped when the response is built.
 */
function toStatus(call: ToolCall, own: BookingPage) {
  const phase = getBookingPhase(own.booking, partyDayAt(call.ctx.now()))
  return { ...own.booking, ...own, phase, ownPageUrl: toPageUrl(call) }
}

/** The booking page for the link given to the assistant. */
function toPageUrl({ ctx, language, sent }: ToolCall): string {
  const query = new URLSearchParams({ token: String(sent.token) })
  return siteUrl(ctx) + pathIn(language, `/my-booking/${encodeURIComponent(String(sent.bookingId))}?${query}`)
}

function getWanted({
  bookingId,
  token,
  confirmed,
  version,
  differenceAmount,
  language,
  ...wanted
}: Arguments) {
  return wanted
}

function refuseBoth({ language }: ToolCall): ToolRefusal {
  return { refused: { code: 'invalid', message: textIn(language)('assistants.dayAlone') } }
}

async function changeOrder(call: ToolCall, order: Arguments) {
  const { callApi, sent, language } = call
  const quote = await callApi('post', '/api/my-bookings/:reference/change-quote', {
    ...getLink(call),
    body: order,
  })
  if (isToolRefusal(quote)) return quote
  const isPaidFirst = quote.dueNowAmount !== '0.00'
  if (sent.confirmed === true && !isPaidFirst) {
    const { version, differenceAmount } = sent
    const body = { ...order, version, differenceAmount }
    const changed = await callApi('post', '/api/my-bookings/:reference/change', { ...getLink(call), body })
    if (isToolRefusal(changed)) return changed
    if ('booking' in changed)
      return {
        applied: true,
        sentence: textIn(language)('assistants.changed'),
        status: toStatus(call, changed),
      }
  }
  const { before, after, sentence, roomSentence } = quote
  const payFirst = isPaidFirst ? textIn(language)('assistants.payFirst') : undefined
  return {
    applied: false,
    sentence: [sentence, roomSentence ?? payFirst].filter(Boolean).join(' '),
    quote: { ...quote, totalBeforeAmount: before.totalAmount, totalAfterAmount: after.totalAmount },
    ...(isPaidFirst && { paymentUrl: toPageUrl(call) }),
  }
}

async function moveParty(call: ToolCall, bookingDate: unknown) {
  const { callApi, sent, language } = call
  if (sent.confirmed === true) {
    const moved = await callApi('post', '/api/my-bookings/:reference/reschedule', {
      ...getLink(call),
      body: { bookingDate },
    })
    if (isToolRefusal(moved)) return moved
    if (!('booking' in moved))
      return {
        applied: false,
        sentence: textIn(language)('assistants.payFirst'),
        paymentUrl: toPageUrl(call),
      }
    const sentence = textIn(language)('assistants.moved', { day: moved.booking.bookingDate })
    return { applied: true, sentence, status: toStatus(call, moved) }
  }
  const { params, query } = getLink(call)
  const [own, days] = await Promise.all([
    readOwn(call),
    callApi('get', '/api/my-bookings/:reference/availability', {
      params,
      query: { ...query, from: bookingDate, to: bookingDate },
    }),
  ])
  if (isToolRefusal(own)) return own
  if (isToolRefusal(days)) return days
  const [day] = days
  const isDayFree = own.canReschedule && day?.available === true
  const reason = own.canReschedule ? day?.reason : undefined
  const sentences = isDayFree
    ? [own.rescheduleSentence, own.moveRefundSentence]
    : [reason ?? own.rescheduleSentence]
  return {
    applied: false,
    sentence: sentences.filter(Boolean).join(' '),
    isDayFree,
    status: toStatus(call, own),
  }
}

async function cancelParty(call: ToolCall) {
  const { callApi, sent } = call
  const own = await readOwn(call)
  if (isToolRefusal(own)) return own
  const { canCancel, refundAmount, refundSentence, booking } = own
  const terms = { canCancel, refundAmount, refundSentence }
  if (sent.refundAmount === undefined)
    return { ...terms, cancelled: false, bookingStatus: booking.bookingStatus }
  const body = { refundAmount: sent.refundAmount }
  const done = await callApi('post', '/api/my-bookings/:reference/cancellation', { ...getLink(call), body })
  if (isToolRefusal(done)) return done
  return { ...terms, canCancel: done.canCancel, cancelled: true, bookingStatus: done.booking.bookingStatus }
}
