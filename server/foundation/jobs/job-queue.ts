import type { Message } from '#domain/foundation/messages/message.ts'

export type JobState = {
  readonly name: string
  readonly title: Message
  readonly isRunning: boolean
  readonly nextRunAt: Date | null
  readonly lastRunAt: Date | null
  /** The error of the last run, if it failed. */
  readonly lastFailure: string | null
}

/** The queue of background jobs, as the admin shows it. */
export type JobQueue = {
  overview(): Promise<JobState[]>
  /** Starts a job now, in addition to its timetable. Returns false if the job does not exist. */
  runNow(name: string): Promise<boolean>
}

/** For tests and scripts, where no job starts automatically. */
export const idleQueue: JobQueue = { overview: async () => [], runNow: async () => false }
