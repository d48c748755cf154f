import type { Message } from '#domain/foundation/messages/message.ts'
import type { Context } from '#server/context.ts'

/** Work that starts automatically. It may be repeated at any time, and on several servers. */
export type Job = {
  readonly name: string
  /** Shown to people. */
  readonly title: Message
  /** When it starts, in Miami time. */
  readonly cron: string
  /** Starts every minute and keeps looking for work until the next run starts. */
  readonly keepsWatch?: boolean
  /** How many seconds a run may take before it counts as lost. */
  readonly expireInSeconds?: number
  readonly run: (ctx: Context, signal?: AbortSignal) => Promise<unknown>
}
