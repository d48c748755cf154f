import { hasCardForm } from '#contract/card-form-pages.ts'

/**
 * Returns whether this document allows Stripe's script: only those of the wizard and of a customer's own page do. A
 * visitor who came from another page without a new document still has that page's policy.
 */
export function isStripeAllowedHere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return hasCardForm(navigation ? new URL(navigation.name).pathname : location.pathname)
}
