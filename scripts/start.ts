import { exitRefused } from '#server/start-refusal.ts'
import { buildIfNeeded } from './build.ts'

await buildIfNeeded().catch(exitRefused)
await import('./serve.ts')
