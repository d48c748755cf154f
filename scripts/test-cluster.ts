// npm run test:cluster: the long form of what `npm test` shows with few bookings
process.env.CLUSTER_BOOKINGS ??= '5000'
process.env.CLUSTER_CUSTOMERS ??= '200'
process.argv.splice(2, process.argv.length, 'unit', 'test/cluster')
await import('./test.ts')
