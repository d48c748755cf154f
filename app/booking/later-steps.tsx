import loadTexts from 'virtual:messages/booking.details+booking.payment+booking.confirmation+booking.success+bookingFields+consent'
import { type ComponentType, lazy, Suspense } from 'react'
import { useLanguage } from '#app/lib/language/language.ts'
import { languageHere } from '#app/lib/language/language-here.ts'
import { loadMoreTexts } from '#app/lib/messages/page-text.ts'
import { LANGUAGES, type Language } from '#domain/text/language.ts'
import type { StepProps } from './step-props.ts'
import { WaitingStep } from './waiting-step.tsx'

/** What follows the choice of the party: its scripts are not needed to begin. The server renders none of these. */
const loadDetails = () => import('./details/details-step.tsx')
const loadPayment = () => import('./payment/payment-step.tsx')
const loadConfirmation = () => import('./confirmation/confirmation-step.tsx')

type Load<Props> = () => Promise<ComponentType<Props>>

export const DetailsStep = loadedLater<StepProps>(async () => (await loadDetails()).DetailsStep)
export const PaymentStep = loadedLater<StepProps>(async () => (await loadPayment()).PaymentStep)
export const ConfirmationStep = loadedLater<{ bookingId: string | null }>(
  async () => (await loadConfirmation()).ConfirmationStep,
)

/** Fetches them while something else is chosen. What fails is fetched again when it is needed. */
export function fetchLaterSteps(): void {
  const loadTheirTexts = () => loadMoreTexts(languageHere(), loadTexts)
  for (const load of [loadTheirTexts, loadDetails, loadPayment, loadConfirmation])
    load().catch(() => undefined)
}

/** Each language has its own, which is shown once its texts are here, too. */
function loadedLater<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const steps = LANGUAGES.map((language) => [language, withTexts(language, load)] as const)
  const stepIn = new Map<Language, ComponentType<Props>>(steps)
  return function Step(props) {
    const InLanguage = stepIn.get(useLanguage()) ?? WaitingStep
    return (
      <Suspense fallback={<WaitingStep />}>
        <InLanguage {...props} />
      </Suspense>
    )
  }
}

function withTexts<Props extends object>(language: Language, load: Load<Props>): ComponentType<Props> {
  return lazy(() =>
    Promise.all([load(), loadMoreTexts(language, loadTexts)]).then(
      ([loaded]) => ({ default: loaded }),
      missing,
    ),
  )
}

/** The page then says that it did not load completely, and offers to load it again: the draft is kept. */
function missing() {
  document.documentElement.toggleAttribute('data-script-failed', true)
  return { default: WaitingStep }
}
