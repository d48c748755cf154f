import { toOneLine } from '#domain/foundation/text/one-line.ts'

/** The letters, digits and signs of ASCII in the width of Chinese ones. Other forms, such as `²`, mean more. */
const WIDE = /[\uff01-\uff5e]/g

/** Returns a cell as a single line with plain digits and dashes. */
export function tidyCell(cell: string): string {
  return toOneLine(cell)
    .replace(WIDE, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim()
}
