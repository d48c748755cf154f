import type { BookingDraft } from '#app/lib/draft/booking-draft.ts'
import type { PricedDraft } from './use-order.ts'
import type { Wizard } from './use-wizard.ts'

export type StepProps = {
  readonly draft: BookingDraft
  readonly order: PricedDraft
  readonly wizard: Wizard
}
