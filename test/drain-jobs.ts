import { TIMETABLE } from '#server/jobs/timetable.ts'
import type { World } from '#server/world.ts'

/** Does everything that would happen by itself by the world's clock, in the timetable's order, and waits for it. */
export async function drainJobs(world: World): Promise<void> {
  for (const job of TIMETABLE) await job.run(world)
}
