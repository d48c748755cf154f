import { WHOLE_PERCENTAGE } from '#domain/foundation/money/money.ts'

/** The policy of the terms of service. The wizard needs no other default of the prices, so it stands alone. */
export const DEFAULT_POLICY = {
  depositPercent: 5_000,
  refundSteps: [{ daysBefore: 14, percent: WHOLE_PERCENTAGE }],
} as const
