import { ERASED } from './contact-keys.ts'

/**
 * Returns the source of a pattern that matches this e-mail address, but no longer address that contains it. Case is
 * ignored. JavaScript and PostgreSQL read the pattern alike.
 */
export function addressPattern(email: string): string {
  return `(?<![^\\s<>()\\[\\],;:"=/])${literally(email)}(?![\\w%+-])(?!\\.\\w)`
}

/** Removes these words from a text wherever they occur as whole words. */
export function withoutWords(text: string, words: readonly string[]): string {
  const patterns = words
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length)
    .map((word) => (word.includes('@') ? addressPattern(word) : wordPattern(word)))
  return patterns.length === 0 ? text : text.replace(new RegExp(patterns.join('|'), 'giu'), ERASED)
}

function wordPattern(word: string): string {
  return `(?<![\\p{L}\\p{N}])${literally(word)}(?![\\p{L}\\p{N}])`
}

function literally(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
