import { api } from '#app/lib/api/api.ts'
import { isRefused } from '#app/lib/api/api-request.ts'
import type { PendingOrder } from '#app/lib/draft/booking-draft.ts'
import { readDraft, saveDraft } from '#app/lib/draft/booking-draft-store.ts'
import { rememberHeldDraft } from '#app/lib/draft/held-draft.ts'
import { randomKey } from '#app/lib/random-key.ts'
import { readSource } from '#app/lib/visits/read-source.ts'
import type { CustomerBooking } from '#contract/booking/bookings.ts'
import type { CallRequest } from '#contract/calls.ts'
import type { BookingOrder } from './booking-order.ts'

/** A hold with less time left than this is renewed before the card is retried. */
const ENOUGH_MILLISECONDS = 5 * 60_000

export type HeldParty = {
  readonly order: string
  readonly booking: CustomerBooking
  /** The payment it was held with was replaced by another one. */
  readonly isReplaced?: boolean
}

/**
 * Creates the booking that holds the day, or revises the draft's existing one: however often the customer
 * tries to pay, there is only one booking. `held` is the result of the last attempt on this page, reused if
 * nothing changed. Throws ApiFailure if the server refuses and TypeError if it cannot be reached.
 */
export async function holdParty(order: BookingOrder, held: HeldParty | undefined): Promise<HeldParty> {
  const written = JSON.stringify(order)
  if (held?.order === written && isStillHeld(held.booking)) return held
  const { pendingOrder } = readDraft()
  if (pendingOrder) await learnResponse(pendingOrder)
  const { bookingId, draftKey, heardFrom } = readDraft()
  const body = JSON.stringify({
    ...order,
    bookingId,
    draftKey: draftKey || null,
    source: readSource(heardFrom),
  } satisfies CallRequest<'post', '/api/bookings'>['body'])
  const booking = await send({ idempotencyKey: randomKey(), body })
  return { order: written, booking }
}

function isStillHeld({ holdExpiresAt }: CustomerBooking): boolean {
  return holdExpiresAt !== null && Date.parse(holdExpiresAt) - Date.now() > ENOUGH_MILLISECONDS
}

/** An earlier request may have created a booking although its response was lost: the same key returns it. */
async function learnResponse(pending: PendingOrder): Promise<void> {
  try {
    await send(pending)
  } catch (error) {
    if (!isRefused(error)) throw error
  }
}

async function send(order: PendingOrder): Promise<CustomerBooking> {
  saveDraft({ pendingOrder: order })
  try {
    const booking = await api.post('/api/bookings', {
      body: JSON.parse(order.body),
      headers: { 'Idempotency-Key': order.idempotencyKey },
    })
    saveDraft({ bookingId: booking.bookingId, pendingOrder: null })
    rememberHeldDraft(booking)
    return booking
  } catch (error) {
    if (isRefused(error)) saveDraft({ pendingOrder: null })
    throw error
  }
}
