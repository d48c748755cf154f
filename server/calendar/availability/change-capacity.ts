import type { KindFacts } from '#contract/operations/audit-facts.ts'
import { isRefusal, type Refusal } from '#domain/foundation/refusal/refusal.ts'
import type { Admin } from '#server/context.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { lockCapacityRules } from '#server/foundation/database/locks.ts'
import { watchBookedDays } from './booking-conflicts.ts'

/** Who changes what can be booked, and whether to do so even if booked days break. */
export type CapacityChangeOptions = { readonly admin: Admin; readonly force: boolean | undefined }

/**
 * Changes what can be booked while no booking counts what is left, and refuses if booked days would be left with too
 * little. `isForced` makes the change anyway; the returned facts then say so for the audit log. Endpoints differ in
 * what a missing `force` means. Closed days, work and resources refuse without it. Settings, themes and add-ons could
 * be saved before this was checked, so they only refuse on `force: false`.
 */
export async function changeCapacity<Done extends object>(
  tx: Transaction,
  { now, isForced }: { readonly now: Date; readonly isForced: boolean },
  change: () => Promise<Done | Refusal>,
): Promise<(Done & Pick<KindFacts<'changes'>, 'breaksBookedDays'>) | Refusal> {
  await lockCapacityRules(tx)
  const findConflicts = await watchBookedDays(tx, now)
  const done = await change()
  if (isRefusal(done)) return done
  const conflicts = await findConflicts()
  if (!conflicts) return done
  return isForced ? { ...done, breaksBookedDays: true } : conflicts
}
