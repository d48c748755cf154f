/** Common English words that do not occur in Spanish. */
const ENGLISH =
  /(?<![\p{L}\p{N}])(the|your|you|yours|please|and|with|is|are|was|were|has|have|been|not|this|that|these|of|to|from|for|at|by|will|would|can|could|we|our|us|book|booking|booked|day|days|date|party|parties|payment|paid|price|theme|themes|teepees?|children|child|add-ons?|back|next|loading|failed|try again|home|today|until|which|what|who|how|when|where)(?![\p{L}\p{N}])/giu

/**
 * Returns the English words in a text. References and names that are the same in every language, including those of
 * settings, do not count.
 */
export function englishWordsIn(text: string): string[] {
  const spoken = text.replace(
    /MT(-[0-9A-Z]{4}){3}|\b[A-Z]+(_[A-Z]+)+\b|Moonlit Teepees|Moonlit & Teepees|Boho Blossom|Movie Night|Garden of Dreams|Under the Sea|Glow in the Dark Party|Custom Theme|hello@\S+|https?:\S+|\S+@\S+|Miami Beach|Coral Gables|s'mores|Priya N\./g,
    '',
  )
  return spoken.match(ENGLISH) ?? []
}
