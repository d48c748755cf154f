import { once } from 'node:events'
import { imageTasks } from './tasks.ts'

/**
 * A task for the image worker, with the number that its result will carry. The picture itself arrives on standard
 * input: a message of 20 MB would be copied several times.
 */
export type TaskRequest = {
  readonly number: number
  readonly task: keyof typeof imageTasks
  readonly byteCount: number
  readonly given: unknown[]
}
export type Delivery = { readonly number: number; readonly made?: unknown; readonly failure?: string }

// The image worker's process: one task after another until its server disconnects.
process.on('message', async ({ number, task, byteCount, given }: TaskRequest) => {
  // `ImageWorker.do` matches each task with its arguments; the compiler cannot follow that through a message.
  const work = imageTasks[task] as (bytes: Buffer, ...given: unknown[]) => Promise<unknown>
  try {
    deliver({ number, made: await work(await readBytes(byteCount), ...given) })
  } catch (error) {
    deliver({ number, failure: String(error) })
  }
})
process.on('disconnect', () => process.exit())
// A terminal sends it to the whole process group, but the server decides when to stop.
process.on('SIGINT', () => undefined)

async function readBytes(count: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(count)
  let filled = 0
  while (filled < count) {
    const chunk: Buffer | null = process.stdin.read()
    if (chunk === null) await once(process.stdin, 'readable')
    else filled += chunk.copy(bytes, filled)
  }
  return bytes
}

function deliver(delivery: Delivery): void {
  // A killed server can no longer be reached, and without it there is nothing left to do.
  process.send?.(delivery, undefined, undefined, (error) => error && process.exit())
}
