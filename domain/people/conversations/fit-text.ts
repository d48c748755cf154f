import { measureText, ONE_TEXT, toGsm } from './gsm.ts'

type Names = Readonly<Record<string, string>>

/**
 * Shortens the names in a text until it fits into one segment: the longest name loses letters from its end.
 * @param write returns the text with these names
 */
export function fitText<Given extends Names>(names: Given, write: (names: Given) => string): string {
  const fitted: Record<string, string> = Object.fromEntries(
    Object.entries(names).map(([name, value]) => [name, toGsm(value)]),
  )
  for (;;) {
    const text = toGsm(write(fitted as Given))
    if (measureText(text).length <= ONE_TEXT) return text
    const [longest, value] = Object.entries(fitted).reduce((one, other) =>
      other[1].length > one[1].length ? other : one,
    )
    if (value === '')
      throw new RangeError(`A text has more than ${ONE_TEXT} letters without its names: ${text}`)
    fitted[longest] = value.slice(0, -1).trimEnd()
  }
}

/** What programs that show a message would turn into a link. */
const LINK = /[:@].*|\.\p{L}{2}.*/u

/**
 * Returns the name a message uses to greet somebody. Anybody can have it sent to anybody, so it never brings a link
 * along.
 */
export function firstName(name: string): string {
  return (name.trim().split(/\s+/)[0] ?? '').replace(LINK, '')
}
