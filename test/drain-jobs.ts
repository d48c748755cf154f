import type { Context } from '#server/context.ts'
import { TIMETABLE } from '#server/timetable.ts'

/**
 * Runs every background job that is due by the context's clock, in the timetable's order, and waits for all of them.
 */
export async function drainJobs(ctx: Context): Promise<void> {
  for (const job of TIMETABLE) await job.run(ctx)
}
