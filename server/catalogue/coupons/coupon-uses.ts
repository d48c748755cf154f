import type { Transaction } from '#server/foundation/database/client.ts'
import { and, eq, isNull, lt, or, sql } from '#server/foundation/database/drizzle.ts'
import { coupons } from '#server/foundation/database/schema/all-tables.ts'

/** Protects a coupon from deletion until the end of this transaction. Returns whether it still exists. */
export async function holdCoupon(tx: Transaction, couponId: number): Promise<boolean> {
  const isIt = eq(coupons.id, couponId)
  const held = await tx.select({ id: coupons.id }).from(coupons).where(isIt).for('key share')
  return held.length > 0
}

/** Counts one use, unless the coupon is used up; the row lock serializes concurrent customers. */
export async function takeCouponUse(tx: Transaction, couponId: number): Promise<boolean> {
  const taken = await tx
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} + 1` })
    .where(
      and(
        eq(coupons.id, couponId),
        eq(coupons.active, true),
        or(isNull(coupons.maxUses), lt(coupons.usedCount, coupons.maxUses)),
      ),
    )
    .returning({ id: coupons.id })
  return taken.length > 0
}

/** Gives a counted use back when its booking releases it. */
export async function giveCouponUseBack(tx: Transaction, couponId: number): Promise<void> {
  await tx
    .update(coupons)
    .set({ usedCount: sql`greatest(${coupons.usedCount} - 1, 0)` })
    .where(eq(coupons.id, couponId))
}
