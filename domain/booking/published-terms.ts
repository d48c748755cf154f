import { percentWords } from '../money.ts'
import { DEFAULT_PRICING } from '../pricing/pricing-settings.ts'
import { BALANCE_DUE_DAYS } from './balance.ts'
import { USUAL_RESCHEDULE } from './reschedule.ts'

const { policy } = DEFAULT_PRICING

/** The figures of the terms of service, for every text of the site that quotes one. */
export const PUBLISHED_TERMS = {
  deposit: percentWords(policy.depositPercent),
  balanceDueDays: BALANCE_DUE_DAYS,
  refundDays: Math.min(...policy.refundSteps.map(({ daysBefore }) => daysBefore)),
  rescheduleDays: USUAL_RESCHEDULE.daysBefore,
  /** The published delivery radius around Miami. */
  serviceMiles: 30,
} as const
