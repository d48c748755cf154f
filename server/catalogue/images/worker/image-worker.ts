import { type ChildProcess, fork } from 'node:child_process'
import { Socket } from 'node:net'
import { setPriority } from 'node:os'
import { resolve } from 'node:path'
import { WorkQueue } from '../work-queue.ts'
import type { Delivery, TaskRequest } from './process.ts'
import type { ImageTasks } from './tasks.ts'

const PROGRAM = resolve('server/catalogue/images/worker/process.ts')
const IDLE_MILLISECONDS = 15_000
const TASK_MILLISECONDS = 60_000
/** One arena: decoded pixels come and go in large blocks, and freed memory returns to the system. */
const MEMORY = { MALLOC_ARENA_MAX: '1' }

type AnyTask = ImageTasks[keyof ImageTasks]

/** Thrown if the image worker's process exited, or had to be killed, during a task. */
export class ImageWorkerFailure extends Error {}

/**
 * Decodes uploaded files, which may be hostile, in a separate process, one task at a time. A file that overloads it
 * crashes the image worker rather than the site, and the memory is freed when there is no work left.
 */
export class ImageWorker {
  readonly #queue = new WorkQueue(1)
  readonly #niceness: number
  #process: ChildProcess | undefined
  #closing: NodeJS.Timeout | undefined
  #orders = 0

  /** @param niceness above 0 to give visitors priority */
  constructor(niceness: number) {
    this.#niceness = niceness
  }

  /** Throws ImageWorkerFailure if the task cannot be done at all. */
  do<Task extends keyof ImageTasks>(
    task: Task,
    ...given: Parameters<ImageTasks[Task]>
  ): Promise<Awaited<ReturnType<ImageTasks[Task]>>> {
    type Made = Awaited<ReturnType<ImageTasks[Task]>>
    return this.#queue.run(() => this.#order(task, given) as Promise<Made>)
  }

  /** Resolves once no task is left. */
  whenIdle(): Promise<void> {
    return this.#queue.whenIdle()
  }

  async #order(task: TaskRequest['task'], given: Parameters<AnyTask>): Promise<unknown> {
    clearTimeout(this.#closing)
    const process = this.#open()
    this.#orders += 1
    try {
      return await getDelivery(process, this.#orders, task, given)
    } finally {
      this.#closing = setTimeout(() => this.#close(), IDLE_MILLISECONDS).unref()
    }
  }

  #open(): ChildProcess {
    if (this.#process?.connected) return this.#process
    const opened = fork(PROGRAM, {
      // Decoding HEIC leaves much memory behind at once.
      execArgv: ['--expose-gc'],
      serialization: 'advanced',
      stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
      env: { ...globalThis.process.env, ...MEMORY },
    })
    if (opened.pid !== undefined && this.#niceness > 0) setPriority(opened.pid, this.#niceness)
    opened.unref()
    opened.channel?.unref()
    if (opened.stdin instanceof Socket) opened.stdin.unref()
    // If a process dies while it is written to, its exit reports that.
    opened.stdin?.on('error', () => undefined)
    this.#process = opened
    return opened
  }

  #close(): void {
    if (this.#process?.connected) this.#process.disconnect()
    this.#process = undefined
  }
}

function getDelivery(
  imageWorker: ChildProcess,
  number: number,
  task: TaskRequest['task'],
  [bytes, ...given]: Parameters<AnyTask>,
): Promise<unknown> {
  const request: TaskRequest = { number, task, byteCount: bytes.length, given }
  return new Promise((resolve, reject) => {
    const overdue = setTimeout(() => imageWorker.kill('SIGKILL'), TASK_MILLISECONDS)
    const end = (result: () => void) => {
      clearTimeout(overdue)
      imageWorker.off('message', receive).off('exit', fail).off('error', fail)
      imageWorker.channel?.unref()
      result()
    }
    const receive = ({ made, failure, ...delivery }: Delivery) => {
      if (delivery.number !== number) return
      end(() => (failure === undefined ? resolve(made) : reject(new ImageWorkerFailure(failure))))
    }
    const fail = () => end(() => reject(new ImageWorkerFailure('The image worker ended during a picture')))
    imageWorker
      .on('message', receive as (message: unknown) => void)
      .on('exit', fail)
      .on('error', fail)
    // A caller that waits for a picture keeps this process alive.
    imageWorker.channel?.ref()
    imageWorker.send(request, (error) => error && fail())
    imageWorker.stdin?.write(bytes)
  })
}
