import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { WorkQueue } from '../work-queue.ts'
import type { Delivery, Order } from './process.ts'
import type { StudioTasks } from './tasks.ts'

const PROGRAM = fileURLToPath(new URL('./process.ts', import.meta.url))
const IDLE_MILLISECONDS = 15_000
const TASK_MILLISECONDS = 60_000
/** One arena: decoded pixels come and go in large pieces, and what is free goes back to the system. */
const MEMORY = { MALLOC_ARENA_MAX: '1' }

/** Thrown when the studio's process ended, or had to be ended, in the middle of a task. */
export class StudioFailure extends Error {}

/**
 * Where files that strangers made are decoded: a process of its own, one task at a time. A file that is too much for
 * it takes down the studio and not the site, and the memory goes back when there is nothing left to draw.
 */
export class Studio {
  readonly #queue = new WorkQueue(1)
  readonly #niceness: number
  #process: ChildProcess | undefined
  #closing: NodeJS.Timeout | undefined
  #orders = 0

  /** @param niceness above 0 to let visitors go first */
  constructor(niceness: number) {
    this.#niceness = niceness
  }

  /** Throws StudioFailure when the task cannot be done at all. */
  do<Task extends keyof StudioTasks>(
    task: Task,
    ...given: Parameters<StudioTasks[Task]>
  ): Promise<Awaited<ReturnType<StudioTasks[Task]>>> {
    type Made = Awaited<ReturnType<StudioTasks[Task]>>
    return this.#queue.run(() => this.#order(task, given) as Promise<Made>)
  }

  async #order(task: Order['task'], given: unknown[]): Promise<unknown> {
    clearTimeout(this.#closing)
    const process = this.#open()
    this.#orders += 1
    try {
      return await deliveryOf(process, { number: this.#orders, task, given })
    } finally {
      this.#closing = setTimeout(() => this.#close(), IDLE_MILLISECONDS).unref()
    }
  }

  #open(): ChildProcess {
    if (this.#process?.connected) return this.#process
    const opened = fork(PROGRAM, {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...globalThis.process.env, ...MEMORY },
    })
    if (opened.pid !== undefined && this.#niceness > 0) setPriority(opened.pid, this.#niceness)
    opened.unref()
    opened.channel?.unref()
    this.#process = opened
    return opened
  }

  #close(): void {
    if (this.#process?.connected) this.#process.disconnect()
    this.#process = undefined
  }
}

function deliveryOf(studio: ChildProcess, order: Order): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const overdue = setTimeout(() => studio.kill('SIGKILL'), TASK_MILLISECONDS)
    const end = (result: () => void) => {
      clearTimeout(overdue)
      studio.off('message', receive).off('exit', fail).off('error', fail)
      studio.channel?.unref()
      result()
    }
    const receive = ({ number, made, failure }: Delivery) => {
      if (number !== order.number) return
      end(() => (failure === undefined ? resolve(made) : reject(new StudioFailure(failure))))
    }
    const fail = () => end(() => reject(new StudioFailure('The studio broke down over a picture')))
    studio
      .on('message', receive as (message: unknown) => void)
      .on('exit', fail)
      .on('error', fail)
    // Whoever waits for a picture keeps the program alive.
    studio.channel?.ref()
    studio.send(order, (error) => error && fail())
  })
}
