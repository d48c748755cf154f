import { type Message, message } from '#domain/foundation/messages/message.ts'
import { type Cents, MAXIMUM_CENTS, parseDollars } from '#domain/foundation/money/money.ts'
import { tidyCell } from './tidy-cell.ts'

/** What a field's amounts may look like beyond plain ones. */
export type AmountTerms = {
  /** Written as what it takes off the price: `-25.00` is a discount of 25 dollars. */
  readonly isDiscount?: boolean
  /** A bare dash means nothing here, which is as good as zero. Elsewhere it may also mean that nobody knows. */
  readonly isDashZero?: boolean
}

type ReadAmount = {
  readonly cents: Cents
  readonly wasNegative: boolean
  readonly wasDash: boolean
}

/** With its cents, `1 234,50` cannot be two amounts. */
const GROUPED_BY_BLANKS = /^\d{1,3}(?: \d{3})+[.,]\d{2}(?!\d)/

/**
 * Parses an amount in dollars as people and programs write it: `1234.5`, `$1,234.50`, `USD 1,234.50`, `1.234,50`,
 * `(25.00)`, and the `$ -` of accountants. Returns a message for ambiguous amounts, such as `1.234`, and negative ones.
 */
export function readAmount(cell: string, terms: AmountTerms = {}): ReadAmount | Message {
  const signed = tidyCell(cell)
  const spaced = signed.replace(/USD|US\$|\$/gi, ' ').trim()
  // Two amounts in a cell are not one, however they are separated.
  if (/[\d.,]\s+[\d.,]/.test(spaced.replace(GROUPED_BY_BLANKS, '')))
    return message('imports.amountUnreadable', { cell })
  // Some write a dash for no cents: `$1,200.-`.
  const typed = spaced.replace(/\s/g, '').replace(/(?<=\d)(?:\.|[.,]-+)$/, '')
  if (/^-+$/.test(typed))
    return typed !== signed.replace(/\s/g, '') || terms.isDashZero
      ? { cents: 0, wasNegative: false, wasDash: true }
      : message('imports.amountDash', { cell })
  const [, before = '', number = typed, after = ''] = /^([(-]?)([^()-]*)([)-]?)$/.exec(typed) ?? []
  const isNegative = before + after === '-' || before + after === '()'
  const read = readPlain(isNegative ? number : typed, cell)
  if (typeof read !== 'number') return read
  if (!isNegative || read === 0) return { cents: read, wasNegative: false, wasDash: false }
  return terms.isDiscount
    ? { cents: read, wasNegative: true, wasDash: false }
    : message('imports.amountUnreadable', { cell })
}

function readPlain(typed: string, cell: string): Cents | Message {
  const plain = plainNumber(typed)
  const cents = plain === undefined ? undefined : parseDollars(plain)
  if (cents !== undefined) return cents
  if (plain !== undefined) return message('imports.amountTooLarge', { cell, most: MAXIMUM_CENTS })
  return /^\d{1,3}\.\d{3}$/.test(typed)
    ? message('imports.amountAmbiguous', { cell })
    : message('imports.amountUnreadable', { cell })
}

/** Returns the number with a decimal point and no other separators; undefined if it is ambiguous. */
function plainNumber(typed: string): string | undefined {
  if (/^\d+(\.\d{1,2})?$/.test(typed)) return typed
  // Programs that count in fractions of a cent append zeros.
  if (/^\d+\.\d{2}0+$/.test(typed) && !/^\d{1,3}\.\d{3}$/.test(typed))
    return typed.replace(/0+$/, '').replace(/\.$/, '')
  if (/^\d{1,3}(,\d{3})+(\.\d{1,2})?$/.test(typed)) return typed.replaceAll(',', '')
  if (/^\d{1,3}(\.\d{3})+,\d{2}$/.test(typed)) return typed.replaceAll('.', '').replace(',', '.')
  if (/^\d+,\d{2}$/.test(typed)) return typed.replace(',', '.')
  return undefined
}
