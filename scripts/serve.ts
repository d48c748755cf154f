import { runServer } from './run-server.ts'

// For containers and clusters: the pages are already built.
process.env.NODE_ENV = 'production'
await runServer({ dev: false })
