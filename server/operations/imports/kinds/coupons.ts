import { NewCoupon } from '#contract/catalogue/coupons.ts'
import { isRefusal } from '#domain/foundation/refusal/refusal.ts'
import { describeRefusal } from '#domain/foundation/translation/translate.ts'
import { headingKey } from '#domain/operations/imports/guess-columns.ts'
import { COUPON, couponColumns } from '#server/catalogue/coupons/coupon-kind.ts'
import { sql } from '#server/foundation/database/drizzle.ts'
import { bookings, coupons } from '#server/foundation/database/schema/all-tables.ts'
import type { KindImport } from '../rows/import-kind.ts'
import { checkValues, readRows } from '../rows/read-rows.ts'
import { countedByVersion, findIdentities, insertRows } from '../rows/stored-records.ts'
import { UnreadableRow } from '../rows/unreadable-row.ts'

type Columns = typeof coupons.$inferInsert

const IS_UNUSED = sql`NOT EXISTS (SELECT FROM ${bookings} WHERE ${bookings.couponId} = ${coupons.id})`

export const COUPONS: KindImport<Columns> = {
  async read(_ctx, _db, rows, terms) {
    return readRows('coupons', rows, terms, ({ discountType, discountValue, usedCount = 0, ...cells }) => {
      const entered = checkValues(
        NewCoupon,
        {
          ...cells,
          discountType: toDiscountType(discountType),
          // A percentage is parsed like an amount, since both have two decimals.
          discountValue,
        },
        terms.language,
      )
      const values = { ...couponColumns(entered), usedCount: Number(usedCount) } as Columns
      const refusal = COUPON.getRefusal(values as Record<string, unknown>)
      if (isRefusal(refusal)) throw new UnreadableRow(describeRefusal(terms.language, refusal))
      return { values, identity: entered.code }
    })
  },
  lock: async () => undefined,
  findStored: findIdentities(coupons.code),
  write: insertRows(coupons),
  ...countedByVersion(coupons, IS_UNUSED),
}

/** Without a type, it is a percentage. */
function toDiscountType(cell: string | number | boolean | undefined): string {
  const typed = headingKey(String(cell ?? 'percentage'))
  if (['percent', 'percentage', 'porcentaje', ''].includes(typed)) return 'percentage'
  return ['fixed', 'amount', 'dollars', 'fixedamount', 'fijo', 'monto'].includes(typed) ? 'fixed' : typed
}
