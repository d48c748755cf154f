import { lapseHolds, retryRefunds } from '#server/bookings/lapse-holds.ts'
import { tidyImages } from '#server/images/tidy-images.ts'
import type { World } from '#server/world.ts'

type Job = {
  readonly name: string
  readonly everySeconds: number
  readonly run: (world: World) => Promise<unknown>
}

const TIMETABLE: readonly Job[] = [
  { name: 'lapse-holds', everySeconds: 30, run: lapseHolds },
  { name: 'retry-refunds', everySeconds: 60, run: retryRefunds },
  { name: 'tidy-images', everySeconds: 300, run: tidyImages },
]

/** Work that happens by itself. Every job may run on several servers at once. Answers how to stop. */
export function startJobs(world: World): () => void {
  const timers = TIMETABLE.map(({ name, everySeconds, run }) =>
    setInterval(() => {
      run(world).catch((error: unknown) => world.log.error({ job: name, error }, 'A job failed'))
    }, everySeconds * 1000).unref(),
  )
  return () => timers.forEach(clearInterval)
}
