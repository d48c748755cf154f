import { exitWithRefusal } from '#platform/boot.ts'
import { buildIfNeeded } from './build.ts'

await buildIfNeeded().catch(exitWithRefusal)
await import('./serve.ts')
