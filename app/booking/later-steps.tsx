import loadTexts from 'virtual:messages/booking.details+booking.payment+booking.confirmation+booking.success+bookingFields+consent+policySentence'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { useLanguage } from '#app/lib/language/language.ts'
import { urlLanguage } from '#app/lib/language/url-language.ts'
import { loadMoreTexts } from '#app/lib/messages/page-text.ts'
import { LANGUAGES, type Language } from '#domain/foundation/text/language.ts'
import type { StepProps } from './step-props.ts'
import { WaitingStep } from './waiting-step.tsx'

type Load<Props> = () => Promise<ComponentType<Props>>

/**
 * The steps after the party's choices: their scripts are not needed to start. The server renders none of
 * these.
 */
const details = loadedLater<StepProps>(
  async () => (await import('./steps/details/details-step.tsx')).DetailsStep,
)
const payment = loadedLater<StepProps>(
  async () => (await import('./steps/payment/payment-step.tsx')).PaymentStep,
)
const confirmation = loadedLater<{ bookingId: string | null }>(
  async () => (await import('./confirmation/confirmation-step.tsx')).ConfirmationStep,
)

export const DetailsStep = details.Step
export const PaymentStep = payment.Step
export const ConfirmationStep = confirmation.Step

/** Preloads them while the visitor is on the first step. Whatever fails is loaded again when it is needed. */
export function fetchLaterSteps(): Promise<unknown> {
  return Promise.allSettled([details, payment, confirmation].map(({ fetch }) => fetch(urlLanguage())))
}

/** Shows a step once its script and texts have loaded: at once if they were preloaded. */
function loadedLater<Props extends object>(load: Load<Props>) {
  const fetched = new Map<Language, ComponentType<Props>>()
  const fetch = async (language: Language) => {
    const [step] = await Promise.all([load(), loadMoreTexts(language, loadTexts)])
    fetched.set(language, step)
    return step
  }
  const lazily = new Map<Language, ComponentType<Props>>(
    LANGUAGES.map((language) => [
      language,
      lazy(() => fetch(language).then((step) => ({ default: step }), missing)),
    ]),
  )
  /** Keeps the component it started with: swapping it would discard everything typed. */
  function InLanguage({ language, props }: { language: Language; props: Props }) {
    const [Shown] = useState(() => fetched.get(language) ?? lazily.get(language) ?? WaitingStep)
    return <Shown {...props} />
  }
  function Step(props: Props) {
    const language = useLanguage()
    return (
      <Suspense fallback={<WaitingStep />}>
        <InLanguage key={language} language={language} props={props} />
      </Suspense>
    )
  }
  return { Step, fetch }
}

/** Then the page says that it did not load completely, and offers to reload: the draft is kept. */
function missing() {
  document.documentElement.toggleAttribute('data-script-failed', true)
  return { default: WaitingStep }
}
