import { type Message, message } from '../messages/message.ts'
import { type Cents, MAXIMUM_CENTS, parseDollars } from '../money/money.ts'

/**
 * Parses an amount in dollars as people and programs write it: `1234.5`, `$1,234.50`, `USD 1,234.50`, `1.234,50`.
 * Returns cents, or a message for ambiguous amounts, such as `1.234`, and negative ones.
 */
export function readAmount(cell: string): Cents | Message {
  const typed = cell.replace(/[\s\u00a0\u202f]|USD|US\$|\$/gi, '')
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
