import { type Cents, formatDollars } from '../money.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { Quote } from './types.ts'

/** The amounts a browser believed in; whichever of them it sent. */
export type ClaimedAmounts = Partial<
  Record<'totalCents' | 'depositCents' | 'discountCents' | 'finalAmountCents', Cents | undefined>
>

/** Refuses a booking whose sender saw other amounts than the ones we would charge. */
export function priceChanged(quote: Quote, claimed: ClaimedAmounts): Refusal | undefined {
  const differs = (name: keyof ClaimedAmounts) => claimed[name] !== undefined && claimed[name] !== quote[name]
  if (!(['totalCents', 'depositCents', 'discountCents', 'finalAmountCents'] as const).some(differs))
    return undefined
  return refuse(
    'price_changed',
    `A price has changed since you made your choice: ${formatDollars(quote.finalAmountCents)} is due now, of a total of ${formatDollars(quote.totalCents)}. Please look at the summary again before you pay.`,
  )
}
