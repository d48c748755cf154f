import { findWashedBefore } from '#domain/crew/kit-care.ts'
import type { Context } from '#server/context.ts'
import { findKits, readCare } from './kit-care-queries.ts'
import { kitNames } from './record-crew-care.ts'

/** Returns a function that finds when a checked thing had been washed, by its name on the load list. */
export async function readWashTimes(
  ctx: Context,
): Promise<(name: string, checkedAt: Date) => Date | undefined> {
  const [kits, care] = await Promise.all([findKits(ctx.db), readCare(ctx)])
  return (name, checkedAt) => {
    const kit = kits.find((one) => kitNames(one).includes(name))
    return kit && findWashedBefore(care.get(kit.id) ?? [], checkedAt)
  }
}
