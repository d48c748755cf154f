import { type Message, message } from '#domain/foundation/messages/message.ts'
import type { ImportChange } from './import-changes.ts'
import { tidyCell } from './tidy-cell.ts'

/** What the ZIP codes of states begin with whose first digit is a zero, which spreadsheets drop. */
const ZERO_STATES: Readonly<Record<string, RegExp>> = {
  CT: /^06/,
  MA: /^0(?:1|2[0-7])/,
  ME: /^0(?:39|4[0-9])/,
  NH: /^03[0-8]/,
  NJ: /^0[78]/,
  PR: /^00[679]/,
  RI: /^02[89]/,
  VI: /^008/,
  VT: /^05/,
}

const STATE_NAMES: Readonly<Record<string, string>> = {
  CONNECTICUT: 'CT',
  FLORIDA: 'FL',
  MAINE: 'ME',
  MASSACHUSETTS: 'MA',
  'NEW HAMPSHIRE': 'NH',
  'NEW JERSEY': 'NJ',
  'PUERTO RICO': 'PR',
  'RHODE ISLAND': 'RI',
  VERMONT: 'VT',
}

type ReadZip = {
  readonly zipCode: string
  /** Written together with the ZIP code. */
  readonly state?: string
  readonly changes: readonly ImportChange[]
}

/**
 * Reads a ZIP code as spreadsheets and people write it: as a number with decimals, nine digits run together, or with
 * its state. A zero that a spreadsheet dropped is added only if the state's codes begin with it.
 */
export function readZip(cell: string, state: string | undefined): ReadZip | Message {
  const typed = tidyCell(cell)
  const match =
    /^(?:([A-Za-z][A-Za-z. ]*?)[,. -]*)??(\d{3,5}|\d{5} ?-? ?\d{4}|\d{7,9})(?:[.,]0+)?(?:[, ]+([A-Za-z]{2}))?$/.exec(
      typed,
    )
  if (!match) return { zipCode: typed, changes: [] }
  const [, before = '', digits = '', after = ''] = match
  const written = toState(before) ?? toState(after)
  const stated = toState(state ?? '')
  if ((before || after) && !written) return { zipCode: typed, changes: [] }
  if (written && stated && stated !== written)
    return message('imports.zipOfOtherState', { cell, state: stated })
  const zip = toZip(digits, written ?? stated)
  if (zip === undefined) return message('imports.zipShort', { cell })
  const changes: ImportChange[] = zip.hasZero
    ? ['zip_zero']
    : zip.zipCode === cell.trim()
      ? []
      : ['zip_tidied']
  return { zipCode: zip.zipCode, ...(written && { state: written }), changes }
}

/** Returns undefined for a code that is too short, unless its state says what is missing. */
function toZip(digits: string, state: string | undefined): { zipCode: string; hasZero: boolean } | undefined {
  const run = digits.replace(/[ -]/g, '')
  if (run.length === 5 || run.length === 9)
    return { zipCode: digits.length === run.length ? withDash(run) : tidyDash(digits), hasZero: false }
  const full = run.padStart(run.length > 5 ? 9 : 5, '0')
  return state && ZERO_STATES[state]?.test(full) ? { zipCode: withDash(full), hasZero: true } : undefined
}

const withDash = (run: string) => (run.length === 9 ? `${run.slice(0, 5)}-${run.slice(5)}` : run)
const tidyDash = (typed: string) => typed.replace(/ *- */, '-')

function toState(text: string): string | undefined {
  const name = text.replaceAll('.', '').trim().toUpperCase()
  return /^[A-Z]{2}$/.test(name) ? name : STATE_NAMES[name]
}
