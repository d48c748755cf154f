import type { Message } from '#domain/messages/message.ts'
import type { Context } from '#server/context.ts'

/** Work that starts by itself. It may be repeated at any time, and on several servers. */
export type Job = {
  readonly name: string
  /** Shown to people. */
  readonly title: Message
  /** When it starts, in Miami's time zone. */
  readonly cron: string
  /** Starts every minute and keeps looking for work until the next one starts. */
  readonly keepsWatch?: boolean
  /** How long one run may take before it counts as lost. */
  readonly expireInSeconds?: number
  readonly run: (ctx: Context, signal?: AbortSignal) => Promise<unknown>
}
