import { env } from 'node:process'

// npm run test:races: the long form of what `npm test` checks with fewer rounds
env.RACE_ROUNDS ??= '1000'
env.RACE_PAYMENTS ??= '500'
env.RACE_CHANGES ??= '200'
env.RACE_HISTORIES ??= '10000'
env.RACE_KILLED_CHANGES ??= '20'
env.RACE_KILLED_DAMAGE ??= '20'
env.RACE_KILLED_BOOKINGS ??= '100'
env.RACE_PICTURES ??= '40'
env.RACE_WEBHOOKS ??= '10000'
env.RACE_KILLED_UPLOADS ??= '8'
env.RACE_ORDERS ??= '200'
env.RACE_NIGHT_ROUNDS ??= '200'
env.RACE_CHARGES ??= '10000'
env.RACE_EVERYTHING ??= '1000'
process.argv.splice(2, process.argv.length, 'unit', 'test/races', 'test/journeys/webhooks')
await import('./test.ts')
