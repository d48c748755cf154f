import { Suspense } from 'react'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { CardFormProps } from './card-form.ts'
import { CARD_FORMS } from './card-forms.ts'
import { usePaymentConfig } from './use-payment-intent.ts'

/** The card form of the payment provider in use. */
export function ProvidersForm(props: Omit<CardFormProps, 'config'>) {
  const { data: config } = usePaymentConfig()
  if (!config) return <FormSkeleton />
  const Form = CARD_FORMS[config.provider]
  return (
    <Suspense fallback={<FormSkeleton />}>
      <Form {...props} config={config} />
    </Suspense>
  )
}

function FormSkeleton() {
  return <Skeleton shape="box" height="16rem" />
}
