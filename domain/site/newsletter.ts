/** `waiting`: a mail has asked the recipient to confirm. */
export const SUBSCRIPTION_STATES = ['waiting', 'subscribed', 'unsubscribed'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** How many days the link in the confirmation mail stays valid. */
export const CONFIRMATION_DAYS = 7

type Known = { readonly state: SubscriptionState; readonly isConfirmed: boolean }

/**
 * Returns the new state of an address that is entered again, and whether to mail a request for confirmation. An address
 * that was entered while nobody was asked is asked now: only confirmed ones get newsletters.
 */
export function afterSubscribing(
  known: Known | undefined,
  asksFirst: boolean,
): { readonly state: SubscriptionState; readonly asks: boolean } {
  const isSettled = known?.state === 'subscribed' && known.isConfirmed
  return asksFirst && !isSettled ? { state: 'waiting', asks: true } : { state: 'subscribed', asks: false }
}
