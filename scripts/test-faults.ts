import { env } from 'node:process'

// npm run test:faults: the long form of what `npm test` checks with short faults
env.FAULT_SECONDS ??= '60'
process.argv.splice(2, process.argv.length, 'unit', 'test/faults')
await import('./test.ts')
