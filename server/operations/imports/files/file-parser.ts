import { resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { ReadCalendar } from '#server/calendar/ics/read-events.ts'
import { WorkQueue } from '#server/catalogue/images/work-queue.ts'
import type { ImportedTable } from './imported-table.ts'
import type { CalendarTerms } from './read-ics.ts'
import type { Reading, Readings } from './reading-thread.ts'

const PROGRAM = resolve('server/operations/imports/files/reading-thread.ts')
/** ical.js searches forever for the next day of some rules, such as every day that is February 31. */
const MILLISECONDS_MOST = 10_000
/** Twice what the largest table takes. */
const MEGABYTES_MOST = 512

const TOO_HEAVY = refuse('too_large', 'imports.file.tooHeavy')

/**
 * Parses files of other programs, which may be hostile, in a separate thread, one at a time. A file that takes too long
 * or too much memory ends the thread, and no request waits for it but its own.
 */
export class FileParser {
  readonly #queue = new WorkQueue(1)

  async readTable(
    bytes: Uint8Array,
    terms: CalendarTerms,
    stopping?: AbortSignal,
  ): Promise<ImportedTable | Refusal> {
    return (await this.#read('readTable', [bytes, terms], stopping)) ?? TOO_HEAVY
  }

  /** Returns every event, each by itself; undefined if the text is not a calendar, or too heavy. */
  readEvents(text: string, now: Date, stopping?: AbortSignal): Promise<ReadCalendar | undefined> {
    return this.#read('readEvents', [text, now], stopping)
  }

  #read<Kind extends keyof Readings>(kind: Kind, given: Parameters<Readings[Kind]>, stopping?: AbortSignal) {
    return this.#queue.run(() => {
      const overdue = AbortSignal.timeout(MILLISECONDS_MOST)
      const until = stopping ? AbortSignal.any([stopping, overdue]) : overdue
      return readInThread({ kind, given }, until) as Promise<ReturnType<Readings[Kind]> | undefined>
    })
  }
}

/** Resolves to undefined if the thread was stopped, or ran out of memory. */
function readInThread(reading: Reading, until: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(PROGRAM, {
      workerData: reading,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEGABYTES_MOST },
    })
    const stop = () => void thread.terminate()
    if (until.aborted) stop()
    until.addEventListener('abort', stop)
    thread
      .once('message', resolve)
      .once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(undefined) : reject(error),
      )
      .once('exit', () => {
        until.removeEventListener('abort', stop)
        resolve(undefined)
      })
  })
}
