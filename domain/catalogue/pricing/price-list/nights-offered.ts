import { type Refusal, refuse } from '#domain/foundation/refusal/refusal.ts'
import type { NightSettings } from './list-terms.ts'

/** Refuses more nights than the owner offers, for the field of a request that asks for them. */
export function refuseTooManyNights(
  wanted = 1,
  { most }: NightSettings,
  field: 'numberOfNights' | 'nights' = 'numberOfNights',
): (Refusal & { readonly field: string }) | undefined {
  if (wanted <= most) return undefined
  return { ...refuse('invalid', 'rules.mostNights', { most }), field }
}
