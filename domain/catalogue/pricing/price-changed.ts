import type { Cents } from '#domain/foundation/money/money.ts'
import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { Quote } from './types.ts'

/** The amounts that the browser showed, as far as it sent them. */
export type ClaimedAmounts = Partial<
  Record<'totalCents' | 'depositCents' | 'discountCents' | 'finalAmountCents', Cents | undefined>
>

/** Refuses a booking whose sender saw other amounts than we would charge. */
export function priceChanged(quote: Quote, claimed: ClaimedAmounts): Refusal | undefined {
  const differs = (name: keyof ClaimedAmounts) => claimed[name] !== undefined && claimed[name] !== quote[name]
  if (!(['totalCents', 'depositCents', 'discountCents', 'finalAmountCents'] as const).some(differs))
    return undefined
  return refuse('price_changed', 'payments.priceChanged', {
    due: quote.finalAmountCents,
    total: quote.totalCents,
  })
}
