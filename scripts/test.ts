import { rmSync } from 'node:fs'
import { ALL_STEPS, type Counts, STEPS_BY_PART, type Step } from './test-steps.ts'
import { keepTemporaryFilesInMemory } from './testing/temporary-files.ts'

// npm test                          everything
// npm test -- unit server/booking/bookings  one part; the rest is passed to its runner
const [part, ...rest] = process.argv.slice(2)
const only = part === undefined ? undefined : STEPS_BY_PART[part]
if (part !== undefined && !only) {
  process.stderr.write(`There is no part "${part}". Parts: ${Object.keys(STEPS_BY_PART).join(', ')}.\n`)
  process.exit(2)
}

process.env.NODE_ENV = 'test'
keepTemporaryFilesInMemory()
rmSync('test-results', { recursive: true, force: true })
const total: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] }
const lists = only ? only() : ALL_STEPS
await Promise.all(lists.map((steps, index) => runInOrder(steps, index === lists.length - 1)))
// Repeated at the end for anyone who reads only the last lines of a long run.
if (total.failures.length > 0) process.stdout.write(`\n${total.failures.join('\n')}\n`)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)

/** The visible list streams its output; a list beside it prints its own at the end of each step. */
async function runInOrder(steps: Step[], isShown: boolean): Promise<void> {
  for (const step of steps) {
    const output: string[] = []
    if (isShown) process.stdout.write(`\n▸ ${step.name}\n`)
    const counts = await step.run(rest, isShown ? 'terminal' : { write: (text) => output.push(text) })
    if (!isShown) process.stdout.write(`\n▸ ${step.name}\n${output.join('')}`)
    process.stdout.write(`${counts.failed > 0 ? '✗' : '✓'} ${step.name}\n`)
    total.passed += counts.passed
    total.failed += counts.failed
    total.skipped += counts.skipped
    total.failures.push(...counts.failures)
  }
}
