import type { Quote } from './types.ts'

type Sold = Pick<Quote, 'totalCents' | 'deliveryCents' | 'taxCents' | 'depositCents'> & {
  readonly isDeposit: boolean
}

/** Returns the parts of a sold order's price that are not stored with it; see Quote. */
export function getSoldParts(sold: Sold): Pick<Quote, 'subtotalCents' | 'balanceCents'> {
  const { totalCents, deliveryCents, taxCents, depositCents, isDeposit } = sold
  return {
    subtotalCents: totalCents - deliveryCents - taxCents,
    balanceCents: isDeposit ? totalCents - depositCents : 0,
  }
}
