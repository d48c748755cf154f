import type { JobKind } from '#domain/calendar/work/jobs.ts'

/** What a crew is asked for at a stop, in the order of a visit. */
export const CREW_STEPS = ['on_the_way', 'arrived', 'photo', 'checked', 'counted', 'cash', 'signed'] as const
export type CrewStep = (typeof CREW_STEPS)[number]

export const STEP_NEEDS = ['required', 'allowed', 'off'] as const
export type StepNeed = (typeof STEP_NEEDS)[number]

/** Whether a stop needs each step before it is done. */
export type StepNeeds = Readonly<Record<CrewStep, StepNeed>>

export type StepsByKind = Readonly<Record<JobKind, StepNeeds>>

/** The steps on a site whose owner has not changed them. */
export const USUAL_STEPS: StepsByKind = {
  setup: {
    on_the_way: 'allowed',
    arrived: 'required',
    photo: 'required',
    checked: 'required',
    counted: 'off',
    cash: 'allowed',
    signed: 'off',
  },
  collect: {
    on_the_way: 'allowed',
    arrived: 'required',
    photo: 'allowed',
    checked: 'off',
    counted: 'required',
    cash: 'allowed',
    signed: 'off',
  },
}
