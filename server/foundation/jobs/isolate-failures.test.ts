import { pino } from 'pino'
import { expect, it } from 'vitest'
import { isolateFailures } from './isolate-failures.ts'

const DOWN = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
const AWAY = new Error('away')

it.each([
  { failing: {}, done: [1, 2, 3], logged: [], thrown: undefined },
  { failing: { 1: new Error('bad'), 2: new Error('worse') }, done: [3], logged: [1, 2], thrown: 'bad' },
  { failing: { 3: new Error('bad') }, done: [1, 2], logged: [3], thrown: 'bad' },
  { failing: { 1: new Error('bad'), 2: DOWN }, done: [], logged: [1], thrown: 'connect' },
  { failing: { 2: AWAY }, done: [1], logged: [], thrown: 'away' },
])('does $done, logs $logged and throws $thrown', async ({ failing, done, logged, thrown }) => {
  const lines: { row: number; level: number }[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const did: number[] = []
  const run = isolateFailures(
    { log },
    async (attempt) => {
      for (const row of [1, 2, 3])
        await attempt({ row }, async () => {
          const error = new Map(Object.entries<Error>(failing)).get(String(row))
          if (error) throw error
          did.push(row)
        })
      return 'finished'
    },
    (error) => error === AWAY,
  )
  await (thrown === undefined ? expect(run).resolves.toBe('finished') : expect(run).rejects.toThrow(thrown))
  expect([did, lines.map(({ row }) => row)]).toEqual([done, logged])
})
