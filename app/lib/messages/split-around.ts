const MARK = '\0'

/** Returns the parts of a text before and after a value that is a link or button. */
export function splitAround(write: (value: string) => string): readonly [before: string, after: string] {
  const [before = '', after = ''] = write(MARK).split(MARK)
  return [before, after]
}
