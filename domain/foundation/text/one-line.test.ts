import { expect, it } from 'vitest'
import { toOneLine } from './one-line.ts'

it.each([
  ['Ana  Gomez', 'Ana  Gomez'],
  ['Ana \r\n\t Gomez', 'Ana Gomez'],
  ['Ana\u00a0Gomez', 'Ana Gomez'],
  ['Ana \u0085 Gomez\u200b', 'Ana Gomez'],
])('%j becomes %j', (text, line) => {
  expect(toOneLine(text)).toBe(line)
})

it('takes as much time for many blanks as for other letters: whoever sends them must not stop the server', () => {
  const blanks = ' '.repeat(1_000_000)
  expect(toOneLine(`a${blanks}b`)).toBe(`a${blanks}b`)
})
