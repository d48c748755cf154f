import { hasCardForm } from '#contract/card-form-pages.ts'

/**
 * Only documents of the wizard and of a customer's own page let Stripe's script in. Somebody who came here from another page without
 * a new document still has that page's policy.
 */
export function isStripeAllowedHere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return hasCardForm(navigation ? new URL(navigation.name).pathname : location.pathname)
}
