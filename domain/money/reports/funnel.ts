import { getContinuedCounter, LOST_ON, type LostOn, VISIT_STEPS, type VisitStep } from './visit-steps.ts'

type StepCounts = readonly { readonly step: string; readonly visits: number }[]

type FunnelStep = {
  readonly step: VisitStep
  readonly visits: number
  /** The share of all visits to the site; a whole number. */
  readonly percent: number
  /** How many did not reach the next step; undefined for the last step. */
  readonly left: number | undefined
}

/**
 * Returns every step in order. A visit past midnight counts on both days, so a step may have more visits than the one
 * before.
 */
export function toFunnel(counts: StepCounts): FunnelStep[] {
  const [first] = VISIT_STEPS
  const all = count(counts, first)
  return VISIT_STEPS.map((step, place) => {
    const visits = count(counts, step)
    const next = VISIT_STEPS[place + 1]
    return {
      step,
      visits,
      percent: all === 0 ? 0 : Math.round((visits / all) * 100),
      left: next && Math.max(0, visits - count(counts, next)),
    }
  })
}

type Lost = { readonly sentence: LostOn; readonly read: number; readonly over: number; readonly gone: number }

/** Returns the sentences that visits read, and how many of those visits went no further. */
export function toLost(counts: StepCounts): Lost[] {
  return (Object.keys(LOST_ON) as LostOn[])
    .map((sentence) => {
      const read = count(counts, sentence)
      const over = Math.min(read, count(counts, getContinuedCounter(sentence)))
      return { sentence, read, over, gone: read - over }
    })
    .filter(({ read }) => read > 0)
}

function count(counts: StepCounts, wanted: string): number {
  return counts.find(({ step }) => step === wanted)?.visits ?? 0
}
