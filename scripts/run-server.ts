import { StartRefusal } from '#server/start-refusal.ts'

/** Runs the server in this process; a reason not to start is told in a sentence, with exit code 1. */
export async function runServer(options: { dev: boolean }): Promise<void> {
  stopWithParent()
  try {
    const { start } = await import('#server/main.ts')
    await start(options)
  } catch (error) {
    if (!(error instanceof StartRefusal)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** If the process that started us is killed outright, nobody would be left to stop us. */
function stopWithParent() {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel?.unref()
}
