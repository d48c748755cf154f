import { buildIfNeeded } from './build.ts'
import { runServer } from './run-server.ts'

process.env.NODE_ENV = 'production'
await buildIfNeeded()
await runServer({ dev: false })
