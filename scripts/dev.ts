import { runServer } from './run-server.ts'

// Node's watch mode restarts this when server, contract or domain code changes; Vite reloads what the browser runs.
process.env.NODE_ENV = 'development'
await runServer({ dev: true })
