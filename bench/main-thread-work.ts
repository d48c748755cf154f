import type { CDPSession } from '@playwright/test'

/** What a key press or a tap cost. */
export type Interaction = {
  readonly type: string
  /** From the event to the next frame, in milliseconds of wall time. */
  readonly wait: number
  /** Processor time of the page's main thread during the wait, in milliseconds; other programs do not count. */
  readonly work: number
}

type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** In microseconds. */
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args: {
    readonly name?: string
    readonly data?: { readonly interactionId?: number; readonly duration?: number; readonly type?: string }
  }
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata']

/** Traces the browser while `use` runs, and returns every key press and tap with its cost. */
export async function recordInteractions(
  devtools: CDPSession,
  use: () => Promise<void>,
): Promise<readonly Interaction[]> {
  const events: TraceEvent[] = []
  const onData = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]))
  devtools.on('Tracing.dataCollected', onData)
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  })
  await use()
  const complete = new Promise<void>((resolve) => devtools.once('Tracing.tracingComplete', () => resolve()))
  await devtools.send('Tracing.end')
  await complete
  devtools.off('Tracing.dataCollected', onData)
  return getInteractions(events)
}

/** Pairs the tasks of the main thread with the interactions that waited for them. */
function getInteractions(events: readonly TraceEvent[]): Interaction[] {
  const timings = events.filter(
    ({ name, ph, args }) => name === 'EventTiming' && ph === 'b' && (args.data?.interactionId ?? 0) > 0,
  )
  const isMain = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && isMain.has(`${pid} ${tid}`),
  )
  return timings.map(({ pid, ts, args }) => {
    const wait = args.data?.duration ?? 0
    const ends = ts + wait * 1000
    const within = tasks.filter(
      (task) => task.pid === pid && task.ts + (task.dur ?? 0) > ts && task.ts < ends,
    )
    const work = within.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
    return { type: args.data?.type ?? '', wait, work }
  })
}
