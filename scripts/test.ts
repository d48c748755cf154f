import { rmSync } from 'node:fs'
import { type Counts, parts, type Step } from './test-steps.ts'

// npm test                          everything
// npm test -- unit server/bookings  one part, and what follows goes to its runner
const [part, ...rest] = process.argv.slice(2)
const steps = part === undefined ? Object.values(parts).flat() : parts[part]
if (!steps) {
  process.stderr.write(`There is no part "${part}". Parts: ${Object.keys(parts).join(', ')}.\n`)
  process.exit(2)
}

process.env.NODE_ENV = 'test'
rmSync('test-results', { recursive: true, force: true })
const total = await runInOrder(steps)
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`)
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0)

async function runInOrder(steps: Step[]): Promise<Counts> {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const step of steps) {
    process.stdout.write(`\n▸ ${step.name}\n`)
    const counts = await step.run(rest)
    total.passed += counts.passed
    total.failed += counts.failed
    total.skipped += counts.skipped
    process.stdout.write(`${counts.failed > 0 ? '✗' : '✓'} ${step.name}\n`)
  }
  process.stdout.write('\n')
  return total
}
