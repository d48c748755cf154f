import type { CrewStop } from '#contract/crew/crew.ts'
import type { CrewEventKind } from '#domain/crew/crew-events.ts'
import type { CrewStep, StepNeeds } from '#domain/crew/crew-steps.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { useReport } from '../parts/use-report.ts'
import {
  type CountedItem,
  getActions,
  isOpen,
  listSteps,
  missingSteps,
  type StopProgress,
} from './stop-progress.ts'

type About = {
  readonly stop: CrewStop
  readonly day: PartyDay
  readonly needs: StepNeeds
  readonly progress: StopProgress
  readonly items: readonly CountedItem[]
  readonly takesMoney: boolean
}

type Details = { readonly data?: Readonly<Record<string, unknown>>; readonly file?: File }

export type Visit = Pick<About, 'stop' | 'day' | 'progress' | 'items'> & {
  readonly steps: readonly CrewStep[]
  /** What must happen before it can be marked as done. */
  readonly missing: readonly CrewStep[]
  /** What can be reported next. */
  readonly actions: ReturnType<typeof getActions>
  /** Whether the steps are shown. */
  readonly isOpen: boolean
  readonly isBusy: boolean
  readonly problem: string | undefined
  /** Returns whether it was saved. */
  report(kind: CrewEventKind, details?: Details): Promise<boolean>
}

/** The state and actions of a stop's screen. */
export function useVisit({ stop, day, needs, progress, items, takesMoney }: About): Visit {
  const { report, problem, isBusy } = useReport()
  const asked = { needs, progress, takesMoney, items: items.map(({ name }) => name) }
  return {
    stop,
    day,
    progress,
    items,
    steps: listSteps(asked),
    missing: missingSteps(asked),
    actions: getActions(asked),
    isOpen: isOpen(asked),
    isBusy,
    problem,
    report: (kind, details = {}) => report({ stop, day, kind, ...details }),
  }
}
