import type { ImportKind } from '#domain/operations/imports/import-fields.ts'
import type { KindImport } from '../rows/import-kind.ts'
import { ADDONS } from './addons.ts'
import { BOOKINGS } from './bookings.ts'
import { COUPONS } from './coupons.ts'
import { CUSTOMERS } from './customers.ts'
import { UNAVAILABLE_DATES } from './unavailable-dates.ts'

const RECORDS = {
  bookings: BOOKINGS,
  customers: CUSTOMERS,
  coupons: COUPONS,
  'unavailable-dates': UNAVAILABLE_DATES,
  addons: ADDONS,
} as const satisfies Readonly<Record<ImportKind, unknown>>

/** Only the kind itself knows the type of its records. */
export function findRecords(kind: ImportKind): KindImport<unknown> {
  return RECORDS[kind] as KindImport<unknown>
}
