import { readConfig } from '#server/read-config.ts'
import { StartRefusal } from '#server/start-refusal.ts'

/** Runs the server in this process; a reason not to start is told in a sentence, with exit code 1. */
export async function runServer(options: { dev: boolean }): Promise<void> {
  stopWithParent()
  try {
    const stopTracing = await startTracing()
    const { start } = await import('#server/main.ts')
    await start({ ...options, stopTracing })
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** Without an address for traces nothing of it is loaded; with one, before what it watches. */
async function startTracing(): Promise<(() => Promise<void>) | undefined> {
  if (!readConfig().sendsTraces) return undefined
  const tracing = await import('#server/tracing/start-tracing.ts')
  return tracing.startTracing()
}

/** If the process that started us is killed outright, nobody would be left to stop us. */
function stopWithParent() {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel?.unref()
}
