import { type ComponentType, lazy } from 'react'
import type { PaymentConfig } from '#contract/payments.ts'
import type { CardFormProps } from './card-form.ts'

/** The card form of each provider, fetched only when it is shown. */
export const CARD_FORMS: Record<PaymentConfig['provider'], ComponentType<CardFormProps>> = {
  stripe: lazy(() => import('./stripe-card-form.tsx')),
  test: lazy(() => import('./test-card-form.tsx')),
}
