import { spawnSync } from 'node:child_process'
import { median } from './median.ts'
import { startProduct } from './product.ts'
import { type ResultRow, row } from './row.ts'

const ROUNDS = 5
const START_MILLISECONDS = 1000

/** Measures a start with everything in place until it accepts requests, against a Node process that does nothing. */
export async function secondStart(env: Record<string, string>): Promise<ResultRow[]> {
  await (await startProduct(env)).stop()
  const ours: number[] = []
  const baseline: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const product = await startProduct(env)
    await product.stop()
    ours.push(product.startedIn)
    baseline.push(emptyNodeMilliseconds())
  }
  return [
    row('second start, to an empty Node process', {
      ours: median(ours),
      baseline: median(baseline),
      unit: 'ms',
      aim: '12 or less',
    }),
    row('second start, to the limit', {
      ours: median(ours),
      baseline: START_MILLISECONDS,
      unit: 'ms',
      aim: '1 or less',
    }),
  ]
}

function emptyNodeMilliseconds(): number {
  const started = performance.now()
  spawnSync(process.execPath, ['-e', '0'])
  return performance.now() - started
}
