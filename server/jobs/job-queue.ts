export type JobState = {
  readonly name: string
  readonly title: string
  readonly isRunning: boolean
  readonly nextRunAt: Date | null
  readonly lastRunAt: Date | null
  /** What went wrong the last time, if it did. */
  readonly lastFailure: string | null
}

/** The queue of work that happens by itself, as the admin sees it. */
export type JobQueue = {
  overview(): Promise<JobState[]>
  /** Starts a job now, beside its timetable. Returns false for a job that does not exist. */
  runNow(name: string): Promise<boolean>
}

/** For tests and scripts, where nothing happens by itself. */
export const idleQueue: JobQueue = { overview: async () => [], runNow: async () => false }
