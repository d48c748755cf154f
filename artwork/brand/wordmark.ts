import { lettering } from '../paper/lettering.ts'
import { place } from '../paper/shapes.ts'
import { mark, NIGHT_MARK } from './mark.ts'

export const WORDMARK_SIZE = { width: 412, height: 80 }

/** The mark and the name in one line for the top of mails, on the night that is around it there. */
export const wordmark = (): string =>
  '<rect width="412" height="80" fill="#2c2048"/>' +
  place(0, 2, mark(NIGHT_MARK), { scale: 0.46 }) +
  place(88, 55, lettering('Moonlit Teepees', 42, '#ffe9d0'))
