import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Pool } from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { BUSINESS_TIME_ZONE } from '#domain/foundation/time/party-day.ts'
import type { Context } from '#server/context.ts'
import { openDatabase } from '#server/foundation/database/client.ts'
import { isDatabaseDown } from '#server/foundation/database/constraint.ts'
import type { Job } from './job.ts'
import type { JobQueue, JobState } from './job-queue.ts'

const SCHEMA = 'jobs'
const CONNECTIONS = 4
/** How often a server reports that it is still running a job; if it was killed, another server takes the job over. */
const HEARTBEAT_SECONDS = 15
const WATCHED_SECONDS = 10
const WATCH_MILLISECONDS = 55_000
const EXPIRE_SECONDS = 300
const LOOK_AGAIN_MILLISECONDS = 2_000

export type BossQueue = JobQueue & {
  /** Starts working on the timetable, as one of any number of servers. */
  start(ctx: Context): Promise<void>
  stop(): Promise<void>
}

/**
 * Returns a queue of these jobs on PostgreSQL: each runs once, on whichever server takes it first. It must be started;
 * calls made before that wait until it has.
 */
export function bossQueue(connectionString: string, log: Logger, timetable: readonly Job[]): BossQueue {
  const database = openDatabase(
    connectionString,
    (error) => log.warn({ error: error.message }, 'A connection of the job queue failed'),
    { size: CONNECTIONS, name: 'moonlit-teepees jobs' },
  )
  const stopping = new AbortController()
  const started = Promise.withResolvers<PgBoss>()
  let isStarting = false

  return {
    async start(ctx) {
      isStarting = true
      started.resolve(startPersistently(database.pool, timetable, ctx, stopping.signal))
      await started.promise
    },
    async stop() {
      stopping.abort()
      try {
        // Stopping during the start waits for the start to finish, so that nothing begins on a closed database.
        const boss = isStarting ? await started.promise.catch(() => undefined) : undefined
        await boss?.stop({ graceful: true, timeout: 5_000 })
      } finally {
        await database.close()
      }
    },
    overview: async () => overview(await started.promise, timetable),
    async runNow(name) {
      if (!timetable.some((job) => job.name === name)) return false
      const boss = await started.promise
      await boss.send(name)
      return true
    },
  }
}

/**
 * Starts working on the timetable. The site is already open by then, so while the database is down this retries rather
 * than failing, until the queue is told to stop.
 */
async function startPersistently(
  pool: Pool,
  timetable: readonly Job[],
  ctx: Context,
  signal: AbortSignal,
): Promise<PgBoss> {
  for (;;) {
    const boss = await makeBoss(pool, ctx.log)
    try {
      await boss.start()
      await work(boss, timetable, ctx, signal)
      return boss
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => undefined)
      if (!isDatabaseDown(error) || signal.aborted) throw error
      ctx.log.warn({ error }, 'The jobs wait for the database')
      await pause(LOOK_AGAIN_MILLISECONDS, undefined, { signal }).catch(() => undefined)
    }
  }
}

/** Loads the library, whose cron parser takes 15 ms that opening the site need not wait for. */
async function makeBoss(pool: Pool, log: Logger): Promise<PgBoss> {
  const { PgBoss } = await import('pg-boss')
  const boss = new PgBoss({
    // Uses our own pool, which stops waiting for a hanging database.
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: SCHEMA,
    cronMonitorIntervalSeconds: 15,
    monitorIntervalSeconds: WATCHED_SECONDS,
    superviseIntervalSeconds: WATCHED_SECONDS,
  })
  boss.on('error', (error) => log.warn({ error: error.message }, 'The job queue has trouble'))
  return boss
}

async function work(
  boss: PgBoss,
  timetable: readonly Job[],
  ctx: Context,
  signal: AbortSignal,
): Promise<void> {
  const present = await presentJobs(boss, timetable)
  await Promise.all(
    timetable.map(async (job) => {
      if (!present.has(job.name)) await enter(boss, job)
      await employ(boss, job, ctx, signal)
    }),
  )
}

/** Returns the jobs whose queue and schedule in the database already match this release. */
async function presentJobs(boss: PgBoss, timetable: readonly Job[]): Promise<ReadonlySet<string>> {
  const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()])
  const isPresent = (job: Job) => {
    const queue = queues.find(({ name }) => name === job.name)
    const schedule = schedules.find(({ name }) => name === job.name)
    return (
      queue !== undefined &&
      schedule?.cron === job.cron &&
      schedule.timezone === BUSINESS_TIME_ZONE &&
      isDeepStrictEqual({ ...queue, ...getOptions(job) }, queue)
    )
  }
  return new Set(timetable.filter(isPresent).map(({ name }) => name))
}

async function enter(boss: PgBoss, job: Job): Promise<void> {
  // `stately`: at most one run is queued and one is active, however many servers there are.
  await boss.createQueue(job.name, { policy: 'stately', ...getOptions(job) })
  // createQueue leaves the queue of an earlier release unchanged.
  await boss.updateQueue(job.name, getOptions(job))
  await boss.schedule(job.name, job.cron, null, { tz: BUSINESS_TIME_ZONE })
}

function getOptions({ expireInSeconds = EXPIRE_SECONDS }: Job) {
  return {
    retryLimit: 3,
    retryDelay: 20,
    retryBackoff: true,
    expireInSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: 3 * 86_400,
  }
}

async function employ(boss: PgBoss, job: Job, ctx: Context, signal: AbortSignal): Promise<void> {
  await boss.work(job.name, { pollingIntervalSeconds: 2 }, async () => {
    try {
      await (job.keepsWatch ? keepWatch(job, ctx, signal) : job.run(ctx, signal))
    } catch (error) {
      ctx.log.error({ job: job.name, error }, 'A job failed')
      throw error
    }
  })
}

async function keepWatch(job: Job, ctx: Context, signal: AbortSignal): Promise<void> {
  const end = performance.now() + WATCH_MILLISECONDS
  while (performance.now() < end && !signal.aborted) {
    await job.run(ctx, signal)
    await pause(LOOK_AGAIN_MILLISECONDS, undefined, { signal }).catch(() => undefined)
  }
}

type Runs = {
  name: string
  running: boolean
  last: Date | null
  failure: { message?: string } | null
}

async function overview(boss: PgBoss, timetable: readonly Job[]): Promise<JobState[]> {
  const { rows } = await boss.getDb().executeSql(`
    SELECT name, bool_or(state = 'active') AS running, max(started_on) AS last,
      (array_agg(output ORDER BY completed_on DESC) FILTER (WHERE completed_on IS NOT NULL AND state = 'failed'
        AND completed_on > coalesce((SELECT max(completed_on) FROM ${SCHEMA}.job AS later
          WHERE later.name = job.name AND later.state = 'completed'), '-infinity')))[1] AS failure
    FROM ${SCHEMA}.job AS job GROUP BY name`)
  const runs = new Map((rows as Runs[]).map((row) => [row.name, row]))
  return timetable.map(({ name, title, cron }) => {
    const run = runs.get(name)
    const [nextRunAt = null] = boss.previewSchedule(cron, { tz: BUSINESS_TIME_ZONE, count: 1 })
    return {
      name,
      title,
      nextRunAt,
      isRunning: run?.running ?? false,
      lastRunAt: run?.last ?? null,
      lastFailure: run?.failure ? (run.failure.message ?? 'It stopped without a message') : null,
    }
  })
}
