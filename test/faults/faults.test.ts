import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildIfNeeded } from '../../scripts/build.ts'
import { type FaultySite, startFaultySite } from './faulty-site.ts'
import { signal } from './processes.ts'
import { mayMount, mountSmallDisk } from './small-disk.ts'
import { takeConnections } from './take-connections.ts'
import { letVisitorsIn, type Seen } from './visitors.ts'

/** How long a fault lasts in `npm run test:faults`; `npm test` runs the two worst ones briefly. */
const LONG_SECONDS = process.env.FAULT_SECONDS
const FAULT_SECONDS = Number(LONG_SECONDS ?? 3)
/** Shown when the database does not respond. */
const SENTENCE = /Nothing was lost/

type FaultCase = {
  readonly name: string
  /** Causes the fault and ends it before resolving. */
  readonly happens: (site: FaultySite) => Promise<unknown>
  /** Whether connections may break because no server is there to respond. */
  readonly cuts?: boolean
  readonly isInShortForm?: boolean
}

const POSTGRES = /postgres/
const lasting = () => pause(FAULT_SECONDS * 1000)
const postmaster = (site: FaultySite) => {
  const [pid = ''] = readFileSync(join(site.dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  return Number(pid)
}

const CASES: readonly FaultCase[] = [
  { name: 'the server is killed', happens: (site) => site.killAndRestart(), cuts: true },
  {
    name: 'the database is killed',
    happens: async (site) => signal([postmaster(site)], 'SIGKILL'),
    isInShortForm: true,
  },
  {
    name: 'one of the database’s processes is killed',
    happens: async (site) =>
      signal(site.processes(/postgres: .*(idle|INSERT|SELECT|COMMIT)/).slice(0, 1), 'SIGKILL'),
  },
  {
    name: 'the database is stopped in the middle of its work',
    happens: async (site) => signal([postmaster(site)], 'SIGINT'),
  },
  {
    name: 'the database is frozen',
    happens: async (site) => {
      const all = site.processes(POSTGRES)
      signal(all, 'SIGSTOP')
      await lasting()
      signal(all, 'SIGCONT')
    },
    isInShortForm: true,
  },
  {
    name: 'the clock jumps an hour ahead, and two hours back',
    happens: async () => {
      for (const hours of [1, -1, 0]) {
        writeFileSync(clock, String(hours * 3_600_000))
        await lasting()
      }
    },
  },
  {
    name: 'a column and a table are added by a newer version',
    happens: async (site) => {
      const client = new Client({ connectionString: site.connectionString })
      await client.connect()
      await client.query('ALTER TABLE bookings ADD COLUMN of_a_newer_version text')
      await client.query('CREATE TABLE of_a_newer_version (id int PRIMARY KEY)')
      await client.end()
      await lasting()
    },
  },
  {
    name: 'the database has no connection left',
    happens: async (site) => {
      const taken = await takeConnections(site.connectionString)
      await lasting()
      await Promise.all(taken.map((client) => client.end()))
    },
  },
]

let site: FaultySite
const folder = mkdtempSync(join(tmpdir(), 'teepee-clock-'))
const clock = join(folder, 'milliseconds')

beforeAll(async () => {
  await buildIfNeeded()
  writeFileSync(clock, '0')
  site = await startFaultySite({ NODE_OPTIONS: '--import=./test/faults/jumping-clock.ts', CLOCK_FILE: clock })
}, 600_000)
afterAll(async () => {
  await site?.stop()
  rmSync(folder, { recursive: true })
})

describe('nothing acknowledged is lost, and the site recovers on its own, when', () => {
  it.each(CASES.filter(({ isInShortForm }) => LONG_SECONDS || isInShortForm))(
    '$name',
    { timeout: 600_000 },
    async ({ name, happens, cuts = false }) => {
      const visitors = letVisitorsIn(() => site.url)
      await visitors.moreBookings(5)
      await happens(site)
      const ended = performance.now()
      await visitors.moreBookings(5)
      const recoveryMilliseconds = performance.now() - ended
      const seen = await visitors.leave()
      report(name, seen, recoveryMilliseconds)
      await expectNothingLost(site, seen)
      expectReplies(seen, ['200', '201', '409', '503', ...(cuts ? ['cut'] : [])])
      // Pages are served from memory, so readers notice nothing.
      if (!cuts) expect(Object.keys(seen.homePage)).toEqual(['200'])
    },
  )
})

if (LONG_SECONDS && mayMount())
  describe('a full disk', () => {
    it('refuses bookings in a sentence, and accepts them as soon as there is space', {
      timeout: 600_000,
    }, async () => {
      const disk = mountSmallDisk()
      const full = await startFaultySite({ DATA_DIR: disk.folder })
      try {
        const visitors = letVisitorsIn(() => full.url)
        await visitors.moreBookings(5)
        disk.fill()
        await lasting()
        disk.makeRoom()
        const ended = performance.now()
        await visitors.moreBookings(5)
        const recoveryMilliseconds = performance.now() - ended
        const seen = await visitors.leave()
        report('the disk is full', seen, recoveryMilliseconds)
        await expectNothingLost(full, seen)
        expectReplies(seen, ['200', '201', '409', '503'])
        expect(Object.keys(seen.homePage)).toEqual(['200'])
      } finally {
        await full.stop()
        disk.unmount()
      }
    })
  })

async function expectNothingLost(site: FaultySite, seen: Seen): Promise<void> {
  const stored = await site.references()
  expect(seen.acknowledged.filter((reference) => !stored.includes(reference))).toEqual([])
  expect(new Set(seen.acknowledged).size).toBe(seen.acknowledged.length)
}

function expectReplies({ booking, homePage, sentences }: Seen, allowed: readonly string[]): void {
  const statuses = new Set([...Object.keys(booking), ...Object.keys(homePage)])
  expect([...statuses].filter((status) => !allowed.includes(status))).toEqual([])
  for (const sentence of sentences) expect(sentence).toMatch(SENTENCE)
}

function report(name: string, seen: Seen, recoveryMilliseconds: number): void {
  const { acknowledged, booking, homePage, longestMilliseconds } = seen
  const counts = `bookings ${JSON.stringify(booking)}, pages ${JSON.stringify(homePage)}`
  const times = `longest ${Math.round(longestMilliseconds)} ms, five more bookings after ${Math.round(recoveryMilliseconds)} ms`
  process.stdout.write(`fault: ${name}: ${acknowledged.length} acknowledged; ${counts}; ${times}\n`)
}
