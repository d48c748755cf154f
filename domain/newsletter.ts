/** Waiting: a mail asks the mailbox's owner to confirm. */
export const SUBSCRIPTION_STATES = ['waiting', 'subscribed', 'unsubscribed'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** How long the link in the mail that asks for a confirmation works. */
export const CONFIRMATION_DAYS = 7

/** What becomes of an address that is sent again, and whether its owner is asked by mail. */
export function afterSubscribing(
  known: SubscriptionState | undefined,
  asksFirst: boolean,
): { readonly state: SubscriptionState; readonly asks: boolean } {
  if (known === 'subscribed') return { state: 'subscribed', asks: false }
  return asksFirst ? { state: 'waiting', asks: true } : { state: 'subscribed', asks: false }
}
