/** Marks that show nothing: zero-width blanks, byte order marks, hyphenation hints, and directions of writing. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Found as a whole: to search for a break between blanks takes time that grows with the square of their number. */
const BLANKS = /[\s\u0085]+/g
const BREAK = /[\t\n\v\f\r\u0085\u2028\u2029]/

/**
 * Returns the text as a single line, without marks that show nothing: a line break becomes a blank, and so do other
 * kinds of blanks. A name pasted from a spreadsheet must not break a mail's subject or greeting.
 */
export function toOneLine(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(BLANKS, (blanks) => (BREAK.test(blanks) ? ' ' : blanks))
    .replace(/[^\S ]/g, ' ')
}
