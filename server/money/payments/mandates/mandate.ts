import type { Cents } from '#domain/foundation/money/money.ts'
import type { Language } from '#domain/foundation/text/language.ts'
import type { PartyDay } from '#domain/foundation/time/party-day.ts'
import { getCardLabel, type KnownCard } from '#domain/money/payments/card-label.ts'
import type { Transaction } from '#server/foundation/database/client.ts'
import { recordEvent } from '#server/foundation/events/record-event.ts'

/** A family that agrees to a charge or a hold, and what it read. */
export type Agreeing = {
  readonly seen: { readonly amountCents: Cents; readonly last4: string }
  readonly language: Language
  readonly address: string
}

type Agreed = Pick<Agreeing, 'language' | 'address'> & {
  readonly card: KnownCard & { readonly methodId: string }
  readonly sentence: string
  readonly amountCents: Cents
  readonly agreedAt: Date
}

/** Returns what every mandate stores of the family's consent. */
export function toMandate({ card: { methodId, cardBrand, cardLast4 }, ...agreed }: Agreed) {
  return { ...agreed, methodId, cardBrand, cardLast4 }
}

type Mandate = KnownCard & {
  readonly sentence: string | null
  readonly language: Language
  readonly agreedAt: Date
}

export function describeMandate(mandate: Mandate) {
  return {
    cardLabel: getCardLabel(mandate),
    consentText: mandate.sentence ?? '',
    consentLanguage: mandate.language,
    agreedAt: mandate.agreedAt.toISOString(),
  }
}

type Charged = KnownCard & { readonly amountCents: Cents | null }

/** The facts of an event about a charge or a hold. */
export function cardFacts({ amountCents, ...card }: Charged, day: PartyDay | null = null) {
  return { kind: 'card-charge', amountCents: amountCents ?? 0, day, card: getCardLabel(card) } as const
}

type CardEvent = {
  readonly kind: `booking.${'charge-agreed' | 'card-removed' | 'hold-agreed' | 'hold-taken-back' | 'hold-placed' | 'hold-released'}`
  readonly bookingId: number
  readonly actor?: 'customer' | 'system'
  readonly day?: PartyDay | null
}

/** Records what a family agreed to or took back, and what became of it. */
export function recordCardEvent(
  tx: Transaction,
  { kind, bookingId, actor = 'customer', day }: CardEvent,
  charged: Charged,
): Promise<void> {
  return recordEvent(tx, { kind, actor, subjectId: bookingId, facts: cardFacts(charged, day) })
}
