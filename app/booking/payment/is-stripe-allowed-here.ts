/**
 * Only documents of the booking pages let Stripe's script in. Somebody who came here from another page without a new
 * document still has that page's policy; the wizard survives the reload that mends it.
 */
export function isStripeAllowedHere(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const loadedPath = navigation ? new URL(navigation.name).pathname : location.pathname
  return /^\/(book|booking|my-booking)(\/|$)/.test(loadedPath)
}
