import { z } from 'zod'
import { CREW_STEPS, STEP_NEEDS } from '#domain/crew/crew-steps.ts'

const StepNeeds = z.record(z.enum(CREW_STEPS), z.enum(STEP_NEEDS))

export const CrewSteps = z
  .object({ setup: StepNeeds, collect: StepNeeds })
  .meta({ id: 'CrewSteps', description: 'The steps required before a stop is done' })
