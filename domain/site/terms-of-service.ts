import { type Refusal, refuse } from '../foundation/refusal/refusal.ts'

export const TERMS_MAXIMUM_LENGTH = 50_000

/** A part of the terms as shown: a heading is a paragraph that begins with `#`. */
type TermsBlock = { readonly kind: 'heading' | 'paragraph'; readonly text: string }

/** Splits the text of the terms: an empty line ends a paragraph, and single line breaks are kept. */
export function termsBlocks(text: string): TermsBlock[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap(parseBlocks)
}

function parseBlocks(part: string): TermsBlock[] {
  const [, heading, rest = ''] = /^#{1,6}\s+(.+)(?:\n([\s\S]+))?$/.exec(part) ?? []
  if (!heading) return [{ kind: 'paragraph', text: part }]
  const below = rest.trim()
  return [{ kind: 'heading', text: heading.trim() }, ...(below === '' ? [] : parseBlocks(below))]
}

/** Returns why the customer must agree again; undefined if there are no terms, or the customer has agreed to these. */
export function termsRefusal(
  agreedVersion: number | null | undefined,
  currentVersion: number | undefined,
): Refusal | undefined {
  if (currentVersion === undefined || agreedVersion === currentVersion) return undefined
  return agreedVersion == null
    ? refuse('terms_changed', 'terms.agreeFirst')
    : refuse('terms_changed', 'terms.changed')
}

/**
 * Returns whether a payment by link requires agreement to the terms first. A booking that staff took by phone has not
 * agreed to any yet; one sold before terms had versions keeps the terms it was sold under.
 */
export function asksToAgree(
  booking: { readonly agreedVersion: number | null; readonly isFirstPayment: boolean; readonly madeAt: Date },
  firstPublishedAt: Date | undefined,
): boolean {
  if (firstPublishedAt === undefined || booking.agreedVersion !== null) return false
  return booking.isFirstPayment || booking.madeAt >= firstPublishedAt
}
