import { runServer } from './run-server.ts'

// For containers and clusters: the pages were built beforehand.
process.env.NODE_ENV = 'production'
await runServer({ dev: false })
