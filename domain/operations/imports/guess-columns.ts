import {
  describeImportField,
  IMPORT_KINDS,
  type ImportField,
  type ImportKind,
  importFieldNames,
} from './import-fields.ts'

/** The programs people move from, besides a spreadsheet of their own. */
export const IMPORT_SOURCES = [
  'sheet',
  'booqable',
  'inflatable-office',
  'goodshuffle',
  'google-calendar',
] as const
export type ImportSource = (typeof IMPORT_SOURCES)[number]

/** Null: in that program the heading is none of our fields, whatever it means elsewhere. */
type Headings = Readonly<Record<string, ImportField | null>>

/** What a heading means in one program only, keyed as `headingKey` writes it. */
const OF_SOURCE: Readonly<Record<ImportSource, Partial<Record<ImportKind, Headings>>>> = {
  sheet: {},
  booqable: {
    bookings: {
      startsat: 'bookingDate',
      grandtotalwithtax: 'totalAmount',
      pricepaid: 'paidAmount',
      paid: 'paidAmount',
      tobepaid: 'balanceAmount',
      totaldiscount: 'discountAmount',
      // A refundable security deposit.
      deposit: null,
    },
    addons: { basepriceasdecimal: 'price', quantity: 'stock' },
  },
  'inflatable-office': {
    bookings: {
      eventstreet: 'partyAddress',
      eventcity: 'city',
      eventstate: 'state',
      eventzip: 'zipCode',
      homephone: 'customerPhone',
      rentalname: 'themeName',
      rentalqty: 'numberOfTeepees',
      ctrdepositdue: 'depositAmount',
      ctramountpaid: 'paidAmount',
      ctrbalancedue: 'balanceAmount',
    },
    customers: { homephone: 'customerPhone' },
  },
  goodshuffle: { bookings: { contracttotal: 'totalAmount', netpaid: 'paidAmount', venue: 'fullAddress' } },
  'google-calendar': {
    bookings: { subject: 'customerName', summary: 'customerName', location: 'fullAddress' },
    'unavailable-dates': { subject: 'reason', summary: 'reason' },
  },
}

/** Normalizes a heading: ignores case, accents, width, spaces and punctuation. */
export function headingKey(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

/**
 * Returns the field of each heading, by column number. A heading that is the exact name of a field needs no guess. No
 * field is assigned twice: an exact name wins over a guess, and otherwise the first column wins.
 */
export function guessColumns(
  kind: ImportKind,
  headings: readonly string[],
  source: ImportSource = 'sheet',
): (ImportField | undefined)[] {
  const keys = headings.map(headingKey)
  const taken = new Set<ImportField>()
  const guessed: (ImportField | undefined)[] = headings.map(() => undefined)
  const ofSource = new Map(Object.entries(OF_SOURCE[source][kind] ?? {}))
  // Our own list of bookings has a number called Booking ID beside the reference, which is our field of that name.
  if (kind === 'bookings' && keys.includes('reference')) ofSource.set('bookingid', null)
  for (const known of [ownNames(kind), ofSource, otherNames(kind)])
    for (const [column, key] of keys.entries()) {
      const field = known.get(key)
      if (!field || ofSource.get(key) === null || guessed[column] !== undefined || taken.has(field)) continue
      guessed[column] = field
      taken.add(field)
    }
  return guessed
}

function ownNames(kind: ImportKind): Map<string, ImportField> {
  return new Map(importFieldNames(kind).map((name) => [headingKey(name), name]))
}

function otherNames(kind: ImportKind): Map<string, ImportField> {
  const names = new Map<string, ImportField>()
  for (const name of importFieldNames(kind))
    for (const other of describeImportField(kind, name)?.alsoCalled ?? [])
      if (!names.has(other)) names.set(other, name)
  return names
}

/** Returns whether a cell is the heading of any kind of file that we know. */
export function isKnownHeading(cell: string): boolean {
  return KNOWN.has(headingKey(cell))
}

const KNOWN: ReadonlySet<string> = new Set(
  IMPORT_KINDS.flatMap((kind) => [
    ...ownNames(kind).keys(),
    ...otherNames(kind).keys(),
    ...IMPORT_SOURCES.flatMap((source) => Object.keys(OF_SOURCE[source][kind] ?? {})),
  ]),
)
