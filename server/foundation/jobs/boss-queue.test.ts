import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { bookings } from '#server/foundation/database/schema/all-tables.ts'
import { TIMETABLE } from '#server/timetable.ts'
import { bookingRequest } from '#test/factories/booking-request.ts'
import { MORNING, testContext } from '#test/test-context.ts'
import { type BossQueue, bossQueue } from './boss-queue.ts'

const queues: BossQueue[] = []
const ctx = testContext()
afterAll(() => Promise.all(queues.map((queue) => queue.stop())))

const openQueue = async () => {
  const queue = bossQueue(ctx.databaseUrl, pino({ level: 'silent' }), TIMETABLE)
  queues.push(queue)
  await queue.start({ ...ctx, jobs: queue })
  return queue
}

describe('the job queue', () => {
  it('installs itself with an ordinary database user’s privileges, and on two servers at once', async () => {
    const [first] = await Promise.all([openQueue(), openQueue()])
    const jobs = await first?.overview()
    expect(jobs?.map(({ name }) => name)).toEqual(TIMETABLE.map(({ name }) => name))
    expect(jobs?.every(({ nextRunAt }) => nextRunAt instanceof Date)).toBe(true)
  })

  it('runs a job on one of the servers, and shows when', async () => {
    const [queue] = queues
    await ctx.call('POST', '/api/bookings', bookingRequest())
    ctx.setNow(new Date(MORNING.getTime() + 31 * 60_000))
    expect(await queue?.runNow('lapse-holds')).toBe(true)
    expect(await queue?.runNow('make-coffee')).toBe(false)
    await vi.waitFor(
      async () => {
        const [booking] = await ctx.db.select().from(bookings)
        expect(booking?.bookingStatus).toBe('cancelled')
        const state = (await queue?.overview())?.find(({ name }) => name === 'lapse-holds')
        expect(state).toMatchObject({ lastFailure: null })
        expect(state?.lastRunAt).toBeInstanceOf(Date)
      },
      { timeout: 60_000, interval: 100 },
    )
  })
})

describe('a queue that is starting', () => {
  it('responds and accepts jobs once it has started', async () => {
    const queue = bossQueue(ctx.databaseUrl, pino({ level: 'silent' }), TIMETABLE)
    queues.push(queue)
    const [overview, taken] = [queue.overview(), queue.runNow('lapse-holds')]
    await queue.start({ ...ctx, jobs: queue })
    expect(await overview).toHaveLength(TIMETABLE.length)
    expect(await taken).toBe(true)
  })

  it('stops cleanly if it is stopped meanwhile, or was never started', async () => {
    for (const isStarted of [true, false]) {
      const queue = bossQueue(ctx.databaseUrl, pino({ level: 'silent' }), TIMETABLE)
      const starting = isStarted ? queue.start({ ...ctx, jobs: queue }) : undefined
      await queue.stop()
      await starting
    }
  })

  it('waits for a database that is down, and works once it is back', async () => {
    const address = new URL(ctx.databaseUrl)
    const socket = join(address.searchParams.get('host') ?? '', '.s.PGSQL.5432')
    const folder = mkdtempSync(join(tmpdir(), 'teepee-jobs-'))
    address.searchParams.set('host', folder)
    const queue = bossQueue(address.href, pino({ level: 'silent' }), TIMETABLE)
    const warned = Promise.withResolvers<void>()
    const log = pino({ level: 'warn' }, { write: () => warned.resolve() })
    const starting = queue.start({ ...ctx, jobs: queue, log })
    await warned.promise
    symlinkSync(socket, join(folder, '.s.PGSQL.5432'))
    await starting
    expect(await queue.overview()).toHaveLength(TIMETABLE.length)
    await queue.stop()
    rmSync(folder, { recursive: true })
  })

  it('gives up waiting when it is stopped', async () => {
    const queue = bossQueue('postgres://127.0.0.1:1/none', pino({ level: 'silent' }), TIMETABLE)
    const starting = queue.start({ ...ctx, jobs: queue })
    await Promise.all([expect(starting).rejects.toThrow(/ECONNREFUSED/), queue.stop()])
  })
})

describe('a queue of an earlier release', () => {
  const stored = async () => {
    const { rows } = await ctx.db.execute(
      `SELECT name, retry_limit, expire_seconds, cron, timezone FROM jobs.queue JOIN jobs.schedule USING (name) ORDER BY name`,
    )
    return rows
  }

  it.each([
    ['other limits', `UPDATE jobs.queue SET retry_limit = 1, expire_seconds = 60 WHERE name = 'send-mail'`],
    [
      'another schedule',
      `UPDATE jobs.schedule SET cron = '1 1 1 1 *', timezone = 'UTC' WHERE name = 'send-mail'`,
    ],
    ['no schedule', `DELETE FROM jobs.schedule WHERE name = 'send-mail'`],
  ])('gets the limits and the schedule of this one: %s', async (_, change) => {
    await openQueue()
    const before = await stored()
    expect(before).toHaveLength(TIMETABLE.length)
    await ctx.db.execute(change)
    expect(await stored()).not.toEqual(before)
    await openQueue()
    expect(await stored()).toEqual(before)
  })
})

describe('the jobs in the admin', () => {
  it('are for staff: 401 for visitors', async () => {
    expect((await ctx.call('GET', '/api/admin/jobs')).status).toBe(401)
    expect((await ctx.call('POST', '/api/admin/jobs/send-mail/run')).status).toBe(401)
  })

  it('200: the list; 404: a job that does not exist', async () => {
    expect(await ctx.staff('GET', '/api/admin/jobs')).toMatchObject({ status: 200, body: [] })
    expect((await ctx.staff('POST', '/api/admin/jobs/make-coffee/run')).status).toBe(404)
  })
})
