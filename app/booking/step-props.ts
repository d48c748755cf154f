import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import type { PartyOrder } from './use-order.ts'
import type { Wizard } from './use-wizard.ts'

export type StepProps = {
  readonly draft: BookingDraft
  readonly order: PartyOrder
  readonly wizard: Wizard
}
