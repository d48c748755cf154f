import { type ComponentType, lazy, Suspense } from 'react'
import { Skeleton } from '#app/ui/display/skeleton.tsx'
import type { PaymentConfig } from '#contract/money/payments.ts'
import type { CardFormProps } from './cards/card-form.ts'
import { MissingCardForm } from './cards/missing-card-form.tsx'
import { usePaymentConfig } from './use-payment-intent.ts'

/** The card form of each provider, loaded on demand. */
const CARD_FORMS: Readonly<Record<PaymentConfig['provider'], ComponentType<CardFormProps>>> = {
  stripe: lazy(() => import('./cards/stripe-card-form.tsx').catch(missing)),
  test: lazy(() => import('./cards/test-card-form.tsx').catch(missing)),
}

/** A page opened before a deployment requests scripts that no longer exist. */
function missing() {
  return { default: MissingCardForm }
}

/** The card form of the active payment provider. */
export function ProvidersForm(props: Omit<CardFormProps, 'config'>) {
  const { data: config } = usePaymentConfig()
  if (!config) return <FormSkeleton />
  const Form = CARD_FORMS[config.provider] ?? MissingCardForm
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Form {...props} config={config} />
    </Suspense>
  )
}

function FormSkeleton() {
  return <Skeleton shape="box" height="16rem" />
}
