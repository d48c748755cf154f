import { env } from 'node:process'

// npm run test:hostile: the long form of what `npm test` checks with a few requests
env.HOSTILE_REQUESTS ??= '20000'
process.argv.splice(2, process.argv.length, 'unit', 'test/hostile')
await import('./test.ts')
