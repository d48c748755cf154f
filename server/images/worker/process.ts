import { imageTasks } from './tasks.ts'

/** One task for the image worker, with the number its delivery will carry. */
export type TaskRequest = {
  readonly number: number
  readonly task: keyof typeof imageTasks
  readonly given: unknown[]
}
export type Delivery = { readonly number: number; readonly made?: unknown; readonly failure?: string }

// The image worker's own process: one task after another until its server lets go of it.
process.on('message', async ({ number, task, given }: TaskRequest) => {
  // Order ties each task to what it is given; the compiler cannot follow that through a message.
  const work = imageTasks[task] as (...given: unknown[]) => Promise<unknown>
  try {
    deliver({ number, made: await work(...given) })
  } catch (error) {
    deliver({ number, failure: String(error) })
  }
})
process.on('disconnect', () => process.exit())
// Sent to the whole group from a terminal: the server decides when to stop.
process.on('SIGINT', () => undefined)

function deliver(delivery: Delivery): void {
  // A server that was killed cannot be told anything anymore; without it there is nothing left to do.
  process.send?.(delivery, undefined, undefined, (error) => error && process.exit())
}
