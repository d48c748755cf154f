const MARK = '\0'

/** Returns what a text has before and after a value that is a link or a button. */
export function splitAround(write: (value: string) => string): readonly [before: string, after: string] {
  const [before = '', after = ''] = write(MARK).split(MARK)
  return [before, after]
}
