import { expect, it } from 'vitest'
import { readPlainLines } from './read-plain-lines.ts'

it('every mail to families and staff is translated into any language', () => {
  const { mails, plain } = readPlainLines('./test/extensions/pseudo-language/on-server.ts', /(?<!-es)\.txt$/)
  expect(mails).toBeGreaterThan(40)
  expect(plain).toEqual([])
})
