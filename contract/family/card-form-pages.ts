import { englishPathOf } from '#domain/site/page-path.ts'

/**
 * Returns whether a page reaches a card form without loading another document: the whole wizard, the page of a booking
 * that leads back to its payment, and a customer's own page. Only their documents may load a card provider's script.
 */
export function hasCardForm(path: string): boolean {
  return /^\/(book|booking(\/[^/]+)?|my-booking\/[^/]+)\/?$/.test(englishPathOf(path) ?? path)
}
