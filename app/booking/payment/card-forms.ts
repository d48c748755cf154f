import { type ComponentType, lazy } from 'react'
import type { PaymentConfig } from '#contract/payments.ts'
import type { CardFormProps } from './card-form.ts'

/** The card form of each provider, fetched only when it is shown. */
export const CARD_FORMS: Partial<Record<PaymentConfig['provider'], ComponentType<CardFormProps>>> = {
  test: lazy(() => import('./test-card-form.tsx')),
}
