import { parentPort, workerData } from 'node:worker_threads'
import { readEvents } from '#server/calendar/ics/read-events.ts'
import { readTable } from './read-table.ts'

const readings = { readTable, readEvents }

export type Readings = typeof readings
export type Reading = { readonly kind: keyof Readings; readonly given: readonly unknown[] }

// The thread of a `FileParser`: it reads one file and ends.
const { kind, given } = workerData as Reading
// `FileParser` matches each reading with its arguments; the compiler cannot follow that through a message.
const read = readings[kind] as (...given: readonly unknown[]) => unknown
parentPort?.postMessage(read(...given))
