/** `waiting`: a mail has asked the recipient to confirm. */
export const SUBSCRIPTION_STATES = ['waiting', 'subscribed', 'unsubscribed'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** How many days the link in the confirmation mail stays valid. */
export const CONFIRMATION_DAYS = 7

/** Returns the new state of an address that is entered again, and whether to mail a request for confirmation. */
export function afterSubscribing(
  known: SubscriptionState | undefined,
  asksFirst: boolean,
): { readonly state: SubscriptionState; readonly asks: boolean } {
  if (known === 'subscribed') return { state: 'subscribed', asks: false }
  return asksFirst ? { state: 'waiting', asks: true } : { state: 'subscribed', asks: false }
}
