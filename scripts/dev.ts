import { run } from '#server/run.ts'
import { openLivePages } from './live-pages.ts'

// Node's watch mode restarts this when server, contract or domain code changes; Vite reloads what the browser runs.
process.env.NODE_ENV = 'development'
await run(openLivePages)
