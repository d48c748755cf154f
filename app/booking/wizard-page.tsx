import { useQueryClient } from '@tanstack/react-query'
import { lazy, memo, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { type BookingDraft, EMPTY_DRAFT } from '#app/lib/draft/booking-draft.ts'
import { readDraft, startNewDraft, subscribeToDraft } from '#app/lib/draft/booking-draft-store.ts'
import { hasHeldDraft } from '#app/lib/draft/stored-held-draft.ts'
import { useText } from '#app/lib/messages/use-text.ts'
import { focusFallback } from '#app/lib/page/focus-fallback.ts'
import { getLastSegment, usePathname } from '#app/lib/page/pathname.ts'
import { useIsInBrowser } from '#app/lib/use-is-in-browser.ts'
import { countStep } from '#app/lib/visits/count-step.ts'
import { TextButton } from '#app/ui/controls/text-button.tsx'
import type { VisitStep } from '#domain/money/reports/visit-steps.ts'
import { bookingApp } from './document/booking-app.tsx'
import { useHeldParty } from './held-booking/use-held-party.ts'
import { ConfirmationStep, DetailsStep, fetchLaterSteps, PaymentStep } from './later-steps.tsx'
import { AddonsStep } from './steps/addons/addons-step.tsx'
import { PartyStep } from './steps/party/party-step.tsx'
import { useOrder } from './use-order.ts'
import { isPartyChosen } from './use-selection-check.ts'
import { useWizard } from './use-wizard.ts'
import { WaitingStep } from './waiting-step.tsx'
import { WizardHeader } from './wizard-header.tsx'
import styles from './wizard-page.module.css'
import { CONFIRMATION, parseStep, type Step } from './wizard-steps.ts'

export const WizardApp = bookingApp(WizardPage)

function WizardPage() {
  return <Wizard requested={parseStep(getLastSegment(usePathname()))} />
}

/** Re-renders only if another step is requested: not when `/booking` becomes `/booking/1`. */
const Wizard = memo(function Wizard({ requested }: { requested: Step }) {
  useNewDraftAfterPayment()
  const text = useText()
  const draft = useDraft()
  const isChecking = usePaymentCheck()
  const order = useOrder(draft)
  const wizard = useWizard(requested, draft, order.mostTeepees)
  const held = useHeldParty(wizard.step)
  useCount(wizard.isReachable && !held.isOpening && !isChecking ? wizard.step : undefined)
  const step = { draft, order, wizard }
  const isBooked = wizard.step === CONFIRMATION
  useEffect(() => {
    if (wizard.step > 1) void fetchLaterSteps()
  }, [wizard.step])
  return (
    <>
      {/* Another element for the first step than for the others: a moved one would be a shift of the layout. */}
      <main key={wizard.step === 1 ? 'first' : 'later'} id="booking" tabIndex={-1}>
        {/* Once the party is booked, its draft is gone. */}
        <WizardHeader wizard={wizard} isPartyChosen={isBooked || isPartyChosen(draft, order)} />
        <div ref={focusFallback} tabIndex={-1} className="page-width">
          {held.sentence && !isBooked && (
            <p role="status" className={styles.told}>
              {held.sentence}{' '}
              {held.tryAgain && (
                <TextButton onClick={held.tryAgain}>{text('booking.common.tryAgain')}</TextButton>
              )}
            </p>
          )}
        </div>
        <InertAtFirst>
          {held.isOpening ? (
            <WaitingStep />
          ) : isChecking ? (
            <WaitingStep words={text('booking.wizard.checking')} />
          ) : (
            <>
              {wizard.step === 1 && <PartyStep {...step} />}
              {wizard.step === 2 && <AddonsStep {...step} />}
              {wizard.step === 3 && (wizard.isReachable ? <DetailsStep {...step} /> : <WaitingStep />)}
              {wizard.step === 4 &&
                (wizard.isReachable && !order.isAwaited ? <PaymentStep {...step} /> : <WaitingStep />)}
              {isBooked && <ConfirmationStep bookingId={draft.bookingId} />}
            </>
          )}
        </InertAtFirst>
      </main>
      <ContinueHeldParty onContinue={held.open} />
    </>
  )
})

/**
 * A choice made before hydration would be shown and then lost. A component of its own, so that nothing else
 * re-renders.
 */
function InertAtFirst({ children }: { children: ReactNode }) {
  const isInBrowser = useIsInBrowser()
  return (
    <div className="page-width" inert={!isInBrowser}>
      {children}
    </div>
  )
}

const COUNTED_AS: Readonly<Record<Step, VisitStep>> = {
  1: 'wizard',
  2: 'addons',
  3: 'details',
  4: 'payment',
  5: 'booked',
}

function useCount(shown: Step | undefined) {
  useEffect(() => {
    if (shown) countStep(COUNTED_AS[shown])
  }, [shown])
}

const LAST_STEPS: readonly string[] = [4, CONFIRMATION].map(String)
const isAtLastStep = () => LAST_STEPS.includes(getLastSegment(location.pathname))

/**
 * A visitor who returns after a finished booking wants a new one. Reloading the confirmation shows it again,
 * and so does reloading the payment step before the URL has changed to the confirmation.
 */
function useNewDraftAfterPayment() {
  useEffect(() => {
    if (readDraft().paymentComplete && !isAtLastStep()) startNewDraft()
  }, [])
}

/** Returns the draft; an empty one while rendering on the server. */
function useDraft(): BookingDraft {
  return useSyncExternalStore(subscribeToDraft, readDraft, () => EMPTY_DRAFT)
}

/** If it fails to load, the visitor begins anew. */
const ContinueDialog = lazy(() =>
  import('./held-booking/continue-dialog.tsx').catch(() => ({ default: () => null })),
)

/** Offers the party whose day another tab of this browser holds, if it was closed before paying. */
function ContinueHeldParty({ onContinue }: { onContinue: (reference: string) => void }) {
  const [hasHeld, setHeld] = useState(false)
  useEffect(() => setHeld(hasHeldDraft()), [])
  return (
    hasHeld && (
      <Suspense fallback={null}>
        <ContinueDialog onContinue={onContinue} />
      </Suspense>
    )
  )
}

/**
 * If a page was closed or reloaded between the click on Pay and the confirmation, checks first what happened
 * to the payment. Returns whether the check is still running.
 */
function usePaymentCheck(): boolean {
  const text = useText()
  const queryClient = useQueryClient()
  const [isChecking, setChecking] = useState(false)
  useEffect(() => {
    const { bookingId, paymentComplete } = readDraft()
    if (!bookingId || paymentComplete) return
    setChecking(true)
    const isAtPayment = isAtLastStep()
    // Without a response the wizard continues: paying checks again before it charges anything.
    import('./steps/payment/check-payment.ts')
      .then(({ checkPayment }) => checkPayment(queryClient, bookingId, { text, isAtPayment }))
      .catch(() => undefined)
      .finally(() => setChecking(false))
  }, [queryClient, text])
  return isChecking
}
