import type { Config } from './config.ts'
import type { OpenPages } from './pages.ts'
import { readConfig } from './read-config.ts'
import { exitRefused } from './start-refusal.ts'

const PARENT_MILLISECONDS = 200

/** Runs the server in this process; a StartRefusal is printed as a sentence, with exit code 1. */
export async function run(openPages: OpenPages): Promise<void> {
  stopWithParent()
  try {
    const config = readConfig()
    const stopTracing = await startTracing(config)
    const { start } = await import('./main.ts')
    await start(config, openPages, stopTracing)
  } catch (error) {
    exitRefused(error)
  }
}

/** Without a traces endpoint nothing is loaded; with one, before the modules it instruments. */
async function startTracing({ sendsTraces }: Config): Promise<(() => Promise<void>) | undefined> {
  if (!sendsTraces) return undefined
  const tracing = await import('./tracing/start-tracing.ts')
  return tracing.startTracing()
}

/** If the process that started us, such as npm, is killed outright, nothing else would stop us. */
function stopWithParent() {
  const stop = () => process.kill(process.pid, 'SIGTERM')
  process.once('disconnect', stop)
  process.channel?.unref()
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    stop()
  }, PARENT_MILLISECONDS)
  watch.unref()
}
