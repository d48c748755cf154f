import { env } from 'node:process'

// npm run test:cluster: the long form of what `npm test` checks with a few bookings
env.CLUSTER_BOOKINGS ??= '5000'
env.CLUSTER_CUSTOMERS ??= '200'
process.argv.splice(2, process.argv.length, 'unit', 'test/cluster')
await import('./test.ts')
