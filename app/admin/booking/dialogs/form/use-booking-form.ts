import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { describeFailure, toastFailure, toastSuccess } from '#app/admin/kit/forms/describe-failure.ts'
import { useRequestKey } from '#app/admin/kit/forms/use-request-key.ts'
import { useVersionedForm } from '#app/admin/kit/forms/use-versioned-form.ts'
import { api } from '#app/lib/api/api.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { isActive } from '#domain/booking/status.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { phoneKey } from '#domain/people/customers/contact-keys.ts'
import { bookingFailure } from '../booking-failure.ts'
import { loadBooking } from '../booking-query.ts'
import { cacheSavedBooking } from '../cache-saved-booking.ts'
import { FOLLOWS_BOOKINGS } from '../use-bookings-changed.ts'
import { type BookingOverride, useCapacityQuestion } from '../use-capacity-question.ts'
import {
  type BookingFields,
  changesPrice,
  getBookingChange,
  getChangeRules,
  getChanges,
  NEW_BOOKING_RULES,
  toBookingFields,
  toNewBooking,
} from './booking-fields.ts'
import { useBookingQuote } from './use-booking-quote.ts'

type BookingFormOptions = {
  readonly alwaysSent?: readonly (keyof BookingFields)[]
  /** Of a new booking. */
  readonly day?: PartyDay | undefined
}

/**
 * Changes a booking, or creates one for a customer on the phone. A change sends the fields that differ from `base`, the
 * version that it is based on, plus `alwaysSent`.
 */
export function useBookingForm(
  booking: Booking | undefined,
  onSaved: (saved: Booking) => void,
  { alwaysSent = [], day = '' }: BookingFormOptions = {},
) {
  const text = useText()
  const queryClient = useQueryClient()
  const sendKeyed = useRequestKey()
  const sendCashKeyed = useRequestKey()
  const { asksAbout, questionFor } = useCapacityQuestion()
  const changesIn = (fields: BookingFields, base: Booking | undefined) =>
    base ? getChanges(fields, toBookingFields(base)) : fields
  const toSend = (fields: BookingFields, base: Booking) =>
    getChanges(fields, toBookingFields(base), alwaysSent)

  /** The booking exists either way: cash that could not be recorded can be recorded on the booking later. */
  const recordCash = async (created: Booking): Promise<Booking> => {
    try {
      const body = { amount: created.finalAmount, method: 'cash' as const }
      const params = { id: created.id }
      return await sendCashKeyed(body, (request) =>
        api.post('/api/bookings/:id/payments', { params, ...request }),
      )
    } catch (error) {
      toastFailure(text('admin.bookingForm.cashFailed', { id: created.id, why: describeFailure(error) }))
      return created
    }
  }

  /** The booking is saved either way: staff can also merge the two records later. */
  const joinFamily = async ({ id }: Booking, fields: BookingFields): Promise<void> => {
    const { sameFamilyAs, customerPhone } = fields
    if (!sameFamilyAs || sameFamilyAs.phone !== phoneKey(customerPhone)) return
    try {
      const [known, own] = await Promise.all(
        [sameFamilyAs.bookingId, id].map((one) =>
          api.get('/api/bookings/:id/customer', { params: { id: one } }),
        ),
      )
      if (known && own && known.id !== own.id)
        await api.post('/api/admin/customers/:id/merge', { params: known, body: { otherId: own.id } })
    } catch (error) {
      toastFailure(text('admin.bookingForm.sameFamily.failed', { why: describeFailure(error) }))
    }
  }

  const send = async (fields: BookingFields, base: Booking | undefined, override: BookingOverride = {}) => {
    if (base) {
      const { id, version } = base
      // Where no statements could be shown, the server refuses any difference.
      const seen = isSettled(base) &&
        changesPrice(changesIn(fields, base)) && { differenceAmount: quote.both?.differenceAmount ?? '0.00' }
      const body = { ...getBookingChange(toSend(fields, base)), ...seen, version, ...override }
      const saved = await api.patch('/api/bookings/:id', { params: { id }, body })
      await joinFamily(saved, fields)
      return saved
    }
    const body = { ...toNewBooking(fields), ...override }
    const created = await sendKeyed(body, (request) => api.post('/api/admin/bookings', request))
    await joinFamily(created, fields)
    return fields.isCash ? recordCash(created) : created
  }

  const toFields = useCallback(
    (stored: Booking | undefined) =>
      stored ? toBookingFields(stored) : { ...toBookingFields(stored), bookingDate: day },
    [day],
  )
  const item = useVersionedForm<Booking, BookingFields, BookingOverride>({
    stored: booking,
    toFields,
    rules: booking
      ? getChangeRules((fields) => toSend(fields, booking), booking.bookingDate)
      : NEW_BOOKING_RULES,
    reload: async () => booking && loadBooking(booking.id),
    save: async (fields, base, override) => {
      const saved = await send(fields, base, override)
      toastSuccess(
        booking ? text('admin.bookingForm.updated') : text('admin.bookingForm.created', { id: saved.id }),
      )
      cacheSavedBooking(queryClient, saved)
      onSaved(saved)
      return saved
    },
    refreshes: FOLLOWS_BOOKINGS,
    asksAbout: (error, override) => {
      const asks = asksAbout(error, override)
      if (!asks) void quote.refetch()
      return asks
    },
    failed: (_, error) =>
      bookingFailure(
        text(booking ? 'admin.bookingForm.updateFailed' : 'admin.bookingForm.createFailed'),
        error,
      ),
  })
  const { form, base } = item
  const settles = isSettled(base)
  const entered = changesIn(form.fields, base)
  // A form that always sends its few fields needs a quote only if the price can change.
  const showsPrice = alwaysSent.length === 0 || (settles && changesPrice(entered))
  const quote = useBookingQuote(base, entered, { showsPrice, settles })
  return { ...item, quote, settles, capacity: questionFor(item.submit) }
}

/** Returns whether changes to a booking are settled with its family. */
const isSettled = (booking: Booking | undefined) => booking !== undefined && isActive(booking.bookingStatus)
