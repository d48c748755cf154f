import { useText } from '#app/lib/messages/use-text.ts'
import { CONFIRMATION, type Step } from './wizard-steps.ts'

const ID = 'step-name'

/** The title of a step: in it in the first one, and in the line above it in the others. */
export function StepName({ step, className }: { step: Step; className?: string | undefined }) {
  const text = useText()
  return (
    step !== CONFIRMATION && (
      <h2 id={ID} tabIndex={-1} className={className}>
        {text(`booking.wizard.steps.${step}`)}
      </h2>
    )
  )
}

/** So that screen readers announce the step. */
export function focusStepName(): void {
  document.getElementById(ID)?.focus({ preventScroll: true })
}
