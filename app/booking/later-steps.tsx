import { type ComponentType, lazy, Suspense } from 'react'
import type { StepProps } from './step-props.ts'
import { WaitingStep } from './waiting-step.tsx'

/** What follows the choice of the party: its scripts are not needed to begin. The server renders none of these. */
const loadDetails = () => import('./details/details-step.tsx')
const loadPayment = () => import('./payment/payment-step.tsx')
const loadConfirmation = () => import('./confirmation/confirmation-step.tsx')

export const DetailsStep = loadedLater<StepProps>(async () => (await loadDetails()).DetailsStep)
export const PaymentStep = loadedLater<StepProps>(async () => (await loadPayment()).PaymentStep)
export const ConfirmationStep = loadedLater<{ bookingId: string | null }>(
  async () => (await loadConfirmation()).ConfirmationStep,
)

/** Fetches them while something else is chosen. What fails is fetched again when it is needed. */
export function fetchLaterSteps(): void {
  for (const load of [loadDetails, loadPayment, loadConfirmation]) load().catch(() => undefined)
}

function loadedLater<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Step = lazy(() => load().then((loaded) => ({ default: loaded }), missing))
  return (props) => (
    <Suspense fallback={<WaitingStep />}>
      <Step {...props} />
    </Suspense>
  )
}

/** The page then says that it did not load completely, and offers to load it again: the draft is kept. */
function missing() {
  document.documentElement.toggleAttribute('data-script-failed', true)
  return { default: WaitingStep }
}
