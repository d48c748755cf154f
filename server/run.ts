import { exitWithRefusal, stopWithParent } from '#platform/boot.ts'
import type { Config } from './config.ts'
import type { OpenPages } from './pages.ts'
import { readConfig } from './read-config.ts'

/** Runs the server in this process; a StartRefusal is printed as a sentence, with exit code 1. */
export async function run(openPages: OpenPages): Promise<void> {
  stopWithParent()
  try {
    const config = readConfig()
    const stopTracing = await startTracing(config)
    const { start } = await import('./main.ts')
    await start(config, openPages, stopTracing)
  } catch (error) {
    exitWithRefusal(error)
  }
}

/** Without a traces endpoint, nothing is loaded; with one, it is loaded before the modules it instruments. */
async function startTracing({ sendsTraces }: Config): Promise<(() => Promise<void>) | undefined> {
  if (!sendsTraces) return undefined
  const tracing = await import('./foundation/telemetry/start-tracing.ts')
  return tracing.startTracing()
}
