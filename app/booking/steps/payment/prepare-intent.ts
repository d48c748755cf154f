import { ApiFailure } from '#app/lib/api/api-request.ts'
import { readDraft } from '#app/lib/draft/booking-draft-store.ts'
import type { PaymentIntent } from '#contract/money/payments.ts'
import { isLimited, requestIntent } from './request-intent.ts'

type Wanted = { readonly amount: number; readonly isDeposit: boolean }

/** The payment that this page prepared last without a booking, and what for. */
let last: { readonly wanted: string; readonly intent: PaymentIntent } | undefined

/**
 * Prepares the payment of a draft. Opening the payment step again prepares nothing new, because the number of payments
 * without a booking is limited: a held party has its own, and a page remembers what it prepared last. Null if too many
 * were prepared: then paying holds the party first.
 */
export async function prepareIntent({ amount, isDeposit }: Wanted): Promise<PaymentIntent | null> {
  const { draftKey } = readDraft()
  const held = await readHeldIntent({ amount, isDeposit })
  if (held) return held
  const wanted = JSON.stringify([draftKey, amount, isDeposit])
  if (last?.wanted === wanted) return last.intent
  const intent = await unlessLimited(requestIntent({ amount, isDeposit }))
  last = intent ? { wanted, intent } : undefined
  return intent
}

/** Returns whether payments work at all, by preparing one dollar that is never charged. */
export async function checkReadiness(): Promise<boolean> {
  const wanted = { amount: 1, isDeposit: false }
  const intent = (await readHeldIntent(wanted)) ?? (await unlessLimited(requestIntent(wanted)))
  return intent === null || Boolean(intent.clientSecret || intent.client_secret)
}

/** The server issues the open payment of a booking again, at the booking's own price. */
async function readHeldIntent(wanted: Wanted): Promise<PaymentIntent | undefined> {
  const { bookingId } = readDraft()
  if (bookingId === null) return undefined
  try {
    return await requestIntent({ ...wanted, bookingId })
  } catch (error) {
    // The hold may have ended. Whatever became of the booking, paying says.
    if (error instanceof ApiFailure && error.response.code !== 'provider_down') return undefined
    throw error
  }
}

async function unlessLimited(intent: Promise<PaymentIntent>): Promise<PaymentIntent | null> {
  try {
    return await intent
  } catch (error) {
    if (isLimited(error)) return null
    throw error
  }
}
