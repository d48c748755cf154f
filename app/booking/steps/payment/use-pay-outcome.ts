import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { finishBooking } from '#app/booking/finish-booking.ts'
import type { StepProps } from '#app/booking/step-props.ts'
import type { Agreement } from '#app/booking/terms/use-agreement.ts'
import { priceTermsQuery } from '#app/booking/use-price-terms.ts'
import { findStepToFix, type Problems } from '#app/booking/wizard-steps.ts'
import { queriesAt } from '#app/lib/api/api-query.ts'
import type { AppliedCoupon } from '#app/lib/draft/booking-draft.ts'
import { saveDraft } from '#app/lib/draft/booking-draft-store.ts'
import { countStep } from '#app/lib/visits/count-step.ts'
import type { CustomerBooking, Quote } from '#contract/booking/bookings.ts'
import { validateCoupon } from './order/validate-coupon.ts'
import type { PayOutcome } from './pay-outcome.ts'
import type { Failure } from './payment-failure.tsx'

type ChangedPrice = { readonly message: string; readonly quote: Quote }

/** Handles the outcome of an attempt to pay, and holds what the payment step shows of it. */
export function usePayOutcome({ draft, wizard }: StepProps, agreement: Agreement) {
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<Failure>()
  const [changedPrice, setChangedPrice] = useState<ChangedPrice>()
  const [bookedAlready, setBookedAlready] = useState<CustomerBooking>()

  const refreshPrices = async () => {
    await Promise.all([
      queryClient.invalidateQueries(
        queriesAt('/api/themes', '/api/addons', '/api/price-terms', '/api/prices'),
      ),
      queryClient.prefetchQuery(priceTermsQuery(draft, true)),
    ])
    // Last: if these are the site's first fees or rules, the page needs them once the settings name them.
    await queryClient.invalidateQueries(queriesAt('/api/site-settings'))
  }

  const revise = (problems: Problems) => {
    void refreshPrices()
    void queryClient.invalidateQueries(
      queriesAt('/api/availability', '/api/availability/:date', '/api/questions'),
    )
    wizard.showProblems(problems)
    wizard.moveTo(findStepToFix(problems))
  }

  const conclude = async (outcome: PayOutcome) => {
    if (outcome.kind === 'paid') finishBooking(queryClient, outcome.booking)
    if (outcome.kind === 'failed') setFailure(outcome)
    if (outcome.kind === 'declined') setFailure({ message: outcome.message, isDeclined: true })
    if (outcome.kind === 'closed') setFailure({ message: outcome.message, closedBooking: outcome.bookingId })
    if (outcome.kind === 'terms-changed') {
      agreement.replace(outcome.terms)
      setFailure({ message: outcome.message })
    }
    if (outcome.kind === 'booked-already') setBookedAlready(outcome.booking)
    if (outcome.kind === 'revise') revise(outcome.problems)
    if (outcome.kind === 'price-changed') {
      countStep('price-changed')
      await Promise.all([refreshPrices(), refreshCoupon(draft.appliedCoupon)])
      setChangedPrice(outcome)
    }
    if (outcome.kind === 'refunded') {
      saveDraft({ bookingId: null })
      revise({ date: outcome.message })
    }
  }

  return {
    conclude,
    failure,
    setFailure,
    changedPrice,
    closeChangedPrice: () => setChangedPrice(undefined),
    bookedAlready,
    closeBookedAlready: () => setBookedAlready(undefined),
  }
}

/** The coupon may have changed; if it is no longer valid, the next attempt is refused with a message. */
async function refreshCoupon(coupon: AppliedCoupon | null): Promise<void> {
  if (!coupon) return
  const terms = await validateCoupon(coupon.code).catch(() => coupon)
  saveDraft({ appliedCoupon: terms })
}
